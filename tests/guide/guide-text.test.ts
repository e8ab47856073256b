import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { hashedFilesCache, pageCache } from '#contract/headers.ts'
import { deployFile } from '../server/deploy/deploy-files.ts'
import { repository } from '../server/run-node.ts'
import { blocksOf, guideText } from './blocks.ts'

const guide = guideText('operating')
const blocks = blocksOf('operating')
const commands = [...blocks, ...blocksOf('inbox'), ...blocksOf('desk')]
  .filter(({ language }) => language === 'sh')
  .map(({ text }) => text)

it('what the guide shows of a file stands in the file', () => {
  const shown = blocks.filter(({ file }) => file !== undefined)
  expect(shown.length).toBeGreaterThan(2)
  for (const { file = '', text } of shown) expect(deployFile(file), file).toContain(text)
  // Every other block is a shell command.
  expect(blocks.filter(({ file, language }) => !file && language !== 'sh')).toEqual([])
})

it('its commands are a shell’s, and name scripts and files that are there', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')))
  expect(commands.length).toBeGreaterThan(5)
  for (const text of commands) {
    const { status, stderr } = spawnSync('sh', ['-n'], { input: text, encoding: 'utf8' })
    expect({ status, stderr }, text).toEqual({ status: 0, stderr: '' })
    for (const [file] of text.matchAll(/\b(?:deploy|server)\/[\w.-]+/g))
      expect(existsSync(join(repository, file)), file).toBe(true)
    for (const [, name = ''] of text.matchAll(/npm run (?:--silent )?([\w:-]+)/g))
      expect(scripts, text).toHaveProperty(name)
  }
})

it('it names every file of deploy/ that an operator needs, and its links lead somewhere', () => {
  const named = guide + guideText('desk')
  const files = readdirSync(join(repository, 'deploy'))
  // The guide names the timer: the service of that name is installed with it.
  const timed = (file: string) => files.includes(file.replace('.service', '.timer'))
  for (const file of files)
    if (!file.endsWith('.service') || !timed(file)) expect(named.includes(file), file).toBe(true)
  const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/ /g, '-'),
  )
  for (const [, target = ''] of named.matchAll(/\]\(([^)]+)\)/g)) {
    const [file = '', anchor] = target.replace(/^operating\.md#/, '#').split('#')
    if (anchor !== undefined) expect(anchors, target).toContain(anchor)
    else expect(existsSync(join(repository, 'docs', file)), target).toBe(true)
  }
})

it('the lines that CONTRIBUTING shows as examples stand in their files', () => {
  const examples = readFileSync(join(repository, 'CONTRIBUTING.md'), 'utf8').matchAll(
    /^ {2}\[`(\S+)`\]\(\1\): `(.+)`$/gm,
  )
  const shown = [...examples].map(([, file = '', line = '']) => ({ file, line }))
  expect(shown.length).toBeGreaterThan(5)
  for (const { file, line } of shown)
    expect(readFileSync(join(repository, file), 'utf8'), file).toContain(line)
})

it('it explains every metric of ours', () => {
  const [, section = ''] = guide.split('### Metrics')
  const [table = ''] = section.split('\n###')
  const source = readFileSync(join(repository, 'server/metrics/prometheus.ts'), 'utf8')
  const names = new Set([...source.matchAll(/'(site_\w+)'/g)].map(([, name]) => name))
  expect(new Set(table.match(/site_\w+/g))).toEqual(names)
})

/** The rows of all tables of a text, as cells. */
function rowsOf(text: string): string[][] {
  return [...text.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) =>
    row.split('|').map((cell) => cell.trim()),
  )
}

it('what it says of caches is what the server sends', () => {
  const [, section = ''] = guide.split('## How much it holds')
  const said = new Map(
    rowsOf(section.split('\n## ')[0] ?? '').map(([path, header]) => [path, header]),
  )
  expect(said.get('`/assets/…`')).toBe(`\`${hashedFilesCache}\``)
  expect(said.get('pages and all other files')).toBe(`\`${pageCache}\` with an ETag`)
})
