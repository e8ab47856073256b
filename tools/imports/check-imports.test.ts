import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkImports } from './check-imports.ts'

/** A small repository whose files import what they may. */
const repository: Record<string, string> = {
  'package.json': JSON.stringify({
    imports: Object.fromEntries(
      ['app', 'bin', 'content', 'contract', 'documents', 'server', 'tools'].map((folder) => [
        `#${folder}/*`,
        `./${folder}/*`,
      ]),
    ),
    dependencies: { fastify: '1', react: '1', zod: '1' },
  }),
  ...packageFiles('fastify', 'react', 'zod'),
  'app/pages/home.astro':
    `---\nimport Site from '#app/layouts/site.astro'\nimport { Home } from '#app/sections/home/home.tsx'\n` +
    `import { homeContent } from '#app/page-content/home.ts'\nimport { Form } from '#app/islands/forms/form.tsx'\n---\n` +
    `<Home /><script>\n  import '#app/behaviour/slides.ts'\n</script>`,
  'app/layouts/site.astro': `---\nimport { Header } from './header.tsx'\n---\n<Header />`,
  'app/layouts/header.tsx': `import '#app/components/icon.tsx'`,
  'app/page-content/home.ts': `import '#content/model/group.ts'\nimport 'fastify'`,
  'app/sections/home/home.tsx':
    `import '#app/components/icon.tsx'\nimport 'react'\nimport './part.tsx'\n` +
    `import type { home } from '#app/page-content/home.ts'`,
  'app/sections/home/part.tsx': '',
  'app/sections/about/about.tsx': '',
  'app/pages/about.astro': `---\nimport { About } from '#app/sections/about/about.tsx'\n---\n<About />`,
  'app/islands/island.tsx': `import 'react'`,
  'app/islands/forms/form.tsx': `import '#contract/forms.ts'\nimport '#app/islands/island.tsx'`,
  'app/islands/chat/chat.tsx': '',
  'app/pages/chat.astro': `---\nimport { Chat } from '#app/islands/chat/chat.tsx'\n---\n<Chat />`,
  'app/behaviour/slides.ts': `import '#app/lib/dates.ts'`,
  'app/lib/dates.ts': '',
  'app/components/icon.tsx': '',
  'bin/run.mjs': `import 'node:fs'`,
  'content/model/group.ts': `import 'zod'`,
  'contract/forms.ts': '',
  'contract/submissions.ts': `import 'zod'`,
  'documents/render.ts': `import '#content/model/group.ts'`,
  'server/main.ts': `import './site/site.ts'\nimport './http/routes.ts'`,
  'server/site/site.ts': `import 'fastify'\nimport '#contract/forms.ts'`,
  'server/http/routes.ts': `import '#contract/submissions.ts'`,
  'tools/build.ts': `import '#documents/render.ts'`,
  'tests/site.test.ts': `import '#server/http/routes.ts'`,
}

function packageFiles(...names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0' })],
      [`node_modules/${name}/index.js`, 'export {}'],
    ]),
  )
}

/** The text of a file that imports one more; an `.astro` file in its frontmatter. */
function withImport(text: string, to: string): string {
  const line = `import '#${to}'\n`
  return text.startsWith('---\n') ? text.replace('---\n', `---\n${line}`) : `${text}\n${line}`
}

/** The breaches of that repository with some files more, or others in their place. */
async function breachesWith(files: Record<string, string> = {}): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'imports-'))
  try {
    for (const [name, text] of Object.entries({ ...repository, ...files })) {
      await mkdir(dirname(join(folder, name)), { recursive: true })
      await writeFile(join(folder, name), text)
    }
    return (await checkImports(folder)).breaches
  } finally {
    await rm(folder, { recursive: true })
  }
}

it('says nothing where everyone imports what they may', async () => {
  expect(await breachesWith()).toEqual([])
})

describe('one folder does not import another:', () => {
  const cases: [from: string, to: string][] = [
    ['app/components/icon.tsx', 'contract/forms.ts'],
    ['app/components/icon.tsx', 'app/islands/forms/form.tsx'],
    ['app/components/icon.tsx', 'server/site/site.ts'],
    ['app/components/icon.tsx', 'app/sections/home/home.tsx'],
    ['app/islands/chat/chat.tsx', 'app/islands/forms/form.tsx'],
    ['app/islands/chat/chat.tsx', 'app/sections/home/part.tsx'],
    ['app/islands/forms/form.tsx', 'app/page-content/home.ts'],
    ['app/behaviour/slides.ts', 'app/components/icon.tsx'],
    ['app/layouts/header.tsx', 'app/sections/home/home.tsx'],
    ['app/sections/home/part.tsx', 'app/sections/about/about.tsx'],
    ['app/sections/home/part.tsx', 'app/islands/forms/form.tsx'],
    ['app/sections/home/part.tsx', 'server/site/site.ts'],
    ['app/page-content/home.ts', 'tools/build.ts'],
    ['app/pages/home.astro', 'server/site/site.ts'],
    ['app/pages/home.astro', 'content/model/group.ts'],
    ['app/pages/home.astro', 'contract/submissions.ts'],
    ['app/layouts/site.astro', 'app/sections/home/home.tsx'],
    ['content/model/group.ts', 'contract/forms.ts'],
    ['contract/forms.ts', 'content/model/group.ts'],
    ['documents/render.ts', 'contract/forms.ts'],
    ['server/site/site.ts', 'documents/render.ts'],
    ['server/site/site.ts', 'server/http/routes.ts'],
    ['server/main.ts', 'app/components/icon.tsx'],
    ['tools/build.ts', 'app/components/icon.tsx'],
    ['tools/build.ts', 'server/site/site.ts'],
    ['tests/site.test.ts', 'app/components/icon.tsx'],
    ['bin/run.mjs', 'tools/build.ts'],
  ]
  let breaches: string[]
  beforeAll(async () => {
    const files = new Map<string, string>()
    for (const [from, to] of cases) {
      files.set(from, withImport(files.get(from) ?? repository[from] ?? '', to))
    }
    breaches = await breachesWith(Object.fromEntries(files))
  })

  it.each(cases)('%s, %s', (from, to) => {
    const row = dirname(from).replace(/^app\/sections\/.+/, 'app/sections/*')
    const line = breaches.find((breach) => breach.startsWith(`${from} → ${to}: ${row} may import `))
    expect(line, breaches.join('\n')).toBeDefined()
  })
})

