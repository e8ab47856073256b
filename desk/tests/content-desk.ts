import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentFolder } from '../../content/model/content-files.ts'
import { settingsFrom } from '../../server/settings.ts'
import { buildApp } from '../app.ts'
import { contentRepository } from '../content/content-repository.ts'
import type { Desk } from '../releases/builds.ts'
import { openContext } from '../start.ts'
import { fakeParts } from './fake-parts.ts'
import { addPeople } from './people.ts'
import { testInbox } from './test-inbox.ts'

/** A desk with three people, the real content in Git and fake builds. */
export async function contentDesk(port = 4061) {
  const folder = mkdtempSync(join(tmpdir(), 'desk-content-'))
  const context = await openContext(
    settingsFrom({ DESK_DIR: folder, DESK_PORT: String(port), LOG_LEVEL: 'silent' }),
  )
  const content = contentRepository(join(folder, 'content.git'))
  await content.start(contentFolder)
  const parts = fakeParts()
  const submissions = testInbox(join(folder, 'inbox'))
  const desk: Desk = { ...context, content, builds: parts.builds, inbox: submissions.inbox }
  await addPeople(desk)
  const app = await buildApp(desk)
  async function end(): Promise<void> {
    await app.close()
    await submissions.close()
    await desk.db.destroy()
    rmSync(folder, { recursive: true })
  }

  /** Saves a file of the draft, or removes it where `text` is undefined. */
  async function save(path: string, text: string | undefined, author: Author) {
    const isGone = text === undefined
    const result = await content.save({
      base: await content.commitOf('draft'),
      additions: isGone ? [] : [{ path, bytes: Buffer.from(text) }],
      deletions: isGone ? [path] : [],
      author,
    })
    if ('conflict' in result) throw new Error('unexpected conflict')
  }

  /** The text of a file, of the draft by default. */
  async function textOf(path: string, commit?: string): Promise<string> {
    return String(await content.read(commit ?? (await content.commitOf('draft')), path))
  }

  return { folder, desk, parts, app, save, textOf, submissions, end }
}

type Author = { name: string; email: string }
