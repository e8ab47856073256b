import { z } from 'zod'
import { line } from './text.ts'

/** What stands around every page (spec 2.3), and on the page for unknown addresses (spec 2.14). */
export const siteSchema = z.strictObject({
  newsletter: z.strictObject({ heading: line('heading'), text: line('text') }),
  /** After the copyright line: whose pictures these are. */
  legalLine: line('legal line'),
  /** What the drawing of the value chain shows, and the words in it. */
  drawing: z.strictObject({
    alt: line('alternative text'),
    gas: line('gas'),
    oil: line('oil'),
    seaLevel: line('sea level'),
    seaBed: line('sea bed'),
  }),
  notFound: z.strictObject({
    description: line('description'),
    text: line('text'),
    /** Over the links to other pages. */
    ways: line('ways'),
    links: z.array(
      z.strictObject({ label: line('label'), href: line('href'), note: line('note') }),
    ),
  }),
})

export type SiteText = z.infer<typeof siteSchema>
