import { afterEach, expect, it, vi } from 'vitest'
import { runTool } from './run-tool.ts'

afterEach(() => vi.unstubAllEnvs())

/** What a tool finds in its environment, of the variables named. */
async function seenByTool(names: readonly string[], environment?: Record<string, string>) {
  const found = `${JSON.stringify(names)}.filter((name) => name in process.env)`
  const { code, output } = await runTool(['--print', `JSON.stringify(${found})`], environment)
  expect(code, output).toBe(0)
  return JSON.parse(output)
}

it("keeps a shell's DEV, PROD, MODE and SSR out of what Astro builds", async () => {
  const names = ['DEV', 'PROD', 'MODE', 'SSR']
  for (const name of names) vi.stubEnv(name, '1')
  expect(await seenByTool(names)).toEqual([])
})

it('hands on the rest of the environment, and what is added to it', async () => {
  vi.stubEnv('SITE_URL', 'https://exprichgroup.example')
  expect(await seenByTool(['SITE_URL', 'ADDED', 'MODE'], { ADDED: '1', MODE: 'test' })).toEqual([
    'SITE_URL',
    'ADDED',
    'MODE',
  ])
})

it('keeps what the tool says, on both channels, and its code', async () => {
  const script = 'console.log("said"); console.error("complained"); process.exitCode = 3'
  const { code, output } = await runTool(['--eval', script])
  expect(code).toBe(3)
  expect(output.split('\n').sort()).toEqual(['complained', 'said'])
})
