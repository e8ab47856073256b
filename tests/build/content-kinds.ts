import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Document, parseDocument } from 'yaml'
import { contentFiles } from '#content/model/content-files.ts'
import { articles } from '#content/model/news.ts'
import { filesIn } from '#tools/lib/files-in.ts'
import { root } from '#tools/lib/root.ts'

/** The group's name after the evening. */
const newName = 'Exprich Holdings'

/** The numbers after the evening, by the ids of their figures. */
const newValues = new Map([
  ['professionals', 620],
  ['projects-completed', 260],
  ['trees-planted', 612_345],
  ['waste-recycled', 66],
  ['trir', 0.12],
])

/**
 * Edits a copy of `content/` as an editor may in one evening with the forms of `docs/editing.md`: an
 * article, an opening, a value, a milestone, five figures, a telephone number, Saturday's hours, a
 * label of the menu, and a new name for the group. All tests must still pass.
 */
async function playEvening(folder: string): Promise<void> {
  const edit = async (file: string, change: (record: Document) => void, into = file) => {
    const record = parseDocument(await readFile(join(folder, file), 'utf8'))
    change(record)
    await writeFile(join(folder, into), record.toString())
  }
  await writeFile(join(folder, 'news/2026-11-20-new-quay.md'), newArticle())
  const [opening = ''] = contentFiles('vacancies', '.yaml')
  await edit(
    opening,
    (record) => {
      record.set('title', 'Site Welder')
      record.set('order', 990)
      record.delete('reference')
    },
    'vacancies/site-welder.yaml',
  )
  await edit('values.yaml', (record) => {
    const value = { title: 'Patience', text: 'We take the time.', status: 'placeholder' }
    record.addIn(['values'], record.createNode(value))
  })
  await edit('milestones.yaml', (record) => {
    const milestone = { year: 2026, title: 'Quay', text: 'A quay opens.', status: 'placeholder' }
    record.addIn(['milestones'], record.createNode(milestone))
  })
  await edit('figures.yaml', (record) => {
    for (let n = 0; record.hasIn(['figures', n]); n += 1) {
      const value = newValues.get(String(record.getIn(['figures', n, 'id'])))
      if (value !== undefined) record.setIn(['figures', n, 'value'], value)
    }
  })
  await edit('contact.yaml', (record) => {
    record.setIn(['phones', 0, 'display'], '+234 000 765 4321')
    record.setIn(['phones', 0, 'dial'], '+2340007654321')
    record.setIn(['hours', 1, 'opens'], '10:00')
    record.setIn(['hours', 1, 'closes'], '15:30')
  })
  await edit('navigation.yaml', (record) => {
    for (let n = 0; record.hasIn(['menu', n]); n += 1) {
      const label = ['menu', n, 'links', 0, 'label']
      if (record.hasIn(label)) return record.setIn(label, 'Read this first')
    }
  })
  await edit('group.yaml', (record) => record.set('name', newName))
}

/** An article with the next number, as an editor may write it. */
function newArticle(): string {
  const [newest] = articles()
  const id = Math.max(0, ...articles().map((article) => article.id)) + 1
  return `---
id: ${id}
title: A new quay for {group}
excerpt: The quay at Onne takes its first ship this week, after two years of work.
category: ${newest?.category ?? 'Projects'}
date: 2026-11-20
author: '{group}'
image: ${newest?.image ?? 'hero-power'}
status: placeholder
---
The quay is 180 metres long. It never closes: ships berth by day and by night.

## What changes

Ships wait **two days less** than they did. See [our services](/services), or write to {email}.
`
}

const run = promisify(execFile)

/** The content kind of each build, and how its copy of `content/` is changed. */
const changes = {
  /** Only the contact details are confirmed. */
  confirmed: { kind: 'confirmed', change: (folder: string) => confirm(folder, /^contact\.yaml$/) },
  settled: { kind: 'confirmed', change: (folder: string) => confirm(folder, /./) },
  /** A draft that an editor has worked on. */
  evening: { kind: 'draft', change: playEvening },
} as const

export type MadeKind = keyof typeof changes

/** The environment variables for making and testing a kind's build. */
export function environmentOf(kind: MadeKind) {
  return {
    BUILT: `build/${kind}`,
    CONTENT: changes[kind].kind,
    CONTENT_FOLDER: join(root, `build/${kind}-content`),
  }
}

/** Makes a kind's build beside the draft (spec 2.24). */
export async function makeKind(kind: MadeKind): Promise<void> {
  const { BUILT, ...environment } = environmentOf(kind)
  await copyContent(environment.CONTENT_FOLDER)
  await changes[kind].change(environment.CONTENT_FOLDER)
  await run(process.execPath, ['tools/build.ts', '--with-inbox', '--into', BUILT], {
    cwd: root,
    env: {
      ...process.env,
      ...{ SITE_ENV: devNull, NODE_ENV: undefined, VITEST: undefined },
      ...environment,
    },
  })
}

async function copyContent(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  const data = (path: string) => !/\/content\/(model|schema)$/.test(path)
  await cp(join(root, 'content'), folder, { recursive: true, filter: data })
}

/** Confirms all placeholders in the files whose path matches. */
async function confirm(folder: string, confirmed: RegExp): Promise<void> {
  for (const file of await filesIn(folder, ['**/*.{yaml,md}'])) {
    if (!confirmed.test(file)) continue
    const path = join(folder, file)
    await writeFile(path, allConfirmed(await readFile(path, 'utf8')))
  }
}

/** A file as its owner leaves it: each placeholder confirmed, with who and when. */
export function allConfirmed(text: string): string {
  return text.replace(
    /^([ -]*)(?:(\w+)S|s)tatus: placeholder$/gm,
    (_, indent: string, prefix: string | undefined) => {
      const name = (word: string) =>
        prefix ? prefix + word.replace(/^./, (letter) => letter.toUpperCase()) : word
      return [
        `${indent}${name('status')}: confirmed`,
        `${indent.replace('-', ' ')}${name('confirmedBy')}: The company secretary`,
        `${indent.replace('-', ' ')}${name('confirmedOn')}: 2026-11-23`,
      ].join('\n')
    },
  )
}
