import { execFile } from 'node:child_process'
import { mkdir, mkdtempDisposable, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ContentKind } from '../../content/model/content-kind.ts'
import type { Mistake as Found } from '../../content/model/mistake.ts'
import { nameOf } from '../../content/model/open-items.ts'
import type { ContentRepository } from './content-repository.ts'
import { labelOf, sentence } from './field-names.ts'
import { type ContentRecord, fieldName, nameAsRead, parsedFile, records } from './records.ts'

const program = fileURLToPath(new URL('../../tools/check-content.ts', import.meta.url))

/** The results by kind and commit; commits are immutable. */
const checksOf = new WeakMap<ContentRepository, Map<string, Promise<Mistake[]>>>()
/** Settles with the last check. One at a time: each is a process that reads all content. */
let lastCheck: Promise<unknown> = Promise.resolve()

/** A mistake in a file, for people: its `record`'s name and form, and a sentence that names the field. */
export type Mistake = {
  path: string
  record: Pick<ContentRecord, 'name' | 'address'>
  /** The field in the file. */
  at: Found['at']
  text: string
}

/**
 * Finds what must be corrected in a commit's content before it can be built. Each check is a process of
 * its own, because the schemas read other content files only once per process.
 *
 * @param kind of the build; a confirmed one leaves out placeholders, and fails where it cannot
 */
export function contentCheck(
  content: ContentRepository,
  kind: ContentKind = 'draft',
): (commit: string) => Promise<Mistake[]> {
  const found = checksOf.get(content) ?? new Map<string, Promise<Mistake[]>>()
  checksOf.set(content, found)
  return (commit) => {
    const name = `${kind} ${commit}`
    const known = found.get(name)
    if (known) return known
    const checked = lastCheck.then(() => check(content, commit, kind))
    found.set(name, checked)
    lastCheck = checked.catch(() => found.delete(name))
    return checked
  }
}

/**
 * What a check has found; undefined while it runs: a screen does not wait for it, and reloads. Undefined as well
 * where it could not run, for want of memory perhaps: the next request starts another one.
 */
export function foundSoFar(checked: Promise<Mistake[]>): Promise<Mistake[] | undefined> {
  return Promise.race([checked.catch(() => undefined), wait(150, undefined)])
}

async function check(
  content: ContentRepository,
  commit: string,
  kind: ContentKind,
): Promise<Mistake[]> {
  await using place = await mkdtempDisposable(join(tmpdir(), 'desk-check-'))
  const names = [...(await content.files(commit)).keys()]
  // A check reads no photograph, and they are nearly all the bytes.
  const read = names.filter((name) => records.pictureKind(name) !== 'photograph')
  for (const [name, bytes] of await content.readAll(commit, read)) {
    await mkdir(dirname(join(place.path, name)), { recursive: true })
    await writeFile(join(place.path, name), bytes)
  }
  const found: Found[] = JSON.parse(await printed(place.path, kind))
  return await Promise.all(found.map((mistake) => inWords(place.path, mistake)))
}

/** A mistake in people's words: by the names of their forms and fields. */
async function inWords(
  folder: string,
  { file: path, at, message, unconfirmed }: Found,
): Promise<Mistake> {
  const bytes = await readFile(join(folder, path)).catch(() => Buffer.of())
  const parsed = parsedFile(path, bytes)
  const found = records.of(path)
  const name = found ? nameAsRead(found, parsed.data) : path
  const record = { address: found?.address ?? '', name }
  if (!unconfirmed) return { path, record, at, text: mistakeText(path, parsed, { at, message }) }
  const [list] = at
  const entry = `${labelOf(String(list), {})}: “${nameOf(path, parsed.data, at)}”`
  const what = list === undefined ? name : entry
  const text = `${what} is not confirmed yet. The public site cannot be built without it.`
  return { path, record, at, text }
}

/** What is wrong in a field, as a sentence that names it. */
export function mistakeText(
  path: string,
  parsed: ReturnType<typeof parsedFile>,
  { at, message }: Pick<Found, 'at' | 'message'>,
): string {
  const { within, label } = fieldName(path, parsed, at)
  return within + sentence(message, String(at.at(-1) ?? ''), label)
}

/** Milliseconds for a check that takes a second, beside builds on a slow machine. */
const timeout = 5 * 60_000

function printed(folder: string, kind: ContentKind): Promise<string> {
  // Pass none of the desk's secrets: the process reads what editors wrote.
  const env = { PATH: process.env.PATH, CONTENT_FOLDER: folder, CONTENT: kind }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [program, '--json'], { env, timeout }, (error, output, problems) => {
      if (!error || output.startsWith('[')) resolve(output)
      else reject(new Error(`the content cannot be checked: ${problems || error.message}`))
    })
  })
}
