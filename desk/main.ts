import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { settingsOrExit } from '../server/settings.ts'
import './jsx.ts'

/** `npm run desk`: serves the desk, or does what its arguments say. */

const { positionals } = parseArgs({ allowPositionals: true })
const [command, email, name] = positionals
const settings = settingsOrExit()
// After jsx.ts: Node reads all of a module's static imports before any of them runs.
const { openOffice, startDesk } = await import('./start.ts')
const { firstInvitation, inviteFromMachine } = await import('./server/invitations.ts')
const office = await openOffice(settings)

switch (command) {
  case undefined: {
    const stop = await startDesk(office)
    console.log(`The desk is at ${office.urls.desk}`)
    const link = await firstInvitation(office)
    if (link)
      console.log(`Nobody has joined it yet. The first person opens, within 24 hours: ${link}`)
    const end = () => void stop().then(() => process.exit(0))
    process.once('SIGINT', end).once('SIGTERM', end)
    break
  }
  case 'invite': {
    if (!email?.includes('@')) giveUp('Say whom: npm run desk -- invite EMAIL "NAME"')
    const link = await inviteFromMachine(office, email.toLowerCase(), name ?? email)
    console.log(`Works once, for 24 hours: ${link}`)
    await office.db.destroy()
    break
  }
  case 'pull': {
    const { pull, PullProblem } = await import('./server/pull.ts')
    const { contentRepository } = await import('./server/content-repository.ts')
    const { contentFolder } = await import('../content/model/content-files.ts')
    try {
      const content = contentRepository(join(settings.DESK_DIR, 'content.git'))
      const files = await pull(content, contentFolder)
      console.log(files.length > 0 ? files.join('\n') : 'content/ is what is live already.')
    } catch (error) {
      if (!(error instanceof PullProblem)) throw error
      giveUp(error.message)
    }
    await office.db.destroy()
    break
  }
  default:
    giveUp(`Unknown command "${command}": use invite EMAIL, pull, or none to serve the desk.`)
}

function giveUp(line: string): never {
  console.error(line)
  process.exit(1)
}
