import { expect, it } from 'vitest'
import { sources } from '#content/model/sources.ts'
import type { ContentFile } from './content-files.ts'
import { contentFile, readContent } from './content-files.ts'
import { menders } from './finding.ts'
import { madeContext } from './made-context.ts'
import { checks } from './registry.ts'
import { launchReport } from './report.ts'
import { reportText } from './report-text.ts'

const plain = (_: string, text: string) => text

/** Our own content as it will be when everybody has done their part. */
function finished({ file, text, schema }: ContentFile): ContentFile {
  const stated = text
    .replaceAll(/: placeholder$/gm, ': stated')
    .replaceAll(/(?<!still )to\s+be\s+confirmed/gi, 'written down')
    .replaceAll(/still to be confirmed/gi, 'Settled')
    .replaceAll('Draft edition', 'First edition')
    .replaceAll('.example', '.ng')
    .replaceAll("href: '#'", 'href: https://exprich.ng')
    .replaceAll(/^( +)edition: '\d{4}'$/gm, '$&\n$1certificate: QM 12345')
  return contentFile(file, stated, schema)
}

const pages = { '/': '<a href="/about">About</a>', '/about': '<form method="post" action="/api">' }

it('a site with everything stated and set is ready', async () => {
  const context = { ...madeContext({ pages }), content: readContent().map(finished) }
  const report = await launchReport(checks, context)
  expect(report.groups.flatMap(({ findings }) => findings)).toEqual([])
  expect(report).toMatchObject({ version: 1, ready: true, left: 0 })
  expect(reportText(report, checks, plain)).toBe('Nothing is left: the site can go live.')
})

it('tells what is left, by who can mend it', async () => {
  const content = { 'content/group.yaml': "name: Exprich\nstatus: placeholder\nhref: '#'\n" }
  const context = madeContext({ content, pages: { '/': '<img src="/a.webp">' } })
  const report = await launchReport(checks, context, ['One thing was not looked at.'])
  expect(report).toMatchObject({ ready: false, left: 3 })
  expect(report.groups.map(({ who, left }) => [who, left])).toEqual(menders.map((who) => [who, 1]))
  expect(report.groups[0]?.findings[0]).toEqual({
    check: 'placeholders',
    place: 'content/group.yaml',
    line: 2,
    problem: 'Exprich',
    fix: 'Confirm or correct the entry; then write status: stated',
  })
  const text = reportText(report, checks, plain)
  expect(text).toMatch(/Placeholders \(1\)\n +Confirm .*:\n +content\/group\.yaml:2 +Exprich\n/)
  expect(text).toMatch(
    /One thing was not looked at\.\n3 left before the site can go live: owner 1, editor 1, engineer 1\.$/,
  )
})

it('reads every file that a schema judges', () => {
  const files = readContent().map(({ file }) => file)
  for (const source of Object.values(sources)) {
    if (!('schema' in source)) continue
    expect(files.some((file) => file.startsWith(`content/${source.name}`))).toBe(true)
  }
})

it('every check has a name of its own', () => {
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length)
})
