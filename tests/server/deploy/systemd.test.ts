import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { settingsFrom } from '#server/settings.ts'
import { limits } from '#server/stop.ts'
import { siteProgram, startInbox } from '../inbox/inbox-process.ts'
import { newStore } from '../inbox/stores.ts'
import { newFolder } from '../new-folder.ts'
import { endWithTests, repository, runProgram } from '../run-node.ts'
import { adapted, deployFile } from './deploy-files.ts'
import { pathOr, programOr } from './program-or.ts'

const units = readdirSync(join(repository, 'deploy')).filter((file) =>
  /\.(service|timer|socket)$/.test(file),
)

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
    // Problems of the system's own units do not count.
    const said = output.split('\n').filter((line) => units.some((name) => line.includes(name)))
    expect({ said, code }, unit).toEqual({ said: [], code: 0 })
  }
})

it('systemd finds little that the services could do to the machine', async (context) => {
  const analyze = await programOr(context, 'systemd-analyze')
  for (const [unit, threshold] of [
    ['site.service', 20],
    ['desk.service', 20],
    ['desk-builder@.service', 20],
    ['site-backup.service', 35],
    ['desk-backup.service', 35],
    ['site-purge.service', 35],
    // Runs as root: it writes the files that are served.
    ['site-build.service', 45],
  ] as const) {
    const file = join(repository, 'deploy', unit)
    const { code, output } = await analyze([
      'security',
      '--no-pager',
      '--offline=true',
      `--threshold=${threshold}`,
      file,
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

it('a service that fails starts again behind its socket, as no root, and reloads once a check passes', () => {
  const site = Object.fromEntries(directives('site.service'))
  expect(site).toMatchObject({
    Type: 'notify',
    NotifyAccess: 'all',
    Requires: 'site.socket',
    User: 'site',
    Restart: 'always',
    LimitNOFILE: '65536',
    NoNewPrivileges: 'true',
    ProtectSystem: 'strict',
    PrivateTmp: 'true',
  })
  const reload = directives('site.service').filter(([name]) => name === 'ExecReload')
  const [check, stop] = reload.map(([, command]) => command)
  expect(check).toBe(`${site.ExecStart} --check`)
  expect(stop).toBe('/bin/kill -TERM $MAINPID')
  // A second for closing the store, and a margin.
  expect(Number(site.TimeoutStopSec) * 1000).toBeGreaterThan(limits.stopping.value + 2_000)
  const { HOST, PORT } = settingsFrom({})
  expect(Object.fromEntries(directives('site.socket')).ListenStream).toBe(`${HOST}:${PORT}`)
})

/** A stand-in for systemd's notify socket that prints each message: Node has no Unix datagram sockets. */
const notifySocket = `
  socket(my $socket, AF_UNIX, SOCK_DGRAM, 0) or die; bind($socket, sockaddr_un($ARGV[0])) or die;
  $| = 1; print "bound\\n"; while (defined recv($socket, my $said, 4096, 0)) { print "$said\\n" }`

it('systemd hears when the site serves, lives and stops', async (context) => {
  const programs = dirname(await pathOr(context, 'systemd-notify'))
  const perl = await pathOr(context, 'perl')
  const NOTIFY_SOCKET = join(await newFolder(), 'notify')
  const program = [perl, '-MSocket', '-e', notifySocket, NOTIFY_SOCKET]
  const systemd = runProgram(program, {}, { cwd: repository })
  endWithTests(systemd, 'SIGKILL')
  onTestFinished(() => systemd.signal('SIGKILL'))
  await systemd.says(/^bound/)
  const environment = {
    NOTIFY_SOCKET,
    WATCHDOG_USEC: '2000000',
    PATH: [programs, process.env.PATH].join(delimiter),
  }
  const site = await startInbox(await newStore('SQLite'), environment, siteProgram)
  await systemd.says(/^READY=1$[\s\S]*^WATCHDOG=1$/m)
  site.signal('SIGTERM')
  await systemd.says(/^STOPPING=1$/m)
  expect((await site.ended).code).toBe(0)
})
