import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteFolder } from './built-site.ts'

it('nothing of the editor is on the built site', () => {
  const names = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => statSync(join(siteFolder, name)).isFile())
  const found = files.filter(
    (name) =>
      /keystatic/i.test(name) ||
      /keystatic|keystar/i.test(readFileSync(join(siteFolder, name), 'latin1')),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(found).toEqual([])
})
