import { execFileSync } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { allConfirmed } from '../build/content-kinds.ts'
import { repository } from '../server/run-node.ts'

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Guide', '-c', 'user.email=guide@mail.example']
  return execFileSync('git', ['-C', folder, ...author, ...args], { encoding: 'utf8' })
}

/**
 * Makes what the guide clones: the repository's files as they are now, with the contact details that
 * the owner confirms before a site is public.
 */
export async function firstRelease(folder: string): Promise<void> {
  const listed = git(repository, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const file of new Set(listed.split('\0').filter(Boolean))) {
    const target = join(folder, file)
    await mkdir(dirname(target), { recursive: true })
    // One that is listed may have been deleted since.
    await cp(join(repository, file), target).catch(() => {})
  }
  const contact = join(folder, 'content/contact.yaml')
  await writeFile(contact, allConfirmed(await readFile(contact, 'utf8')))
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message=First release')
}

/** Publishes a release with one more page. */
export async function nextRelease(folder: string, name: string): Promise<void> {
  const page = `export const GET = () => new Response('${name}')\n`
  await writeFile(join(folder, `app/pages/${name}.txt.ts`), page)
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', `--message=Release ${name}`)
}
