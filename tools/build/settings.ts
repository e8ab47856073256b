import { z } from 'zod'
import { aiBaseUrlSchema, originSchema } from '#contract/headers.ts'
import { BuildProblem } from './build-problem.ts'

const allowed: Record<string, string> = {
  SITE_URL: 'an address without path, for example https://exprichgroup.example',
  AI_BASE_URL: 'an http or https address, for example https://api.openai.com/v1',
}

const schema = z.object({
  SITE_URL: z.string().default('https://exprichgroup.example').pipe(originSchema),
  AI_BASE_URL: z.string().default('https://api.openai.com/v1').pipe(aiBaseUrlSchema),
})

/** The settings that are built into the pages; another value means another build. */
export type BuildSettings = z.infer<typeof schema>

/**
 * Reads the build's settings. An empty variable counts as not set.
 *
 * @throws {BuildProblem} naming variable, value and what is allowed
 */
export function buildSettingsFrom(environment: Record<string, string | undefined>): BuildSettings {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path }) => {
    const name = String(path[0])
    return `${name} is ${JSON.stringify(set[name])}: it must be ${allowed[name]}`
  })
  throw new BuildProblem(lines.join('\n'))
}
