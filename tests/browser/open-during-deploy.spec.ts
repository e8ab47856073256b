import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { buildApp } from '#server/app.ts'
import { keepAssets } from '#tools/build/keep-assets.ts'
import { openPage } from './open-page.ts'
import { desktop } from './window-sizes.ts'

const built = fileURLToPath(new URL('../../build/client/', import.meta.url))

/** A script that Services loads and Home does not: `route-1a2b.js`. */
async function scriptOfServices(): Promise<string> {
  const [home = '', services = ''] = await Promise.all(
    ['index.html', 'services.html'].map((page) => readFile(join(built, page), 'utf8')),
  )
  const names = [...services.matchAll(/rel="modulepreload"[^>]*href="\/assets\/([^"]+)"/g)]
  const own = names.flatMap(([, name]) => (name && !home.includes(name) ? [name] : []))
  const script = own.find((name) => name.startsWith('route-'))
  if (!script) throw new Error('Services has no script of its own')
  return script
}

/** The build of other sources: one script has another name, in every file that names it. */
async function rebuild(folder: string, script: string, renamed: string): Promise<void> {
  await cp(built, join(folder, 'client'), { recursive: true })
  for (const name of await readdir(join(folder, 'client'), { recursive: true })) {
    const file = join(folder, 'client', name)
    // A twin would still name the old one.
    if (/\.(html|js|data)\.(br|gz)$/.test(name)) await rm(file)
    if (!/\.(html|js|data)$/.test(name)) continue
    const text = await readFile(file, 'utf8')
    if (text.includes(script)) await writeFile(file, text.replaceAll(script, renamed))
  }
  const assets = join(folder, 'client/assets')
  await rename(join(assets, script), join(assets, renamed))
}

test.use({ viewport: desktop })

test('a page that was open during a deploy still finds its scripts', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'deploy-'))
  const serve = async (port: number) => {
    const app = await buildApp({
      siteFolder: join(folder, 'client'),
      previousAssets: join(folder, 'previous/assets'),
      siteUrl: 'https://exprichgroup.example',
      trustProxy: false,
      logger: undefined,
    })
    const url = await app.listen({ port, host: '127.0.0.1' })
    return { app, url, port: Number(new URL(url).port) }
  }

  const script = await scriptOfServices()
  await cp(built, join(folder, 'client'), { recursive: true })
  const old = await serve(0)
  await openPage(page, `${old.url}/`)
  await page.evaluate(() => {
    document.documentElement.dataset.opened = 'before'
  })
  await old.app.close()

  await keepAssets(folder)
  await rm(join(folder, 'client'), { recursive: true })
  await rebuild(folder, script, 'route-renamed.js')
  const next = await serve(old.port)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(`${next.url}/services`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(asked).toContain(`/assets/${script}`)
  // The router went there: no reload hid a missing script.
  await expect(page.locator('html')).toHaveAttribute('data-opened', 'before')

  // Who comes after the deploy gets the new one.
  await page.reload()
  await expect(page.locator(`link[href="/assets/route-renamed.js"]`)).toHaveCount(1)
  await next.app.close()
  await rm(folder, { recursive: true })
})
