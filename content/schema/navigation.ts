import { z } from 'zod'
import { internalHref, line } from './text.ts'

export const menuLinkSchema = z.strictObject({
  label: line('label'),
  href: internalHref,
  /** One line on what is there. */
  note: line('note').optional(),
})

/** One top-level entry of the main menu: a plain link, or a menu of links (spec 2.2). */
export const menuItemSchema = z.union([
  z.strictObject({ label: line('label'), href: internalHref }),
  z.strictObject({
    label: line('label'),
    /** The entry is current on these addresses and below them. */
    current: z.array(internalHref).min(1),
    links: z.array(menuLinkSchema).min(1, { error: 'a menu needs at least one link' }),
  }),
])

export type MenuLink = z.infer<typeof menuLinkSchema>
export type MenuItem = z.infer<typeof menuItemSchema>
