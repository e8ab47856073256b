import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { group } from '#content/model/group.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { root } from '#tools/lib/root.ts'
import { siteFolder } from './built-site.ts'

const before: string = parse(readFileSync(join(root, 'content/group.yaml'), 'utf8')).name

it.skipIf(group.name === before)('a renamed group has its old name nowhere', async () => {
  const texts = (await filesIn(siteFolder, '**/*')).filter(
    (file) =>
      statSync(siteFolder + file).isFile() &&
      /\.(html|js|json|xml|txt|csv|webmanifest|svg|ics)$/.test(file),
  )
  const old = texts.filter((file) => readFileSync(siteFolder + file, 'utf8').includes(before))
  expect(old).toEqual([])
  expect(readFileSync(`${siteFolder}index.html`, 'utf8')).toContain(group.name)
})
