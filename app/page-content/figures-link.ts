import { facts } from '#content/model/facts.ts'
import { pageText } from '#content/model/pages.ts'

/** The way from a group of figures to the first one's row on `/data` (spec 2.19). */
export type FiguresLink = { label: string; href: string }

/** @throws when there is no figure of that id, for which there would be no row */
export function figuresLink(id: string): FiguresLink {
  if (!facts.some((fact) => fact.id === id)) throw new Error(`there is no figure "${id}"`)
  return { label: pageText('/data').link, href: `/data#${id}` }
}
