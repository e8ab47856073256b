import { execFile } from 'node:child_process'
import { devNull } from 'node:os'
import { promisify } from 'node:util'
import { root } from '#tools/lib/root.ts'
import { ChangedContent } from './changed-content.ts'
import { environmentOf, type Kind, kinds, needed } from './content-kinds.ts'
import { editContent } from './edited-content.ts'

// Makes the builds that the arguments name beside the main one: node tests/build/make-kinds.ts edited

/** How the content of each kind is changed, and what more its build is asked for. */
const makers: Record<Kind, { change: (content: ChangedContent) => Promise<void>; args: string[] }> =
  {
    edited: { change: editContent, args: [] },
    confirmed: { change: confirmNeeded, args: ['--with-inbox'] },
  }

/** Without what only the tests of the main build read. */
const quick = '--quick'

async function confirmNeeded(content: ChangedContent): Promise<void> {
  for (const [file, confirm] of Object.entries(needed))
    await content.write(file, confirm(await content.read(file)))
}

const run = promisify(execFile)

/** Makes a kind's build; `tools/build.ts` skips one that is up to date. @returns its last line */
async function makeKind(kind: Kind): Promise<string> {
  const { change, args } = makers[kind]
  const { BUILT, ...environment } = environmentOf(kind)
  await change(await ChangedContent.copied(environment.CONTENT_FOLDER))
  const { stdout } = await run(
    process.execPath,
    ['tools/build.ts', ...args, quick, '--into', BUILT],
    {
      cwd: root,
      env: {
        ...process.env,
        SITE_ENV: devNull,
        NODE_ENV: undefined,
        VITEST: undefined,
        ...environment,
      },
    },
  )
  return stdout.trimEnd().split('\n').at(-1) ?? ''
}

for (const name of process.argv.slice(2)) {
  const kind = kinds.find((each) => each === name)
  if (!kind) throw new Error(`there is no kind "${name}": ${kinds.join(' or ')}`)
  console.log(`${kind}: ${await makeKind(kind)}`)
}
