import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFailed } from 'vitest'
import { z } from 'zod'
import { systemPackages } from '#tools/lib/system-program.ts'
import { needed } from '../build/content-kinds.ts'
import { selfSigned } from '../server/deploy/over-tls.ts'
import { skipTest } from '../server/deploy/program-or.ts'
import { repository } from '../server/run-node.ts'
import { type Block, blocksOf } from './blocks.ts'
import { type Machine, noMachine, startMachine } from './machine.ts'

function git(folder: string, ...args: string[]): string {
  const author = ['-c', 'user.name=Guide', '-c', 'user.email=guide@mail.example']
  return execFileSync('git', ['-C', folder, ...author, ...args], { encoding: 'utf8' })
}

/**
 * Makes the repository that the guide clones: the working tree's files, with contact details confirmed as
 * the owner does before a site is public.
 */
async function firstRelease(folder: string): Promise<void> {
  const listed = git(repository, 'ls-files', '-z', '--cached', '--others', '--exclude-standard')
  for (const file of new Set(listed.split('\0').filter(Boolean))) {
    const target = join(folder, file)
    await mkdir(dirname(target), { recursive: true })
    // `--cached` also lists files that the working tree has deleted.
    await cp(join(repository, file), target).catch(() => {})
  }
  for (const [name, confirm] of Object.entries(needed)) {
    const file = join(folder, 'content', name)
    await writeFile(file, confirm(await readFile(file, 'utf8')))
  }
  git(folder, 'init', '--quiet', '--initial-branch=main')
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', '--message=First release')
}

/** Commits a release with one more page. */
async function nextRelease(folder: string, name: string): Promise<void> {
  const page = `export const GET = () => new Response('${name}')\n`
  await writeFile(join(folder, `app/pages/${name}.txt.ts`), page)
  git(folder, 'add', '--all')
  git(folder, 'commit', '--quiet', `--message=Release ${name}`)
}

/** Placeholders in the guides for values of the run: backups' names. */
const examples = {
  backup: 'inbox-2026-01-31T023000Z.db',
  deskBackup: 'desk-2026-01-31T024500Z.tar',
}

/** Headings whose commands are not played, and the tests that cover them. */
const leftOut = {
  'In a container': 'tests/server/deploy/container.test.ts',
  'Behind Caddy': 'tests/server/deploy/caddy.test.ts',
  'From SQLite to PostgreSQL': 'tests/server/inbox/copy-to-postgres.slow.test.ts',
  Alerts: 'tests/server/deploy/alerts.test.ts',
  Forget: 'desk/releases/forget.slow.test.ts',
}

let reason = noMachine()
let machine: Machine
let luggage: string
/** Why the machine cannot have nginx. */
let noNginx: string | undefined
/** Whether a chapter has failed: later ones depend on it. */
let broken = false

const isCommands = ({ language }: Block) => language === 'sh'
const unplayed = blocksOf('operating').filter(isCommands)
const unplayedAtDesk = blocksOf('desk').filter(isCommands)
const deskNames = ['desk', 'preview'].map((name) => `${name}.your.domain`)
const toldOfTheDay: Record<string, string> = {}

/** Runs commands as root and expects exit code 0. */
async function run(commands: string): Promise<string> {
  const { code, output } = await machine.start(commands).ended
  expect(code, `${commands}\n${output}`).toBe(0)
  return output
}

function asOfToday(commands: string): string {
  return Object.entries(toldOfTheDay).reduce(
    (text, [example, real]) => text.replaceAll(example, real),
    commands,
  )
}

/** The next block under a heading, run in the project's folder if there is one. */
function next(heading: string, blocks = unplayed): string {
  const index = blocks.findIndex((block) => block.heading === heading)
  const [block] = index < 0 ? [] : blocks.splice(index, 1)
  if (!block) throw new Error(`the guide has no more commands under "${heading}"`)
  return `cd /srv/site 2>&- || cd\n${asOfToday(block.text)}`
}

const play = (heading: string) => run(next(heading))
const playAtDesk = (heading: string) => run(next(heading, unplayedAtDesk))

/** Runs commands on a pseudo-terminal (`script`), with the answer as input. */
const typed = (commands: string, answer: string) =>
  machine.start(`echo ${answer} | script --quiet --return --command '${commands}' /dev/null`).ended

/** How many submissions there are, in words. */
const counted = () => run('cd /srv/site && npm run --silent inbox -- count 2>&-')

/** Asks the inbox as the desk does, as some user. */
const askInbox = (user: string) =>
  machine.start(`cd /srv/site && runuser -u ${user} -- node_modules/node/bin/node -e '
    const socket = require("net").connect("/run/desk-inbox.sock")
    socket.write(JSON.stringify({ id: 1, name: "list", args: [["newsletter"], {}] }) + "\\n")
    socket.once("data", (data) => socket.destroy(void console.log(String(data))))'`).ended

