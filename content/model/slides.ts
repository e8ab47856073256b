import { sources } from './sources.ts'

/** The slides of Home (spec 2.4.1). */
export const { slides } = sources.slides.read()
