import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { runCommand } from '#server/cli/run-command.ts'
import { repository } from '../run-node.ts'

export type Answer = {
  code: number | null
  out: string
  /** Standard error, without the line that names the inbox. */
  err: string
  /** The inbox that this line names. */
  inbox?: string
}

function answered({ err, ...rest }: Answer): Answer {
  const [line, inbox] = /^Inbox: (.*)\n/.exec(err) ?? ['']
  return { ...rest, err: err.slice(line.length), ...(inbox !== undefined && { inbox }) }
}

function surrounding(environment: Record<string, string>) {
  return { ...process.env, SMTP_URL: '', ...environment }
}

/** Runs the program behind `npm run inbox -- …`, without a terminal and with separate output streams. */
export async function runCli(
  environment: Record<string, string>,
  ...args: string[]
): Promise<Answer> {
  const child = spawn(process.execPath, ['server/cli/main.ts', ...args], {
    cwd: repository,
    env: surrounding(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  return answered({ code: await ended, out, err })
}

/** The same within this process, a hundred times as fast. */
export async function runCliHere(
  environment: Record<string, string>,
  ...args: string[]
): Promise<Answer> {
  const answer = { out: '', err: '' }
  const code = await runCommand(args, surrounding(environment), {
    print: (line) => {
      answer.out += `${line}\n`
    },
    note: (line) => {
      answer.err += `${line}\n`
    },
  })
  return answered({ code, ...answer })
}