describe('however it is written:', () => {
  const [from, to] = ['app/components/icon.tsx', 'app/islands/forms/form.tsx']
  it.each([
    ['climbing', `import '../islands/forms/form.tsx'`],
    ['climbing by a way round', `import '../lib/../islands/forms/form.tsx'`],
    ['without extension', `import '../islands/forms/form'`],
    ['as a type', `import type { Form } from '#app/islands/forms/form.tsx'`],
    ['handing on', `export * from '#app/islands/forms/form.tsx'`],
    ['later', `const form = () => import('#app/islands/forms/form.tsx')`],
  ])('%s', async (_how, text) => {
    expect(await breachesWith({ [from]: text })).toContainEqual(
      expect.stringMatching(`^${from} → ${to}: app/components may import app/lib`),
    )
  })
})

describe('of packages', () => {
  it.each([
    ['app/components/icon.tsx', 'zod', 'app/components may use react'],
    ['app/lib/dates.ts', 'node:fs', 'app/lib may use nothing of node:*'],
    ['app/sections/home/part.tsx', 'zod', 'app/sections/* may use react'],
    ['app/behaviour/slides.ts', 'react', 'app/behaviour may use astro'],
    ['contract/forms.ts', 'react', 'contract may use zod'],
    ['contract/forms.ts', 'node:path', 'contract may use nothing of node:*'],
    ['server/site/site.ts', 'react', 'server/site may use '],
    ['bin/run.mjs', 'zod', 'bin may use node:*'],
  ])('%s does not use %s', async (from, name, reason) => {
    const breaches = await breachesWith({ [from]: `import '${name}'` })
    expect(breaches).toContainEqual(expect.stringContaining(`: ${reason}`))
  })

  it('an .astro file neither', async () => {
    const page = withImport(repository['app/pages/home.astro'] ?? '', 'x').replace('#x', 'zod')
    expect(await breachesWith({ 'app/pages/home.astro': page })).toEqual([
      'app/pages/home.astro → zod: app/pages may use astro',
    ])
  })

  it('none comes to the browser by way of the contract', async () => {
    const form = `${repository['app/islands/forms/form.tsx']}\nimport '#contract/submissions.ts'`
    expect(await breachesWith({ 'app/islands/forms/form.tsx': form })).toEqual([
      expect.stringMatching(
        /^app\/islands\/forms\/form\.tsx → contract\/submissions\.ts: .+ may import/,
      ),
    ])
    const plain = `import './submissions.ts'`
    expect(await breachesWith({ 'contract/forms.ts': plain })).toEqual([
      'contract/forms.ts → contract/submissions.ts → node_modules/zod/index.js: ' +
        'it takes along what may not reach the browser',
    ])
  })
})

it('lets sections know the types of content, and nothing else of it', async () => {
  const types = `import type { group } from '#content/model/group.ts'`
  const values = `import { group } from '#content/model/group.ts'`
  expect(await breachesWith({ 'app/sections/home/part.tsx': types })).toEqual([])
  expect(await breachesWith({ 'app/sections/home/part.tsx': values })).toEqual([
    'app/sections/home/part.tsx → content/model/group.ts: ' +
      'app/sections/* may import types only of app/page-content, content/**',
  ])
})

it('sees circles, of types too', async () => {
  const breaches = await breachesWith({
    'server/http/routes.ts': `import type { Answer } from './answer.ts'`,
    'server/http/answer.ts': `import '#contract/submissions.ts'\nimport './routes.ts'`,
  })
  expect(breaches).toEqual([expect.stringMatching(/^server\/http\/\S+ → .*: a circle$/)])
})

it('sees what has no place, and what nobody uses', async () => {
  const breaches = await breachesWith({
    'server/lost/lost.ts': `import '../site/site.ts'`,
    'server/app.ts': '',
    'server/site/away.ts': '',
    'tools/build.ts': `import '#documents/render.ts'\nimport './gone.ts'`,
  })
  expect(breaches.join('\n')).toContain('tools/build.ts → ./gone.ts: nothing is found there')
  expect(breaches.join('\n')).toContain('server/app.ts: nothing imports it')
  expect(breaches.join('\n')).toContain('server/site/away.ts: nothing imports it')
  expect(breaches.join('\n')).toContain(
    'server/lost/lost.ts → server/site/site.ts: its folder has no row in tools/imports/table.ts',
  )
})
