import { z } from 'zod'
import { settingsFrom } from '#server/settings.ts'
import { builtPage } from './built-site.ts'
import { contentFile } from './content-files.ts'
import type { LaunchContext } from './context.ts'

/** Content, pages and settings as a test of a check needs them; what it leaves out is as it should be. */
type Made = {
  /** YAML or Markdown, by the file's name. */
  content?: Record<string, string>
  schema?: z.ZodType
  /** What stands in the body of each page, by its address. */
  pages?: Record<string, string>
  /** Other files of the built site, by their address. */
  files?: readonly string[]
  environment?: Record<string, string>
  changed?: LaunchContext['changed']
  patience?: number
}

/** What a site needs that is ready. */
export const readyEnvironment = {
  SITE_URL: 'https://exprich.ng',
  SMTP_URL: 'smtp://mail.exprich.ng',
  MAIL_FROM: 'site@exprich.ng',
  MAIL_CONTACT: 'info@exprich.ng',
  MAIL_HR: 'careers@exprich.ng',
}

/** A context of made content, for the tests of the checks. */
export function madeContext({
  content = {},
  schema = z.unknown(),
  pages = {},
  files = [],
  environment = readyEnvironment,
  changed = () => undefined,
  patience,
}: Made): LaunchContext {
  const built = Object.entries(pages).map(([path, body]) => builtPage(path, body))
  const site = new Map(built.map((page) => [page.path, page]))
  return {
    content: Object.entries(content).map(([file, text]) => contentFile(file, text, schema)),
    site: { pages: site, has: (path) => site.has(path) || files.includes(path) },
    settings: settingsFrom(environment),
    given: new Set(Object.keys(environment)),
    changed,
    patience,
  }
}
