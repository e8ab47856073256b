import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { root } from '#tools/lib/root.ts'

/** The desk's port; the visitors' server has the next one, and the office's mail server the one after. */
const port = Number(process.env.TEST_PORT ?? 3917) + 2000

export const deskUrl = `http://desk.localhost:${port}`
export const previewUrl = `http://preview.localhost:${port}`
export const siteUrl = `http://127.0.0.1:${port + 1}`

/** The stub makes a few pages, in a second; the guide's pictures show real ones. */
const buildProgram = process.env.PICTURES ? '' : join(root, 'tests/desk/stub-build.ts')

/** A new desk and its visitors' server, in a temporary folder. */
export class RunningDesk {
  readonly folder = mkdtempSync(join(tmpdir(), 'desk-'))
  /** The link with which the first person joins. */
  readonly invitation: Promise<string>
  /** The mails that have arrived. */
  readonly mails: Email[] = []
  readonly #desk: ChildProcess
  readonly #mailServer: SMTPServer | undefined
  #server: ChildProcess | undefined

  /**
   * @param options.mail whether the office has a mail server
   * @param options.builds whether content is built
   */
  constructor({ mail = false, builds = false } = {}) {
    if (mail) this.#mailServer = this.#receiveMails()
    this.#desk = this.#start('desk/main.ts', {
      BUILD_PROGRAM: builds ? buildProgram : 'none',
      ...(mail && { SMTP_URL: `smtp://127.0.0.1:${port + 2}` }),
    })
    this.invitation = new Promise((resolve, reject) => {
      let output = ''
      this.#desk.stdout?.on('data', (bytes) => {
        output += bytes
        const [link] = /http:\S+\/join#\S+/.exec(output) ?? []
        if (link) resolve(link)
      })
      this.#desk.once('exit', (code) => reject(new Error(`the desk ended with ${code}: ${output}`)))
    })
    // No unhandled rejection; whoever awaits it still gets the error.
    this.invitation.catch(() => {})
  }

  /** Starts the visitors' server, which serves the live edition. */
  serveSite(): void {
    this.#server = this.#start('tests/server/socket-activation.ts')
  }

  async stop(): Promise<void> {
    this.#mailServer?.close()
    for (const child of [this.#server, this.#desk]) {
      if (!child || child.exitCode !== null) continue
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await Promise.race([ended, wait(20_000)])
    }
    rmSync(this.folder, { recursive: true, force: true })
  }

  #receiveMails(): SMTPServer {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      disableReverseLookup: true,
      closeTimeout: 1,
      onData: async (stream, _session, done) => {
        const mail: Buffer[] = []
        for await (const bytes of stream) mail.push(bytes)
        this.mails.push(await PostalMime.parse(Buffer.concat(mail)))
        done()
      },
    })
    server.listen(port + 2, '127.0.0.1')
    return server
  }

  #start(program: string, settings: Record<string, string> = {}): ChildProcess {
    return spawn(process.execPath, [program], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DESK_DIR: this.folder,
        EDITIONS: this.folder,
        DATA_DIR: join(this.folder, 'inbox'),
        DESK_PORT: String(port),
        PORT: String(port + 1),
        HOST: '127.0.0.1',
        RATE_LIMIT: 'off',
        ...settings,
      },
    })
  }
}

/** Adds a virtual authenticator (CDP) that keeps passkeys and always consents. */
export async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}
