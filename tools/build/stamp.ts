import { mkdir, rm, writeFile } from 'node:fs/promises'
import { type BuildRecord, buildRecordFile } from '#server/build-record.ts'

/** Removed first and written last, so that a build cut short never passes for a finished one. */
export async function removeStamp(buildFolder: string): Promise<void> {
  await rm(buildRecordFile(buildFolder), { force: true })
}

export async function writeStamp(buildFolder: string, record: BuildRecord): Promise<void> {
  await mkdir(buildFolder, { recursive: true })
  await writeFile(buildRecordFile(buildFolder), `${JSON.stringify(record)}\n`)
}
