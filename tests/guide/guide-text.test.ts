import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { deployFile } from '../server/deploy/deploy-files.ts'
import { repository } from '../server/run-node.ts'
import { blocksOf, guideText } from './blocks.ts'

const guide = guideText('operating')
const blocks = blocksOf('operating')
const commands = [...blocks, ...blocksOf('inbox')]
  .filter(({ language }) => language === 'sh')
  .map(({ text }) => text)

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
  const files = readdirSync(join(repository, 'deploy'))
  // A service that a timer starts is copied and started with it.
  const timed = (file: string) => files.includes(file.replace('.service', '.timer'))
  for (const file of files)
    if (!file.endsWith('.service') || !timed(file)) expect(guide.includes(file), file).toBe(true)
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
