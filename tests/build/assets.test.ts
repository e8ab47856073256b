import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { filesIn } from '#tools/lib/files-in.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { allPaths, hasInbox, pageAt, siteFolder } from './built-site.ts'
import { expectNone } from './expect-none.ts'

it('has no file with a hash that nothing refers to', async () => {
  const assets = await filesIn(siteFolder, 'assets/*')
  const texts = await filesIn(siteFolder, '**/*.{html,css,js,json,xml,txt,svg,webmanifest}')
  const all = texts.map((file) => readFileSync(join(siteFolder, file), 'utf8')).join('\n')
  const unused = assets
    .filter((file) => !/\.(br|gz)$/.test(file))
    // Bundled with every page's footer, which shows it only where there is an inbox.
    .filter((file) => hasInbox || !/\/newsletter-form\./.test(file))
    .filter((file) => !all.includes(basename(file)))
  expect(assets.length).toBeGreaterThan(0)
  expectNone(unused, 'files that nothing refers to')
})

it('has every file that a page loads or may pick', () => {
  const lacking = allPaths.flatMap((path) =>
    pageAt(path)
      .elements.flatMap((element) =>
        ['src', 'srcset', 'imagesrcset'].flatMap(
          (name) => attribute(element, name)?.split(',') ?? [],
        ),
      )
      .map((candidate) => /^\s*([^\s#]+)/.exec(candidate)?.[1] ?? '')
      .filter((file) => file.startsWith('/assets/') && !existsSync(siteFolder + file.slice(1)))
      .map((file) => `${path}: ${file}`),
  )
  expectNone(lacking, 'files that are not there')
})
