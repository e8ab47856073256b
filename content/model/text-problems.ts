import type { z } from 'zod'
import { controls } from '#contract/markup.ts'
import { website } from './fields.ts'
import { sitePages } from './site-pages.ts'
import { isHeld } from './substance.ts'
import { filled, isPlaceholderToken, unknownTokens } from './tokens.ts'

/**
 * What a text names that does not exist, figures in braces and addresses of its links, and what it cannot hold.
 *
 * @param meta of its field; where it says `link`, the text is an address of this site
 * @returns each with the `part` of the text that is wrong
 */
export function textProblems(
  text: string,
  { link, braces }: z.GlobalMeta = {},
): { part: string; message: string }[] {
  // Links of Markdown: `[words](/address)`.
  const inText = [...text.matchAll(/\]\(<?([^)\s>]+)/g)].map(([, href = '']) => href)
  return [
    ...(link ? [text] : inText).map((part) => ({ part, message: linkProblem(filled(part), link) })),
    ...unknownTokens(text, braces).map((name) => ({
      part: `{${name}}`,
      message: tokenProblem(name, braces),
    })),
    ...[...new Set(text.match(controls))].map((part) => ({
      part,
      message: `holds the character U+${codeOf(part)}, which cannot be shown: delete it`,
    })),
  ].filter(({ message }) => message !== '')
}

const codeOf = (character: string) =>
  character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')

/** Parts of long lists, and files to download, which a build makes. */
const made = /^\/(news\/page|careers\/in)\/.|\.[a-z0-9]+$/

/**
 * Why visitors could not follow a link; empty where they can.
 *
 * @param isField a field's link to what the build leaves out is left out as well; one in a sentence cannot be
 */
function linkProblem(href: string, isField = false): string {
  if (/^(mailto:.|tel:.|#)/.test(href)) return ''
  if (!/^\/(?!\/)/.test(href))
    return website.safeParse(href).success
      ? ''
      : `visitors cannot open ${href}: write an address on the Internet, or one of this site from its first slash`
  const [path = ''] = href.split(/[?#]/)
  if (!made.test(path) && !sitePages().has(path.replace(/(?<=.)\/$/, '')))
    return `there is no page ${path} on this site: choose another, or remove the link`
  return isField || isHeld(href) ? '' : `the site does not show ${href} yet: remove the link`
}

function tokenProblem(name: string, only?: readonly string[]): string {
  if (only)
    return `{${name}} cannot stand here: write ${only.map((each) => `{${each}}`).join(', ')} or words`
  return isPlaceholderToken(name)
    ? `{${name}} is a placeholder, which the public site leaves out: confirm it, or say it without`
    : `{${name}} is not known: add a figure of that name under Figures, or correct it`
}
