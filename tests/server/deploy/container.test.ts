import { cp, mkdir, readFile, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { serverPackages } from '#tools/packages/server-packages.ts'
import { freePort } from '../inbox/free-port.ts'
import { newStore } from '../inbox/stores.ts'
import { isStored, submit } from '../inbox/submissions.ts'
import { newFolder } from '../new-folder.ts'
import { endWithTests, repository, runProgram } from '../run-node.ts'
import { deployFile } from './deploy-files.ts'

const text = deployFile('Containerfile')

/** The instructions of each build stage, with `\` continuations joined. */
function stages(): { name: string; arguments: string }[][] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean)
  const all = lines.map((line) => {
    const [name = '', ...rest] = line.split(' ')
    return { name, arguments: rest.join(' ') }
  })
  const starts = all.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []))
  return starts.map((start, index) => all.slice(start, starts[index + 1]))
}

const [, runtime = []] = stages()
const argumentsOf = (name: string) =>
  runtime.filter((one) => one.name === name).map((one) => one.arguments)

it('the container file is valid', () => {
  const problems = validate(text)
  expect(problems.map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([])
})

it('both stages stand on the Node that the project pins', async () => {
  const { dependencies } = z
    .object({ dependencies: z.object({ node: z.string() }) })
    .parse(JSON.parse(await readFile(join(repository, 'package.json'), 'utf8')))
  const bases = stages().map(([from]) => from?.arguments.split(' ')[0])
  const base = `docker.io/library/node:${dependencies.node}-bookworm-slim`
  expect(bases).toEqual([base, base])
})

it('runs as no root, keeps its data in a volume, is watched, and needs no shell', () => {
  expect(argumentsOf('USER')).toEqual(['node'])
  expect(argumentsOf('VOLUME')).toEqual(['/data'])
  const [check = ''] = argumentsOf('HEALTHCHECK')
  expect(check).toMatch(/CMD \["node", "deploy\/health-check\.ts"\]$/)
  expect(argumentsOf('CMD')).toEqual(['["node", "server/main.ts"]'])
  const order = runtime.map(({ name }) => name)
  expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'))
})

it('what it copies is enough: the server runs on it, and its health check tells', async () => {
  const image = await newFolder()
  for (const line of argumentsOf('COPY')) {
    const [from = '', to = ''] = line.replace('--from=build ', '').split(' ')
    const source = from.replace('/site/', '')
    if (source === 'node_modules') continue
    const target = to.endsWith('/')
      ? join(image, to, source.split('/').at(-1) ?? '')
      : join(image, to)
    await cp(join(repository, source), target, { recursive: true })
  }
  for (const { path } of await serverPackages(repository)) {
    await mkdir(dirname(join(image, path)), { recursive: true })
    const nested = path.split('node_modules/').length > 2
    if (!nested) await symlink(join(repository, path), join(image, path), 'dir')
  }
  const port = String(await freePort())
  const { environment } = await newStore('SQLite')
  const settings = { ...environment, PORT: port, HOST: '127.0.0.1', SMTP_URL: '', DATABASE_URL: '' }
  const run = (args: readonly string[]) =>
    runProgram([process.execPath, ...args], settings, { cwd: image })

  expect((await run(['deploy/health-check.ts']).ended).code, 'before it runs').toBe(1)
  const server = run(['server/main.ts'])
  endWithTests(server, 'SIGKILL')
  expect((await run(['deploy/health-check.ts', '--wait', '60']).ended).code).toBe(0)
  expect(await submit(`http://127.0.0.1:${port}`, 'contact', 1)).toSatisfy(isStored)
  expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(200)
  server.signal('SIGTERM')
  await server.ended
  expect((await run(['deploy/health-check.ts']).ended).code, 'after it has ended').toBe(1)
})

it('nothing that the image needs is kept from it, and nothing private gets in', async () => {
  const ignored = (await readFile(join(repository, '.dockerignore'), 'utf8'))
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  for (const line of argumentsOf('COPY')) {
    const [from = ''] = line.replace('--from=build /site/', '').split(' ')
    // Made in the build stage.
    if (['node_modules', 'build'].includes(from)) expect(ignored).toContain(from)
    else expect(ignored).not.toContain(from.split('/')[0])
  }
  for (const needed of ['app', 'brand', 'content', 'contract', 'documents', 'tools', 'bin'])
    expect(ignored).not.toContain(needed)
  expect(ignored).toEqual(expect.arrayContaining(['.*', 'data', 'node_modules']))
})
