import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { pageClient } from '../releases/page-client.ts'

/** Takes the place of tools/render-page.ts: a page shows its process, how many that has rendered, and all content. */
const program = `
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
let pages = 0
for await (const path of createInterface(process.stdin)) {
  const folder = process.env.CONTENT_FOLDER
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.includes('.'))
  const content = Object.fromEntries(names.map((name) => [name, '' + readFileSync(join(folder, name))]))
  const texts = Object.values(content)
  if (texts.includes('die')) process.exit(1)
  if (texts.includes('hang')) {
    process.stdout.write(JSON.stringify({ problem: '' + process.pid, memory: 0 }) + '\\n')
    for (;;);
  }
  pages += 1
  const html = JSON.stringify({ pid: process.pid, pages, path, content })
  const memory = texts.includes('large') ? 400_000_001 : texts.includes('grown') ? 300_000_001 : 0
  console.log(JSON.stringify({ html, memory }))
}`
const shownSchema = z.object({
  pid: z.number(),
  pages: z.number(),
  path: z.string(),
  content: z.record(z.string(), z.string()),
})

let folder: string
let client: ReturnType<typeof pageClient>
const draft = { 'a.yaml': 'a', 'b.yaml': 'b' }

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'desk-pages-'))
  await mkdir(join(folder, 'work/code'), { recursive: true })
  await writeFile(join(folder, 'renderer.mjs'), program)
  client = pageClient(() => {
    const worker = fileURLToPath(new URL('worker.ts', import.meta.url))
    const child = spawn(process.execPath, [worker, folder, join(folder, 'work')], {
      detached: true,
      env: { ...process.env, BUILD_PROGRAM: join(folder, 'renderer.mjs') },
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    return { input: child.stdin, output: child.stdout }
  })
})
afterEach(async () => {
  client.stop()
  await rm(folder, { recursive: true })
})

/** Puts a draft's content where a build leaves it. */
async function keepDraft(files: Record<string, string>): Promise<void> {
  const next = join(folder, 'next')
  await mkdir(next)
  for (const [name, text] of Object.entries(files)) await writeFile(join(next, name), text)
  await rm(join(folder, 'work/valid'), { recursive: true, force: true })
  await rename(next, join(folder, 'work/valid'))
}

async function shown(file: string, text: string) {
  const { html = '{}' } = await client.page({ path: '/about', file, text })
  return shownSchema.parse(JSON.parse(html))
}

it('there is no page before the first draft', async () => {
  expect(await client.page({ path: '/', file: 'a.yaml', text: 'x' })).toEqual({})
  await keepDraft(draft)
  expect((await shown('a.yaml', 'x')).content).toEqual({ ...draft, 'a.yaml': 'x' })
})

it('each of ten people at once sees their own change alone', async () => {
  await keepDraft(draft)
  const files = ['a.yaml', 'b.yaml', 'news/new.md']
  const asked = Array.from({ length: 10 }, async (_, person) => {
    const file = files[person % files.length] ?? ''
    expect((await shown(file, `${person}`)).content).toEqual({ ...draft, [file]: `${person}` })
  })
  await Promise.all(asked)
})

it('a process that has grown gives way to one that has rendered already', async () => {
  await keepDraft(draft)
  const { pid } = await shown('a.yaml', 'grown')
  expect((await shown('a.yaml', 'large')).pid).toBe(pid)
  const next = await shown('a.yaml', 'x')
  expect(next.pid).not.toBe(pid)
  expect(next.pages).toBe(2)
})

it('shows a newer draft', async () => {
  await keepDraft(draft)
  const { pid } = await shown('a.yaml', 'x')
  await keepDraft({ ...draft, 'b.yaml': 'newer' })
  const next = await shown('a.yaml', 'x')
  expect(next.content['b.yaml']).toBe('newer')
  expect(next.pid).not.toBe(pid)
})

it('a page of which the process dies is a problem, and no other is', async () => {
  await keepDraft(draft)
  expect(await client.page({ path: '/', file: 'a.yaml', text: 'die' })).toHaveProperty('problem')
  expect((await shown('b.yaml', 'x')).content).toEqual({ ...draft, 'b.yaml': 'x' })
})

it('what hangs ends with the worker', async () => {
  await keepDraft(draft)
  const { problem } = await client.page({ path: '/', file: 'a.yaml', text: 'hang' })
  const pid = Number(problem)
  expect(process.kill(pid, 0)).toBe(true)
  client.stop()
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), 60_000)
})
