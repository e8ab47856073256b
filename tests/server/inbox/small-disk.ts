import { spawnSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = process.getuid?.() === 0

/** Mounts at the folder named first, then becomes the program that follows. */
const mountThenRun =
  'mount -t tmpfs -o "size=$1,uid=$2,gid=$2,mode=0700" tmpfs "$0" && shift 2 && exec "$@"'

/** Whom the program runs as: the mount needs rights that PostgreSQL refuses to run with. */
type As = 'whoever mounts' | 'nobody'

function ordinaryUser(): string[] {
  return root
    ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
    : ['unshare', '--user', `--map-user=${process.getuid?.()}`, `--map-group=${process.getgid?.()}`]
}

/**
 * The command that runs a program with a small file system of its own at a folder. It lives in
 * the memory of a private mount namespace: nobody else sees it, and it ends with the program.
 */
export function withSmallDisk(
  folder: string,
  size: string,
  program: readonly string[],
  as: As = 'whoever mounts',
): string[] {
  const owner = root && as === 'nobody' ? '65534' : '0'
  const namespaces = root ? ['--mount'] : ['--mount', '--user', '--map-root-user']
  const user = as === 'nobody' ? ordinaryUser() : []
  const shell = ['sh', '-c', mountThenRun, folder, size, owner]
  return ['unshare', ...namespaces, ...shell, ...user, ...program]
}

/** Why this system cannot give a program a file system of its own; undefined where it can. */
export function noSmallDisk(): string | undefined {
  if (process.platform !== 'linux') return 'needs the mount namespaces of Linux'
  const [command = '', ...args] = withSmallDisk(tmpdir(), '64k', ['true'], 'nobody')
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  return status === 0 ? undefined : `needs the right to mount: ${stderr ?? 'unshare is missing'}`
}

/**
 * Fills the small disk that a process sees to its last byte.
 *
 * @returns makes the space free again
 */
export function fillDisk(pid: number, folder: string): () => void {
  const filler = join(`/proc/${pid}/root`, folder, 'filler')
  const file = openSync(filler, 'w')
  const page = Buffer.alloc(4096, 1)
  try {
    while (writeSync(file, page) === page.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
  return () => rmSync(filler)
}