const status = (path: string, host = 'your.domain') =>
  run(`curl --silent --output /dev/null --write-out '%{http_code}' https://${host}${path}`)

/** Posts a form with curl; a field `@path` uploads a file. */
function sendForm(path: string, fields: Record<string, string>): Promise<string> {
  const all = Object.entries({ elapsed: '5000', ...fields })
  const options = all.map(([name, value]) => `--form '${name}=${value}'`).join(' ')
  return run(
    `curl --silent --show-error --fail-with-body -H 'accept: application/json' ${options} https://your.domain${path}`,
  )
}

/** Fails unless the site serves a page exactly as in the live edition. */
const sameAsLive =
  'curl --silent --fail https://your.domain/about | cmp - /var/lib/desk/live/build/client/about.html'

/** Starts visitors.ts; `haveNoticedNothing` ends it and checks what it printed. */
async function manyVisitors() {
  const visitors = machine.start(
    'cd /srv/site && NODE_EXTRA_CA_CERTS=/mnt/luggage/tls/certificate.pem exec node_modules/node/bin/node /mnt/repository/tests/guide/visitors.ts https://your.domain',
  )
  const [, id] = await visitors.says(/asking as (\d+)/)
  return {
    async haveNoticedNothing() {
      await run(`kill ${id}`)
      const { output } = await visitors.ended
      const seen = visitorsSchema.parse(JSON.parse(output.trimEnd().split('\n').at(-1) ?? ''))
      expect(seen.failures).toEqual([])
      expect(seen.answers).toBeGreaterThan(500)
      expect(seen.stored.length).toBeGreaterThan(5)
    },
  }
}

const visitorsSchema = z.object({
  answers: z.number(),
  failures: z.array(z.string()),
  stored: z.array(z.string()),
})

