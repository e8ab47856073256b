import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { keepAssets } from '#tools/build/keep-assets.ts'
import { openChat, replies, say } from './chat.ts'
import { serveBuild } from './serve-build.ts'
import { desktop, openPage, test } from './window.ts'

const built = fileURLToPath(new URL('../../build/client/', import.meta.url))

/** The chat's script, which a page requests at the first press: `assistant.1a2b.js`. */
async function scriptOfChat(): Promise<string> {
  const home = await readFile(join(built, 'index.html'), 'utf8')
  const [, script] = /component-url="\/assets\/(assistant[^"]+)"/.exec(home) ?? []
  if (!script) throw new Error('the chat has no script of its own')
  return script
}

/** Simulates a build of changed sources: renames a script, in every file that refers to it. */
async function rebuild(folder: string, script: string, renamed: string): Promise<void> {
  await cp(built, join(folder, 'client'), { recursive: true })
  for (const name of await readdir(join(folder, 'client'), { recursive: true })) {
    const file = join(folder, 'client', name)
    // A compressed copy would still refer to the old name.
    if (/\.(html|js)\.(br|gz)$/.test(name)) await rm(file)
    if (!/\.(html|js)$/.test(name)) continue
    const text = await readFile(file, 'utf8')
    if (text.includes(script)) await writeFile(file, text.replaceAll(script, renamed))
  }
  const assets = join(folder, 'client/assets')
  await rename(join(assets, script), join(assets, renamed))
}

test.use({ viewport: desktop })

test('a page that was open during a deploy still finds its scripts', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  const serve = (port?: number) =>
    serveBuild(join(folder, 'client'), join(folder, 'previous'), port)

  const script = await scriptOfChat()
  await cp(built, join(folder, 'client'), { recursive: true })
  const old = await serve()
  await openPage(page, `${old.origin}/`)
  await page.evaluate(() => {
    document.documentElement.dataset.opened = 'before'
  })
  await old.close()

  await keepAssets(folder)
  await rm(join(folder, 'client'), { recursive: true })
  await rebuild(folder, script, 'assistant.renamed.js')
  const next = await serve(Number(new URL(old.origin).port))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openChat(page)
  await say(page, 'hello')
  await expect(replies(page)).toHaveCount(2)
  expect(asked).toContain(`/assets/${script}`)
  // The page was not reloaded, which would hide a missing script.
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'before')

  // A page loaded after the deploy gets the new script.
  await page.reload()
  await expect(page.locator('[component-url="/assets/assistant.renamed.js"]')).toHaveCount(1)
  await next.close()
  await rm(folder, { recursive: true })
})
