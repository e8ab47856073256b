import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endWithTests, type Running, repository, runProgram } from '../server/run-node.ts'

const boot = fileURLToPath(new URL('boot.sh', import.meta.url))

/** Milliseconds for systemd to come up. */
const bootTimeout = 5 * 60_000

export type Machine = {
  /** Starts shell commands as root in /root; `sh -e` stops at the first that fails. */
  start: (commands: string) => Running
  stop: () => Promise<void>
}

/** Why this system cannot start a machine for the guide; undefined if it can. */
export function noMachine(): string | undefined {
  if (process.platform !== 'linux') return 'the guide is played on Linux'
  if (!existsSync('/etc/debian_version')) return 'the guide is played on Debian'
  if (process.getuid?.() !== 0) return 'only root can play the guide'
  if (!existsSync('/lib/systemd/systemd')) return 'the guide needs systemd'
  if (!cgroupFolder()) return 'the guide needs version 2 of control groups'
  const { status, stderr } = spawnSync('unshare', [...namespaces, 'true'], { encoding: 'utf8' })
  return status === 0 ? undefined : `the guide needs a machine of its own: ${stderr}`
}

const namespaces =
  '--mount --net --pid --uts --ipc --cgroup --fork --kill-child --mount-proc'.split(' ')

/** Where cgroup v2 is mounted for writing: beside v1 on some systems. */
function cgroupFolder(): string | undefined {
  const mounts = readFileSync('/proc/self/mounts', 'utf8')
  return /^\S+ (\S+) cgroup2 (?:\S*,)?rw/m.exec(mounts)?.[1]
}

/**
 * Starts a container with systemd on a copy of this system in memory, in which anything may be changed
 * (boot.sh). It has `luggage` at /mnt/luggage, the repository, read-only, at /mnt/repository, its packages
 * at /mnt/packages, and a network namespace of its own with every port free.
 */
export async function startMachine(luggage: string): Promise<Machine> {
  const group = join(cgroupFolder() ?? '', `guide-${process.pid}`)
  const folder = await mkdtemp(join(tmpdir(), 'machine-'))
  await mkdir(group, { recursive: true })
  // `--pdeathsig` ends the machine with the tests: a PID namespace ends with its first process.
  const inGroup = ['sh', '-c', `echo $$ > ${group}/cgroup.procs && exec "$@"`, 'sh']
  const unshared = ['setpriv', '--pdeathsig', 'KILL', 'unshare', ...namespaces]
  const booted = ['sh', boot, folder, repository, luggage]
  const machine = runProgram([...inGroup, ...unshared, ...booted], {}, { cwd: repository })
  endWithTests(machine, 'SIGKILL')
  const first = await firstProcess(machine)
  const inside = ['nsenter', '--target', `${first}`, '--all', 'env', '-i', '-C', '/root']
  const environment = ['HOME=/root', 'TERM=dumb', 'LANG=C.UTF-8', `PATH=${path}`]
  const start = (commands: string) =>
    runProgram([...inside, ...environment, 'sh', '-ec', commands], {}, { cwd: '/' })
  const up = await start('systemctl is-system-running --wait').ended
  if (!/^(running|degraded)/m.test(up.output)) {
    throw new Error(`the machine did not start: ${up.output}${machine.output()}`)
  }
  return {
    start,
    async stop() {
      machine.signal('SIGKILL')
      await machine.ended
      rmSync(folder, { recursive: true, force: true })
      // rm cannot delete the kernel's files in a cgroup, and rmdir needs one without processes: the last
      // may take a moment to end.
      for (let tries = 0; existsSync(group) && tries < 50; tries += 1) {
        spawnSync('find', [group, '-depth', '-type', 'd', '-exec', 'rmdir', '{}', ';'])
        await wait(100)
      }
    },
  }
}

/** Debian's default PATH for root. */
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** The machine's init as a PID outside, once systemd listens. */
async function firstProcess(machine: Running): Promise<number> {
  const end = Date.now() + bootTimeout
  let over = false
  machine.ended.finally(() => {
    over = true
  })
  while (Date.now() < end && !over) {
    const children = await readFile(`/proc/${machine.pid}/task/${machine.pid}/children`, 'utf8')
      .then((text) => text.split(' ').filter(Boolean).map(Number))
      .catch(() => [])
    const [first] = children
    if (first && existsSync(`/proc/${first}/root/run/systemd/private`)) return first
    await wait(50)
  }
  throw new Error(`the machine did not start: ${machine.output()}`)
}
