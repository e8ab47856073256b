import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { copiedRepository } from './copied-repository.ts'
import { repository, runNode } from './run-node.ts'

let copy: string

/** A copy of the repository without packages: each test links those it needs, and breaks one thing. */
beforeEach(async () => {
  const folders = ['bin', 'tools', 'brand', 'content', 'contract', 'server']
  copy = await copiedRepository([...folders, 'package.json', 'package-lock.json'], false)
})

async function linkPackages(...names: string[]) {
  await mkdir(join(copy, 'node_modules'))
  for (const name of names) {
    await symlink(join(repository, 'node_modules', name), join(copy, 'node_modules', name), 'dir')
  }
}

/** A script that runs in place of npm (`npm_execpath`). */
async function npmThat(script: string): Promise<Record<string, string>> {
  const file = join(copy, 'npm.js')
  await writeFile(file, script)
  return { npm_execpath: file }
}

const build = () => runNode(['tools/build.ts'], {}, copy).ended
const start = (environment: Record<string, string>) =>
  runNode(['bin/run.mjs', 'start'], environment, copy).ended

it('shows every content problem as a line of its own, without a stack', async () => {
  await linkPackages('zod', 'yaml')
  const group = join(copy, 'content/group.yaml')
  const text = await readFile(group, 'utf8')
  await writeFile(group, text.replace(/^name: .+/m, "name: ''"))
  const { code, output } = await build()
  expect(code).toBe(1)
  expect(output).toMatch(/^content\/group\.yaml: line 1: name: .+\n/)
  expect(output).not.toMatch(/^\s+at /m)
})

it('names file and line of a content file with a slip of the pen', async () => {
  await linkPackages('zod', 'yaml')
  await writeFile(join(copy, 'content/slides.yaml'), 'slides:\n  - title: "Energy now\n')
  const { code, output } = await build()
  expect(code).toBe(1)
  expect(output).toMatch(/^content\/slides\.yaml: line \d: .+\n$/)
})

it('says what to do when the packages cannot be installed', async () => {
  const npm = await npmThat('console.error("npm error code ENOTFOUND"); process.exitCode = 1')
  const { code, output } = await start(npm)
  expect(code).toBe(1)
  expect(output).toMatch(/^1\/3 packages +failed .*\n.*\(npm: ENOTFOUND\): check the network.*\n$/)
})

it('says what to do when the pinned Node did not arrive', async () => {
  const npm = await npmThat('import { mkdirSync } from "node:fs"; mkdirSync("node_modules")')
  const { code, output } = await start(npm)
  expect(code).toBe(1)
  expect(output).toMatch(/\nThe package "node" did not install its binary: .*npm rebuild node\.\n$/)
})
