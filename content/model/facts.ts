import { sources } from './sources.ts'

/**
 * Every figure of the site, once. Texts name a figure as `{id}`. Figures that look alike but count
 * different things are separate records.
 */
export const { facts } = sources.facts.read()
