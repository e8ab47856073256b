import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import '../jsx.ts'
import type { FindIndex } from '../../contract/finder.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { ada } from '../tests/people.ts'
import { browserOf } from '../tests/requests.ts'

const { desk, folder, parts, app, save, textOf, end } = await contentDesk(4098)
const send = browserOf(app, desk)
afterAll(end)

const page = (href: string, label: string) => ({
  href,
  label,
  summary: `${label}, in short.`,
  title: label,
  headings: '',
  keywords: '',
})
const index: FindIndex = {
  pages: [page('/contact', 'Contact Us'), page('/careers', 'Careers'), page('/press', 'Press')],
  asks: [],
  synonyms: [],
}

/** The addresses that a question leads to, under each heading. */
async function tried(question: string) {
  const { body } = await send(`/try?${new URLSearchParams({ question })}`, { by: ada.id })
  const [, best = '', assistant = ''] = body.split('<section ')
  const hrefsIn = (html: string) =>
    [...html.matchAll(/path=([^"]+)"/g)].map(([, path = '']) => decodeURIComponent(path))
  return { body, best: hrefsIn(best), assistant: hrefsIn(assistant) }
}

it('asks to wait while there is no build', async () => {
  expect((await tried('jobs')).body).toContain('The draft is being built.')
})

it('answers by the pages of the last build and by the words saved since', async () => {
  const client = join(folder, 'build/client')
  await mkdir(client, { recursive: true })
  await writeFile(join(client, 'find.json'), JSON.stringify(index))
  parts.builds.folder = () => join(folder, 'build')
  parts.builds.state = async () => ({ state: 'ready', step: '', done: 1 })

  expect((await tried('any gigs at the quay?')).best).toEqual(['/contact'])
  const before = await textOf('find.yaml')
  await save('find.yaml', before.replace(/(href: \/careers\n\s+asks: >-\n\s+)/, '$1gigs, '), ada)
  const { best, assistant } = await tried('any gigs at the quay?')
  expect(best[0]).toBe('/careers')
  // No rule of the assistant fires: the best page, then Contact.
  expect(assistant).toEqual(['/careers', '/contact'])
  // A rule fires; its own links come after what is asked.
  expect((await tried('hello, gigs')).assistant.slice(0, 2)).toEqual(['/careers', '/about'])
})

it('is led to by the list of all records and by the form of the words', async () => {
  for (const url of ['/edit', '/edit/find'])
    expect((await send(url, { by: ada.id })).body).toContain('href="/try"')
})
