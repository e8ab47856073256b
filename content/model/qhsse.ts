import { sources } from './sources.ts'

/** What the QHSSE page lists (spec 2.6). */
export const { duties, firstRule, indicators } = sources.qhsse.read()