describe('the guide, played from the first command to the last', {
  retry: 0,
  timeout: 600_000,
}, () => {
  beforeAll(async () => {
    if (reason) return
    luggage = await mkdtemp(join(tmpdir(), 'luggage-'))
    await firstRelease(join(luggage, 'site'))
    await mkdir(join(luggage, 'tls'))
    await mkdir(join(luggage, 'packages'))
    const names = ['your.domain', ...deskNames].map((name) => `DNS:${name}`)
    const certificate = selfSigned(join(luggage, 'tls'), names.join())
    const nginx = await systemPackages('nginx')
    if ('missing' in nginx) noNginx = nginx.missing
    else if (!certificate) noNginx = 'there is no OpenSSL'
    else {
      for (const file of nginx.files)
        await copyFile(file, join(luggage, 'packages', basename(file)))
    }
    try {
      machine = await startMachine(luggage)
    } catch (error) {
      // A container, for one, may allow `unshare` and refuse the mounts of boot.sh.
      reason = `the guide got no machine of its own: ${error}`
      return
    }
    // Stand-ins for the outside world: host names, the Git server, the certificate.
    await run(`
      echo '127.0.0.1 your.domain git.your.domain mail.your.domain' >> /etc/hosts
      git config --system url./mnt/luggage/site.insteadOf https://git.your.domain/site.git
      git config --system --add safe.directory '*'
      echo '127.0.0.1 ${deskNames.join(' ')}' >> /etc/hosts
      mkdir -p /etc/letsencrypt/live/your.domain
      ln -s your.domain /etc/letsencrypt/live/desk.your.domain
      cp /mnt/luggage/tls/certificate.pem /etc/letsencrypt/live/your.domain/fullchain.pem
      cp /mnt/luggage/tls/key.pem /etc/letsencrypt/live/your.domain/privkey.pem
      cat /mnt/luggage/tls/certificate.pem >> /etc/ssl/certs/ca-certificates.crt`)
  })

  afterAll(async () => {
    await machine?.stop()
    if (luggage) await rm(luggage, { recursive: true })
  })

  beforeEach((context) => {
    if (reason) skipTest(context, reason)
    if (noNginx) skipTest(context, noNginx)
    if (broken) context.skip('a chapter before it failed')
    onTestFailed(async () => {
      broken = true
      console.error((await machine.start('journalctl --no-pager --lines 30').ended).output)
    })
  })

  it('installs: a user, a clone, settings, a build, the service', async () => {
    await play('With systemd')
    // As npm would install them, without minutes of downloading in every run.
    await run('mkdir /srv/site/node_modules && mount --bind /mnt/packages /srv/site/node_modules')
    await play('With systemd')
    await play('With systemd')
    expect(await run('ps -o user= -p $(systemctl show --property MainPID --value site)')).toBe(
      'site\n',
    )
    // `SITE_URL` was read by the build.
    const addresses = await run("curl --silent http://127.0.0.1:3000/ | grep -o 'canonical[^>]*'")
    expect(addresses).toBe('canonical" href="https://your.domain/"\n')
    expect(await run('stat --format "%U:%G %a" /etc/site.env')).toBe('root:site 640\n')
  })

  it('puts nginx in front of it', async () => {
    await run('dpkg --install /mnt/luggage/packages/*.deb 2>&1 || [ -x /usr/sbin/nginx ]')
    await run('systemctl start nginx')
    await play('Behind nginx')
    await expect.poll(() => status('/about')).toBe('200')
    expect(await status('/api/health')).toBe('200')
  })

  it('tells what is left before going live, and nothing of the settings that are made', async () => {
    const { code, output } = await machine.start(next('Before going live')).ended
    expect(code, output).toBe(1)
    expect(output).not.toMatch(/SITE_URL|INBOX_URL|SMTP_URL/)
  })

  it('deploys, goes back and changes a setting while visitors ask, and none of them notices', async () => {
    const visitors = await manyVisitors()
    await nextRelease(join(luggage, 'site'), 'second')
    await play('Deploy without losing a request')
    await expect.poll(() => status('/second.txt')).toBe('200')
    await play('Deploy without losing a request')
    await expect.poll(() => status('/second.txt')).toBe('404')
    await run('echo HSTS=subdomains >> /etc/site.env')
    await play('Deploy without losing a request')
    const headers = 'curl --silent --head https://your.domain/about'
    await expect.poll(() => run(headers)).toContain('includeSubDomains')

    // Its timer starts this service every night: it builds new code and reloads.
    await nextRelease(join(luggage, 'site'), 'third')
    await run('cd /srv/site && git pull --ff-only && systemctl start site-build')
    await expect.poll(() => status('/third.txt')).toBe('200')
    await visitors.haveNoticedNothing()
  })

  it('shows the metrics, and has every timer wait for its night', async () => {
    const metrics = next('Metrics')
    await expect
      .poll(async () => (await machine.start(metrics).ended).output)
      .toContain('site_requests_total')
    const timers = await run('systemctl list-timers --no-legend --no-pager "site-*"')
    const names = timers.match(/site-\w+\.timer/g)
    expect(names?.sort()).toEqual(['site-backup.timer', 'site-build.timer', 'site-purge.timer'])
    expect(timers).not.toMatch(/^-/m)
  })

  it('does in the terminal what the guide of the inbox shows', async () => {
    const email = 'ada@mail.example'
    const before = Number.parseInt(await counted(), 10)
    await run("printf '%%PDF-1.4\\n%%%%EOF\\n' > /tmp/resume.pdf")
    const person = { fullName: 'Ada Obi', email, phone: '+234 800 000 0000', position: 'Engineer' }
    const work = { experience: '5 years', education: 'BEng', coverLetter: 'I build turbines.' }
    const resume = '@/tmp/resume.pdf;type=application/pdf'
    await sendForm('/api/applications', { ...person, ...work, resume })
    await sendForm('/api/newsletter', { email })

    for (const { text } of blocksOf('inbox')) {
      for (const line of text.trimEnd().split('\n')) await run(`cd /srv/site && ${line}`)
    }
    expect(await counted()).toBe(`${before + 2} submissions stored.\n`)
    expect(await run("stat --format '%a' ~/inbox-copy.db")).toBe('600\n')
    // Files that root's commands created belong to the server's user.
    expect(await run('find /var/lib/site ! -user site')).toBe('')
    expect(await run('cd /srv/site && git status --porcelain')).toBe('')
  })

  it('backs up, drills and restores', async () => {
    await sendForm('/api/newsletter', { email: 'before@mail.example' })
    await play('Backup and restore')
    const backups = await run('ls /var/backups/site')
    toldOfTheDay[examples.backup] = backups.trim().split('\n').at(-1) ?? ''
    const before = await counted()
    await play('Backup and restore')
    expect(await counted()).toBe(before)
    expect(await status('/api/health')).toBe('200')
    await sendForm('/api/newsletter', { email: 'after@mail.example' })
    await play('Backup and restore')
    await run('systemctl start site-purge')
    // Also if root opens the database while the server is stopped.
    await run('systemctl stop site.socket && cd /srv/site && npm run --silent inbox -- count')
    expect(await run('find /var/lib/site ! -user site')).toBe('')
    await run('systemctl start site')
    expect(await status('/api/health')).toBe('200')
    expect(await run('systemctl --failed --no-legend')).toBe('')
  })

  it('sets up a desk: users, settings, services, names, and the site follows it', async () => {
    // As npm would install them.
    await run(`mkdir /srv/site/desk/node_modules
      mount --bind /mnt/repository/desk/node_modules /srv/site/desk/node_modules`)
    await playAtDesk('Installing')
    await playAtDesk('Installing')
    // The site's HSTS setting, added above, is built into pages.
    await run("sed -n '/^HSTS=/p' /etc/site.env | tee -a /etc/desk.env >> /etc/desk-build.env")
    expect(await playAtDesk('Installing')).toMatch(/https:\/\/desk\.your\.domain\/join#\S{20}/)
    await playAtDesk('Installing')
    for (const name of deskNames)
      await expect.poll(() => status('/', name)).toMatch(/^(200|30\d|401|404)$/)
    await playAtDesk('Installing')
    const live = () => run('readlink /var/lib/desk/live || true')
    await expect.poll(live, { timeout: 400_000, interval: 1_000 }).toBe('editions/1\n')
    const isServed = async () =>
      (await machine.start(sameAsLive).ended).code === 0 ? await status('/about') : 'another page'
    await expect.poll(isServed).toBe('200')
    expect(await run('find /var/lib/desk -user root')).toBe('')
  })

  it('lets the desk read the inbox through its socket alone, and the site nothing of the desk', async () => {
    expect((await askInbox('desk')).output).toContain('before@mail.example')
    expect((await askInbox('site')).output).toContain('EACCES')
    const mayRead = async (user: string, file: string) =>
      (await machine.start(`runuser -u ${user} -- cat ${file} > /dev/null`).ended).code === 0
    expect(await mayRead('site', '/var/lib/site/inbox.db')).toBe(true)
    for (const file of ['/var/lib/site/inbox.db', '/etc/site.env'])
      expect(await mayRead('desk', file), file).toBe(false)
    for (const file of ['/var/lib/desk/desk.db', '/etc/desk.env'])
      expect(await mayRead('site', file), file).toBe(false)
    expect(await run('find /var/lib/site ! -user site')).toBe('')
  })

  it('deploys through the desk, and no visitor notices', async () => {
    const visitors = await manyVisitors()
    await nextRelease(join(luggage, 'site'), 'fourth')
    const { code, output } = await typed(next('Deploy', unplayedAtDesk), 'yes')
    expect({ code, output }, output).toMatchObject({ code: 0 })
    expect(output).toContain('fourth.txt')
    expect(output).toContain('Edition 2 is live')
    await expect.poll(() => status('/fourth.txt')).toBe('200')
    await visitors.haveNoticedNothing()
    expect(await run('find /var/lib/desk -user root')).toBe('')

    // A migration that fails: the live edition stays, and the code is put back.
    const list = join(luggage, 'site/content/migrations/migrations.ts')
    const migration = `{ name: '999-wrong', migrate: () => { throw new Error('no such field') } }`
    const text = await readFile(list, 'utf8')
    await writeFile(list, text.replace('= [', `= [${migration}, `))
    await nextRelease(join(luggage, 'site'), 'fifth')
    const deploy =
      'cd /srv/site && git pull --ff-only && SITE_ENV=/etc/desk.env npm run desk -- deploy'
    const failed = await typed(deploy, 'yes')
    expect(failed).toMatchObject({ code: 1, output: expect.stringContaining('no such field') })
    await playAtDesk('Deploy')
    expect(await run('readlink /var/lib/desk/live')).toBe('editions/2\n')
    // A connection that nginx has kept belongs to the server before for some seconds.
    await expect.poll(() => status('/fourth.txt')).toBe('200')
  })

  it('backs the desk up, drills, restores it, and lets somebody in again', async () => {
    await playAtDesk('Backup and restore')
    toldOfTheDay[examples.deskBackup] = (await run('ls /var/backups/desk')).trim()
    expect(await playAtDesk('Backup and restore')).toMatch(/^1 people, 2 editions/m)
    await playAtDesk('Backup and restore')
    expect(await run('readlink /var/lib/desk/live')).toBe('editions/2\n')
    await expect.poll(() => status('/', 'desk.your.domain')).toMatch(/^(200|30\d)$/)
    // A connection that nginx has kept belongs to the server before for some seconds.
    await expect.poll(() => status('/fourth.txt')).toBe('200')
    await run(sameAsLive)
    const link = await playAtDesk('Lost devices, an office of one')
    expect(link).toMatch(/https:\/\/desk\.your\.domain\/join#\S{20}/)
    expect(await run('find /var/lib/desk -user root')).toBe('')
    expect(await run('systemctl --failed --no-legend')).toBe('')
  })

  it('has played every command but those that it says', () => {
    unplayed.push(...unplayedAtDesk)
    expect(new Set(unplayed.map(({ heading }) => heading))).toEqual(new Set(Object.keys(leftOut)))
    for (const file of Object.values(leftOut)) {
      expect(existsSync(join(repository, file)), file).toBe(true)
    }
  })
})
