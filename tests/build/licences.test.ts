import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundledLicences } from '#tools/client-scripts.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { licencesPath } from '#tools/postprocess/licences.ts'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { pageAt, siteFolder } from './built-site.ts'

const text = readFileSync(join(siteFolder, licencesPath), 'utf8')

it.each([
  'react',
  'react-dom',
  'scheduler',
  '@astrojs/react',
  'astro',
  'punycode.js',
  'pagefind',
  'tailwindcss',
  'world-atlas',
])('the licence of %s is handed out', (name) => {
  expect(text).toMatch(new RegExp(`^${name} \\d\\S* \\(\\S+\\)$`, 'm'))
})

it('holds the whole licences, that of the typeface as well', () => {
  for (const words of [
    'Copyright (c) Meta Platforms, Inc. and affiliates.',
    'THE SOFTWARE IS PROVIDED "AS IS"',
    'The Archivo Project Authors',
    'SIL OPEN FONT LICENSE Version 1.1',
  ])
    expect(text).toContain(words)
  expect(text.match(/^={80}$/gm)?.length).toBeGreaterThan(3)
})

it('is linked to by the terms of service and named in the file of React', async () => {
  const links = pageAt('/terms-of-service').elements.map((element) => attribute(element, 'href'))
  expect(links).toContain(licencesPath)
  const [react = ''] = await filesIn(siteFolder, 'assets/react.*.js')
  expect(readFileSync(join(siteFolder, react), 'utf8').slice(0, 100)).toContain(licencesPath)
})

it("leaves no list of Vite's behind", async () => {
  expect(await filesIn(siteFolder, `**/${bundledLicences}`)).toEqual([])
})
