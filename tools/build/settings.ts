import { z } from 'zod'
import { type ContentKind, contentKinds } from '#content/model/content-kind.ts'
import { aiBaseUrlSchema, hstsSchema, originSchema } from '#contract/headers.ts'
import { BuildProblem } from './build-problem.ts'

const allowed: Record<string, string> = {
  CONTENT: 'draft or confirmed',
  SITE_URL: 'an address without path, for example https://exprichgroup.example',
  AI_BASE_URL: 'an http or https address, for example https://api.openai.com/v1',
  INBOX_URL:
    'the address of the inbox without path, for example https://inbox.exprichgroup.example',
  HSTS: 'host, subdomains or preload',
}

const schema = z.object({
  CONTENT: z.enum(contentKinds).optional(),
  SITE_URL: z.string().default('https://exprichgroup.example').pipe(originSchema),
  AI_BASE_URL: z.string().default('https://api.openai.com/v1').pipe(aiBaseUrlSchema),
  INBOX_URL: originSchema.optional(),
  HSTS: hstsSchema,
})

/**
 * The settings that are built into the pages; another value means another build. The inbox is an
 * origin, or what `InboxPlace` says.
 */
export type BuildSettings = Required<z.infer<typeof schema>>

/**
 * Where the inbox is when `INBOX_URL` does not say: on the site's own origin, because our server
 * hands the site out, or nowhere, because it is a plain static build. Then forms only simulate
 * their delivery (spec 4, 7).
 */
export type InboxPlace = 'same-origin' | 'none'

/**
 * Reads the build's settings. An empty variable counts as not set.
 *
 * @param inbox where forms go when `INBOX_URL` names no other place
 * @throws {BuildProblem} naming variable, value and what is allowed
 */
export function buildSettingsFrom(
  environment: Record<string, string | undefined>,
  inbox: InboxPlace = 'none',
): BuildSettings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) {
    const { INBOX_URL = inbox, CONTENT = kindFor(parsed.data.SITE_URL) } = parsed.data
    return { ...parsed.data, INBOX_URL, CONTENT }
  }
  const lines = parsed.error.issues.map(({ path }) => {
    const name = String(path[0])
    return `${name} is ${JSON.stringify(set[name])}: it must be ${allowed[name]}`
  })
  throw new BuildProblem(lines.join('\n'))
}

/** A site without an address of its own is a draft (spec 2.24). */
function kindFor(siteUrl: string): ContentKind {
  return /(^|\.)example$/.test(new URL(siteUrl).hostname) ? 'draft' : 'confirmed'
}
