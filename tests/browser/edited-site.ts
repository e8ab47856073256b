import { environmentOf } from '../build/content-kinds.ts'
import { serveInTests } from './serve-build.ts'

/** The draft that an editor has worked on (tests/build/edited-content.ts): its forms only simulate. */
export const test = serveInTests(environmentOf('edited').BUILT)
