import { z } from 'zod'
import { internalHref, line } from './text.ts'

/** A link as menus and lists show it. */
export const menuLinkSchema = z.strictObject({
  label: line('label'),
  href: internalHref,
  /** One line on what is there. */
  note: line('note').optional(),
})

/** One top-level entry of the main menu: a plain link, or a menu of links (spec 2.2). */
const menuItemSchema = z
  .strictObject({
    label: line('label'),
    href: internalHref.optional(),
    /** The entry is current on these addresses and below them. */
    current: z.array(internalHref).default([]),
    links: z.array(menuLinkSchema).default([]),
    /** The entry lists the companies that ask for a place in the menu. */
    companies: z.boolean().default(false),
  })
  .refine(({ href, links }) => (href === undefined) === links.length > 0, {
    error: 'a menu entry needs either href (a plain link) or links (a menu), one of the two',
  })

/** The menus and lists of links of header and footer (spec 2.2, 2.3). */
export const navigationSchema = z.strictObject({
  menu: z.array(menuItemSchema),
  /** Links of the top bar, and the end of the phone menu. */
  topLinks: z.array(menuLinkSchema),
  /** The footer's Quick Links. */
  quickLinks: z.array(menuLinkSchema),
  /** The footer's second row: what a visitor looks for less often. */
  moreLinks: z.array(menuLinkSchema),
  legalLinks: z.array(menuLinkSchema),
})

export type MenuLink = z.infer<typeof menuLinkSchema>
export type MenuItem = z.infer<typeof menuItemSchema>
