import type { z } from 'zod'
import { listedCompanies } from './references.ts'
import { sitePages } from './site-pages.ts'
import { isHeld } from './substance.ts'
import { filled, isPlaceholderToken, unknownTokens } from './tokens.ts'

/**
 * What a text names that does not exist: figures in braces, companies, and addresses of its links.
 *
 * @param meta of its field; where it says `link`, the text is an address of this site
 * @returns each with the `part` of the text that is wrong
 */
export function textProblems(
  text: string,
  { link, braces }: z.GlobalMeta = {},
): { part: string; message: string }[] {
  const links = link ? [text].filter((href) => href.startsWith('/')) : linksIn(text)
  const messages = new Map([
    // A field's link to what the build leaves out is left out as well; one in a sentence cannot be.
    ...links.map(
      (part) => [part, linkProblem(filled(part)) ?? (link ? '' : lostPage(part))] as const,
    ),
    ...lostCompanies(text).map(
      (part) => [part, `there is no company for ${part}: ${mend}`] as const,
    ),
    ...unknownTokens(text, braces).map(
      (name) => [`{${name}}`, unknownToken(name, braces)] as const,
    ),
  ])
  return [...messages].flatMap(([part, message]) => (message ? { part, message } : []))
}

const mend = 'correct the link, or remove it'

/** The addresses in Markdown's links: `[words](/address)`. */
function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(<?([^)\s>]+)/g)].map(([, link = '']) => link)
}

function lostCompanies(text: string): string[] {
  const listed = listedCompanies().map(({ id }) => id)
  return [...text.matchAll(/\/subsidiaries\/([a-z0-9-]+)/g)]
    .filter(([, company = '']) => !listed.includes(company))
    .map(([link]) => link)
}

/** Why visitors could not follow a link; nothing where they can. */
export function linkProblem(href: string): string | undefined {
  if (/^(mailto:.|tel:.|#)/.test(href)) return undefined
  const [, host] = /^https?:\/\/([^/?#:]+)/i.exec(href) ?? []
  if (host !== undefined) {
    const isPublic = /\.[a-z]{2,}$/i.test(host) && !/\.(local|localhost|internal)$/i.test(host)
    return isPublic ? undefined : `visitors cannot open ${href}: write the address on the Internet`
  }
  const [path = ''] = href.split(/[?#]/)
  if (!/^\/(?!\/)/.test(path))
    return `visitors cannot open ${href}: begin with https:// or, for a page of this site, with /`
  // A file to download, which the build makes.
  if (/\.[a-z0-9]+$/.test(path) || path.startsWith('/subsidiaries/')) return undefined
  if (!sitePages().has(path.replace(/(?<=.)\/$/, '')) && !madeLists.test(path))
    return `there is no page ${path} on this site: choose another, or remove the link`
  return undefined
}

const lostPage = (href: string) =>
  href.startsWith('/') && !isHeld(href) ? `there is no page in this build for ${href}: ${mend}` : ''

/** Parts of long lists, which a build makes as they are needed. */
const madeLists = /^\/(news\/page|careers\/in)\/./

const unknownToken = (name: string, only?: readonly string[]) =>
  only
    ? `{${name}} cannot stand here: write ${only.map((each) => `{${each}}`).join(', ')} or words`
    : isPlaceholderToken(name)
      ? `{${name}} is a placeholder, which the public site leaves out: confirm it, or say it without`
      : `{${name}} is not known: add a figure of that name under Figures, or correct it`
