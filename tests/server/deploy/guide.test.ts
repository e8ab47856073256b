import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { repository } from '../run-node.ts'
import { deployFile } from './deploy-files.ts'

const guide = readFileSync(join(repository, 'docs/operating.md'), 'utf8')

/** The fenced blocks of the guide: language, the file they are taken from, text. */
const blocks = [...guide.matchAll(/^```(\w+)(?: deploy\/(\S+))?\n(.*?)^```$/gms)].map(
  ([, language = '', file, text = '']) => ({ language, file, text }),
)
const commands = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text)

it('what the guide shows of a file stands in the file', () => {
  const shown = blocks.filter(({ file }) => file !== undefined)
  expect(shown.length).toBeGreaterThan(2)
  for (const { file = '', text } of shown) expect(deployFile(file), file).toContain(text)
  // Anything else is a command.
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
  for (const file of readdirSync(join(repository, 'deploy'))) expect(guide).toContain(file)
  const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/ /g, '-'),
  )
  for (const [, target = ''] of guide.matchAll(/\]\(([^)]+)\)/g)) {
    if (target.startsWith('#')) expect(anchors, target).toContain(target.slice(1))
    else expect(existsSync(join(repository, 'docs', target)), target).toBe(true)
  }
})

it('it explains every metric of ours', () => {
  const [, section = ''] = guide.split('### Metrics')
  const [table = ''] = section.split('\n###')
  const source = readFileSync(join(repository, 'server/metrics/prometheus.ts'), 'utf8')
  const names = new Set([...source.matchAll(/'(site_\w+)'/g)].map(([, name]) => name))
  expect(new Set(table.match(/site_\w+/g))).toEqual(names)
})
