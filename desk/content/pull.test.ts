import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentRepository } from './content-repository.ts'
import { pull } from './pull.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'desk-pull-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const author = { name: 'Ada', email: 'ada@example.com' }

/** A checkout with a content folder, and a desk started from it, with a save. */
async function checkoutAndDesk() {
  const checkout = join(folder, 'content')
  mkdirSync(join(checkout, 'model'), { recursive: true })
  writeFileSync(join(checkout, 'figures.yaml'), 'phone: 000\n')
  writeFileSync(join(checkout, 'old.yaml'), 'old\n')
  writeFileSync(join(checkout, 'model/figures.ts'), 'code\n')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
    })
  git('init', '-q')
  git('add', 'content')
  git('commit', '-qm', 'Begin')
  const content = contentRepository(join(folder, 'content.git'))
  await content.start(checkout)
  const saved = await content.save({
    base: await content.commitOf('live'),
    additions: [
      { path: 'figures.yaml', bytes: Buffer.from('phone: 201\n') },
      { path: 'news/one.md', bytes: Buffer.from('One\n') },
    ],
    deletions: ['old.yaml'],
    author,
  })
  if (!('commit' in saved)) throw new Error('nothing was saved')
  return { checkout, content, saved: saved.commit }
}

test('fetches what is live, not what is only saved, and leaves the code', async () => {
  const { checkout, content, saved } = await checkoutAndDesk()
  expect(await pull(content, checkout)).toEqual([])
  await content.setLive(saved)
  expect(await pull(content, checkout)).toEqual(['figures.yaml', 'news/one.md', 'old.yaml'])
  expect(readFileSync(join(checkout, 'figures.yaml'), 'utf8')).toBe('phone: 201\n')
  expect(readFileSync(join(checkout, 'model/figures.ts'), 'utf8')).toBe('code\n')
})

test('overwrites nothing that an engineer has not committed', async () => {
  const { checkout, content, saved } = await checkoutAndDesk()
  await content.setLive(saved)
  writeFileSync(join(checkout, 'figures.yaml'), 'phone: 999\n')
  await expect(pull(content, checkout)).rejects.toThrow('not committed')
  expect(readFileSync(join(checkout, 'figures.yaml'), 'utf8')).toBe('phone: 999\n')
})
