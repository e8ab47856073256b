import { sources } from './sources.ts'

/** What stands around every page, and on the page for unknown addresses. */
export const siteText = sources.site.read()
