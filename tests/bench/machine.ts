import { statfs } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'

/** What a reader needs to compare figures: nothing that tells one machine from its like. */
export type Machine = {
  processor: string
  cores: number
  memory: string
  fileSystem: string
  node: string
}

/** Linux's own numbers of the common file systems (statfs(2)). */
const fileSystems: Record<number, string> = {
  61267: 'ext4',
  1481003842: 'XFS',
  2435016766: 'Btrfs',
  801189825: 'ZFS',
  2035054128: 'overlayfs',
  16914836: 'tmpfs, which loses all with the power',
  26985: 'NFS',
}

/** A file system's name by the number that the system gives. */
export function fileSystemName(type: number): string {
  return fileSystems[type] ?? `a file system of type 0x${type.toString(16)}`
}

/** Bytes of memory as people say them. */
export function memorySize(bytes: number): string {
  return `${Math.round(bytes / 2 ** 30)} GB`
}

/** Describes this machine. @param folder where the store lies */
export async function thisMachine(folder: string): Promise<Machine> {
  const [first, ...others] = cpus()
  return {
    processor: first?.model.trim() || 'an unknown processor',
    cores: others.length + 1,
    memory: memorySize(totalmem()),
    fileSystem: fileSystemName((await statfs(folder)).type),
    node: process.versions.node,
  }
}
