import { spawn } from 'node:child_process'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { formKinds } from '#contract/forms.ts'
import { seenOf } from '#server/staff/seen.ts'
import { inboxClient } from '../../../desk/inbox/inbox-client.ts'
import { repository } from '../run-node.ts'

/**
 * Erases a person as the desk does, through a process of the staff's, and says why copies may be left.
 *
 * @param within the command that runs the process, such as `nsenter`
 */
export async function erasePerson(
  environment: Record<string, string>,
  email: string,
  within: readonly string[] = [],
): Promise<string | undefined> {
  const staff = join(repository, 'server/staff/main.ts')
  const [program = '', ...args] = [...within, process.execPath, staff]
  const { inbox, close } = inboxClient(() => {
    const env = { ...process.env, SITE_ENV: devNull, ...environment }
    const child = spawn(program, args, { env, stdio: ['pipe', 'pipe', 'inherit'] })
    return { input: child.stdin, output: child.stdout }
  })
  try {
    const { entries } = await inbox.person(formKinds, email)
    await inbox.erase(formKinds, { email, seen: entries.map(seenOf) })
    return await inbox.clearErased()
  } finally {
    close()
  }
}
