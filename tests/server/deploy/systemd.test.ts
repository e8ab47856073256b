import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newFolder } from '../inbox/stores.ts'
import { repository } from '../run-node.ts'
import { adapted, deployFile } from './deploy-files.ts'
import { programOr } from './program-or.ts'

const units = ['site.service', 'backup.service', 'backup.timer']

/** The lines `Name=value` of a unit, in order. */
function directives(unit: string): [string, string][] {
  return [...deployFile(unit).matchAll(/^([A-Z]\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
}

it('systemd takes the units', async (context) => {
  const analyze = await programOr(context, 'systemd-analyze')
  const folder = await newFolder()
  await mkdir(join(folder, 'units'))
  for (const unit of units) {
    const here = { '/srv/site': repository.replace(/\/$/, '') }
    const text = unit.endsWith('.service') ? adapted(unit, here) : deployFile(unit)
    await writeFile(join(folder, 'units', unit), text)
  }
  for (const unit of units) {
    const { code, output } = await analyze(['verify', join(folder, 'units', unit)])
    // Of the system's own units it may say what it likes.
    const said = output.split('\n').filter((line) => units.some((name) => line.includes(name)))
    expect({ said, code }, unit).toEqual({ said: [], code: 0 })
  }
})

it('systemd finds little that the services could do to the machine', async (context) => {
  const analyze = await programOr(context, 'systemd-analyze')
  for (const [unit, threshold] of [
    ['site.service', 20],
    ['backup.service', 35],
  ] as const) {
    const file = join(repository, 'deploy', unit)
    const { code, output } = await analyze([
      ...['security', '--no-pager', '--offline=true', `--threshold=${threshold}`, file],
    ])
    expect(code, output).toBe(0)
  }
})

it('the services name programs and scripts that are there', () => {
  for (const unit of units) {
    const commands = directives(unit).filter(([name]) => /^Exec/.test(name))
    for (const [, command] of commands) {
      const [, script] = / ((?:server|deploy)\/\S+)/.exec(command) ?? []
      if (script) expect(existsSync(join(repository, script)), `${unit}: ${command}`).toBe(true)
    }
  }
})

it('a service that fails starts again, as no root, and reloads by a signal', () => {
  const site = Object.fromEntries(directives('site.service'))
  expect(site).toMatchObject({
    User: 'site',
    Restart: 'always',
    ExecReload: '/bin/kill -HUP $MAINPID',
    LimitNOFILE: '65536',
    NoNewPrivileges: 'true',
    ProtectSystem: 'strict',
    PrivateTmp: 'true',
  })
})
