import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { attribute } from '#tools/postprocess/page-elements.ts'
import { allPaths, listedPaths, pageAt, siteFolder, siteUrl } from './built-site.ts'

const maxBytes = 100 * 1024

function metaContent(path: string, name: string): string | undefined {
  const meta = pageAt(path).elements.find((element) =>
    ['property', 'name'].some((key) => attribute(element, key) === name),
  )
  return meta && attribute(meta, 'content')
}

/** The preview picture that `og:image` of a page names. */
function previewOf(path: string): Buffer {
  const address = metaContent(path, 'og:image') ?? ''
  expect(address, `og:image of ${path}`).toMatch(
    new RegExp(`^${siteUrl}/previews/[a-z0-9-]+\\.jpg$`),
  )
  return readFileSync(siteFolder + new URL(address).pathname.slice(1))
}

it.each(allPaths)('%s has a preview picture that is there, in its size', async (path) => {
  const bytes = previewOf(path)
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(String(width)).toBe(metaContent(path, 'og:image:width'))
  expect(String(height)).toBe(metaContent(path, 'og:image:height'))
  expect(bytes.length).toBeLessThanOrEqual(maxBytes)
  expect(metaContent(path, 'og:image:alt')).toBe(metaContent(path, 'og:title'))
  expect(metaContent(path, 'twitter:card')).toBe('summary_large_image')
})

it('shows each page with a picture of its own', () => {
  const pictures = listedPaths.map((path) => previewOf(path).toString('base64'))
  const twice = listedPaths.filter((_, index) => pictures.indexOf(pictures[index] ?? '') !== index)
  expect(twice).toEqual([])
})
