import { execFileSync } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { settingsOrExit } from '../server/settings.ts'
import './jsx.ts'

/** `npm run desk`: serves the desk, or does what its arguments say. */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { yes: { type: 'boolean', default: false } },
})
const [command, ...operands] = positionals
const settings = settingsOrExit()
const folder = settings.DESK_DIR
/** Milliseconds that a deploy waits for the desk to start again. */
const startTimeout = 60_000
// Dynamic imports: Node loads all static ones before it runs jsx.ts, whose hook loads `.tsx`.
const { openContext, startDesk, whyNotRunning } = await import('./start.ts')
const { Refusal } = await import('./base/desk.ts')
const { contentRepository } = await import('./content/content-repository.ts')
const content = contentRepository(join(folder, 'content.git'))

const commands = new Map([
  [undefined, serve],
  ['invite', invite],
  ['pull', pull],
  ['deploy', deploy],
])
const run = commands.get(command)
if (!run)
  giveUp(`Unknown command "${command}": use invite EMAIL, pull, deploy, or none to serve the desk.`)
await run().catch((error) => {
  if (!(error instanceof Refusal)) throw error
  giveUp(error.message)
})

async function serve(): Promise<void> {
  const context = await openContext(settings)
  const stop = await startDesk(context)
  console.log(`The desk is at ${context.urls.desk}`)
  if (!settings.DESK_URL) console.log('Desk and builds run as one user. On a server they are two.')
  const { firstInvitation } = await import('./accounts/invitations.ts')
  const link = await firstInvitation(context)
  if (link)
    console.log(`Nobody has joined it yet. The first person opens, within 24 hours: ${link}`)
  const end = () => void stop().then(() => process.exit(0))
  process.once('SIGINT', end).once('SIGTERM', end)
}

async function invite(): Promise<void> {
  const [email = '', name = email] = operands
  if (!email.includes('@')) giveUp('Say whom: npm run desk -- invite EMAIL "NAME"')
  await becomeOwner()
  const context = await openContext(settings)
  const { inviteFromMachine } = await import('./accounts/invitations.ts')
  const link = await inviteFromMachine(context, email.toLowerCase(), name)
  console.log(`Works once, for 24 hours: ${link}`)
  await context.db.destroy()
}

async function pull(): Promise<void> {
  const { pull } = await import('./content/pull.ts')
  const { contentFolder } = await import('../content/model/content-files.ts')
  const files = await pull(content, contentFolder)
  console.log(files.length > 0 ? files.join('\n') : 'content/ is what is live already.')
}

async function deploy(): Promise<void> {
  const { deploy } = await import('./releases/deploy.ts')
  const { buildFiles } = await import('./releases/builds.ts')
  // On a server: restart it, since it loads its code once. Each build loads its own.
  if (await desksUser()) execFileSync('systemctl', ['restart', 'desk'], { stdio: 'inherit' })
  await becomeOwner()
  const context = await openContext(settings)
  const deadline = Date.now() + startTimeout
  while ((await whyNotRunning(context)) && Date.now() < deadline) await wait(500)
  const { number } = await deploy(
    { ...context, content, builds: buildFiles(folder, context.db) },
    { say: console.log, agrees, whyNot: () => whyNotRunning(context) },
  )
  console.log(`Edition ${number} is live. Reload the site, if its code is new as well.`)
  await context.db.destroy()
}

async function agrees(): Promise<boolean> {
  if (values.yes) return true
  if (!process.stdin.isTTY) {
    console.log('There is nobody here to ask: --yes lets it go live.')
    return false
  }
  using terminal = createInterface(process.stdin, process.stdout)
  return /^y(es)?$/i.test((await terminal.question('May this go live? [y/N] ')).trim())
}

/** The owner of the desk's folder, if root runs this on a server; otherwise undefined. */
async function desksUser() {
  if (process.getuid?.() !== 0) return undefined
  const { uid, gid } = await stat(folder).catch(() => ({ uid: 0, gid: 0 }))
  return uid === 0 ? undefined : { uid, gid }
}

/** Drops root's rights: the desk could not write to root's files. */
async function becomeOwner(): Promise<void> {
  const user = await desksUser()
  if (!user) return
  process.setgroups?.([user.gid])
  process.setgid?.(user.gid)
  process.setuid?.(user.uid)
  process.umask(0o027)
}

function giveUp(line: string): never {
  console.error(line)
  process.exit(1)
}
