import { afterEach, expect, it, vi } from 'vitest'
import { runTool } from './run-tool.ts'

afterEach(() => vi.unstubAllEnvs())

it("keeps a shell's DEV, PROD, MODE and SSR out of what Astro builds, and nothing else", async () => {
  for (const name of ['DEV', 'PROD', 'MODE', 'SSR', 'SITE_URL']) vi.stubEnv(name, '1')
  const names = "['DEV', 'PROD', 'MODE', 'SSR', 'SITE_URL', 'ADDED']"
  const script = `${names}.filter((name) => name in process.env).join()`
  const added = { ADDED: '1', MODE: 'test' }
  expect(await runTool(['--print', script], added)).toEqual({
    code: 0,
    output: 'MODE,SITE_URL,ADDED',
  })
})

it('keeps what the tool prints, on both channels, and its code', async () => {
  const script = 'console.log("said"); console.error("complained"); process.exitCode = 3'
  const { code, output } = await runTool(['--eval', script])
  expect(code).toBe(3)
  expect(output.split('\n').sort()).toEqual(['complained', 'said'])
})
