import { execFile } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { filesIn } from '#tools/lib/files-in.ts'
import { root } from '#tools/lib/root.ts'
import { playEvening } from './evening.ts'

const run = promisify(execFile)

/** What becomes of a copy of `content/` before a build is made of it. */
const changes = {
  /** The owner has confirmed what a visitor cannot do without, and nothing else. */
  confirmed: { kind: 'confirmed', change: (folder: string) => confirm(folder, /^contact\.yaml$/) },
  settled: { kind: 'confirmed', change: (folder: string) => confirm(folder, /./) },
  /** A draft on which an editor has worked. */
  evening: { kind: 'draft', change: playEvening },
} as const

export type MadeKind = keyof typeof changes

/** Where a kind's build and its content are, and what makes and reads them. */
export function environmentOf(kind: MadeKind) {
  return {
    BUILT: `build/${kind}`,
    CONTENT: changes[kind].kind,
    CONTENT_FOLDER: join(root, `build/${kind}-content`),
  }
}

/** Makes such a build beside the draft (spec 2.24). */
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

/** Confirms all placeholders of the files of that name. */
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
