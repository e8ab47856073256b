import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { contentMistakes } from './validate.ts'

it('finds nothing wrong with the content as it is', () => {
  expect(contentMistakes()).toEqual([])
})

describe('where texts take words from a file with mistakes', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'))
    for (const name of ['group.yaml', 'contact.yaml', 'figures.yaml', 'retention.yaml'])
      cpSync(`content/${name}`, join(folder, name))
    for (const name of ['companies', 'group', 'legal', 'news', 'pages', 'pictures', 'people'])
      cpSync(`content/${name}`, join(folder, name), { recursive: true })
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** The lines about braces of the report over the changed copy. */
  function reported(file: string, from: RegExp, to: string): string[] {
    const path = join(folder, file)
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
    const { stderr } = spawnSync(process.execPath, ['-e', checkTheCopy, '--input-type=module'], {
      env: { ...process.env, CONTENT_FOLDER: folder },
      encoding: 'utf8',
    })
    return stderr.split('\n').filter((line) => line.startsWith('content/'))
  }
  const checkTheCopy = `
    const { sources, pageSources } = await import('./content/model/sources.ts')
    const { group, contact, figures, legal, news } = sources
    for (const source of [group, contact, figures, legal, news, ...Object.values(pageSources)])
      for (const { text } of source.mistakes()) console.error(text)`

  it.each([
    ['group.yaml', /^name: .+/m, "name: ''", /^content\/group\.yaml: line 1: name: /],
    ['contact.yaml', /dial: .+/, 'dial: one', /^content\/contact\.yaml: .*phones 1: dial: /],
    ['figures.yaml', /value: 500\n/, "value: '500'\n", /^content\/figures\.yaml: .*: value: /],
  ])('%s alone is named, not what it leaves unfilled', (file, from, to, line) => {
    expect(reported(file, from, to)).toEqual([expect.stringMatching(line)])
  })
})
