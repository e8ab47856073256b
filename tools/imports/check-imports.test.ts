import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
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
  }),
  'app/pages/home.astro':
    `---\nimport Site from '#app/layouts/site.astro'\nimport { Home } from '#app/sections/home/home.tsx'\n` +
    `import { picture } from '#app/pictures/library.ts'\nimport { Form } from '#app/islands/forms/form.tsx'\n---\n` +
    `<Home /><script>\n  import '#app/behaviour/slides.ts'\n</script>`,
  'app/layouts/site.astro': `---\nimport { Header } from './header.tsx'\n---\n<Header />`,
  'app/layouts/header.tsx': `import '#app/components/icon.tsx'`,
  'app/pictures/library.ts': `import '#content/model/pictures.ts'`,
  'content/model/pictures.ts': '',
  'app/sections/home/home.tsx':
    `import '#app/components/icon.tsx'\nimport 'react'\nimport './part.tsx'\n` +
    `import type { Picture } from '#app/pictures/library.ts'`,
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

type Case = [name: string, from: string, text: string, reason: string]

/** Expects a breach of each text, which stands in a file of its own beside `from`: all in one look. */
function eachBreaks(cases: readonly Case[]) {
  const fileOf = (from: string, index: number) =>
    join(dirname(from), `case-${index}${extname(from)}`)
  let breaches: string[]
  beforeAll(async () => {
    const files = cases.map(([, from, text], index) => [fileOf(from, index), text])
    breaches = await breachesWith(Object.fromEntries(files))
  })
  it.each(cases.map((one, index) => [...one, index] as const))('%s', (...of) => {
    const [, from, , reason, index] = of
    const line = `${fileOf(from, index)} → ${reason}`
    expect(breaches).toContainEqual(expect.stringContaining(line))
  })
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
    ['app/islands/forms/form.tsx', 'app/pictures/library.ts'],
    ['app/behaviour/slides.ts', 'app/components/icon.tsx'],
    ['app/layouts/header.tsx', 'app/sections/home/home.tsx'],
    ['app/sections/home/part.tsx', 'app/sections/about/about.tsx'],
    ['app/sections/home/part.tsx', 'app/islands/forms/form.tsx'],
    ['app/sections/home/part.tsx', 'server/site/site.ts'],
    ['app/pictures/library.ts', 'tools/build.ts'],
    ['app/pages/home.astro', 'server/site/site.ts'],
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
    const row = dirname(from).replace(/^(app\/(?:islands|sections))\/.+/, '$1/*')
    const line = breaches.find((breach) => breach.startsWith(`${from} → ${to}: ${row} may import `))
    expect(line, breaches.join('\n')).toBeDefined()
  })
})

describe('however it is written:', () => {
  const ways = [
    ['climbing', `import '../islands/forms/form.tsx'`],
    ['climbing by a way round', `import '../lib/../islands/forms/form.tsx'`],
    ['as a type', `import type { Form } from '#app/islands/forms/form.tsx'`],
    ['handing on', `export * from '#app/islands/forms/form.tsx'`],
    ['later', `const form = () => import('#app/islands/forms/form.tsx')`],
    ['from the root', `import '/app/islands/forms/form.tsx'`],
    ['as text', `import '#app/islands/forms/form.tsx?raw'`],
    ['as the type of a module', `let form: typeof import('#app/islands/forms/form.tsx')`],
    ['by a pattern', `import.meta.glob(['../islands/forms/*.tsx'])`],
    ['by its address', `new URL('../islands/forms/form.tsx', import.meta.url)`],
    ['by an address without a dot', `new URL('/app/islands/forms/form.tsx', import.meta.url)`],
    ['by a required', `createRequire(import.meta.url)('../islands/forms/form.tsx')`],
    [
      'by a named required',
      `const load = createRequire('x')\nload.resolve('#app/islands/forms/form.tsx')`,
    ],
  ]
  const reason = 'app/islands/forms/form.tsx: app/components may import app/lib'
  eachBreaks(ways.map(([how = '', text = '']) => [how, 'app/components/icon.tsx', text, reason]))
})

describe('of packages', () => {
  const cases = [
    ['app/components/icon.tsx', 'zod', 'app/components may use react'],
    ['app/lib/dates.ts', 'node:fs', 'app/lib may use no package'],
    ['app/sections/home/part.tsx', 'zod', 'app/sections/* may use react'],
    ['app/lib/dates.ts', 'virtual:anything', 'app/lib may use no package'],
    ['app/components/icon.tsx', 'astro:content', 'app/components may use react'],
    ['app/behaviour/slides.ts', 'react', 'app/behaviour may use astro'],
    ['contract/forms.ts', 'react', 'contract may use zod'],
    ['contract/forms.ts', 'node:path', 'contract may use zod'],
    ['server/site/site.ts', 'react', 'server/site may use '],
    ['bin/run.mjs', 'zod', 'bin may use node:*'],
  ]
  eachBreaks(
    cases.map(([from = '', name = '', reason = '']) => [
      `${from} does not use ${name}`,
      from,
      `import '${name}'`,
      `${name}: ${reason}`,
    ]),
  )

  it('an .astro file neither', async () => {
    const page = withImport(repository['app/pages/home.astro'] ?? '', 'x').replace('#x', 'zod')
    expect(await breachesWith({ 'app/pages/home.astro': page })).toEqual([
      expect.stringContaining('app/pages/home.astro → zod: app/pages may use astro'),
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
      'contract/forms.ts → contract/submissions.ts → zod: ' +
        'it takes along what may not reach the browser',
    ])
  })
})

describe('an .astro file does not reach the server', () => {
  const page = 'app/pages/home.astro'
  const text = repository[page] ?? ''
  const ways = [
    ['by the address of a script', `${text}<script src="../../server/site/site.ts"></script>`],
    ['by a computed one', `${text}<script src={'../../server/site/site.ts'} />`],
    ['in an expression', `${text}{(await import('#server/site/site.ts')).site}`],
    [
      'deep in the template',
      `${text}<p>{[1].map(() => <b>{import('#server/site/site.ts')}</b>)}</p>`,
    ],
    ['in an attribute', `${text}<Home site={await import('#server/site/site.ts')} />`],
    ['in a later script', `${text}<script data-x="a>b">import('#server/site/site.ts')</script>`],
    ['by a pattern', text.replace('---\n', `---\nimport.meta.glob('../../server/site/*.ts')\n`)],
    ['in a style', `${text}<style>@import '../../server/site/site.ts';</style>`],
  ]
  const reason = 'server/site/site.ts: app/pages may import'
  eachBreaks(ways.map(([how = '', changed = '']) => [how, page, changed, reason]))
})

describe('where the table says types, no value comes along', () => {
  /** An `.astro` file and a module with that line. */
  const withLine = (line: string) => ({
    'app/components/icon.tsx': line,
    'app/components/mark.astro': `---\n${line}\n---\n<i />`,
    'app/layouts/site.astro':
      repository['app/layouts/site.astro']?.replace(
        '---\n',
        `---\nimport Mark from '#app/components/mark.astro'\n`,
      ) ?? '',
  })
  it.each([
    ['named', `import { group } from '#content/model/group.ts'`],
    ['marked as a type by itself', `import { type Group } from '#content/model/group.ts'`],
    ['handed on', `export { type Group } from '#content/model/group.ts'`],
    ['for its effects', `import '#content/model/group.ts'`],
    ['later', `const group = await import('#content/model/group.ts')`],
  ])('%s', async (_how, line) => {
    const reason = 'content/model/group.ts: app/components may import types only of '
    expect(await breachesWith(withLine(line))).toEqual([
      expect.stringContaining(`app/components/icon.tsx → ${reason}`),
      expect.stringContaining(`app/components/mark.astro → ${reason}`),
    ])
  })

  it('but types do', async () => {
    const line = `import type { Group } from '#content/model/group.ts'`
    expect(await breachesWith(withLine(line))).toEqual([])
  })
})

it.each([
  ['app/sections/home/part.tsx', 'content/model/group.ts'],
  ['app/components/icon.tsx', 'app/islands/forms/form.tsx'],
  ['app/components/icon.tsx', 'tests/site.test.ts'],
])('lets %s not take %s from a test', async (from, to) => {
  const launder = `${dirname(from)}/launder.test.ts`
  const files = { [launder]: `export * from '#${to}'`, [from]: `import './launder.test.ts'` }
  expect(await breachesWith(files)).toContain(`${from} → ${launder}: nothing may import a test`)
})

it('reads what styles import', async () => {
  const breaches = await breachesWith({
    'app/layouts/header.tsx': `import '#app/components/icon.tsx'\nimport '#app/styles/app.css'`,
    'app/styles/app.css': `@import "tailwindcss";\n@import "../islands/chat/chat.css";\n@plugin "daisyui";`,
    'app/islands/chat/chat.css': '',
  })
  expect(breaches).toEqual([
    'app/styles/app.css → app/islands/chat/chat.css: app/styles may import brand',
    'app/styles/app.css → daisyui: app/styles may use tailwindcss',
  ])
})

it('lets only named files put an address together', async () => {
  const text = `const where = '#server/main.ts'\nimport(where)`
  expect(await breachesWith({ 'app/lib/dates.ts': text })).toEqual([
    'app/lib/dates.ts → import(…): its address is put together while running, ' +
      'and tools/imports/table.ts does not name the file',
  ])
})

it('lets an address lead to what no row is about', async () => {
  const text = `new URL('../../docs/guide.md', import.meta.url)\nnew URL('..', import.meta.url)`
  expect(await breachesWith({ 'app/lib/dates.ts': text })).toEqual([])
})

it.each(['app/extra/x.ts', 'extra/x.css', 'app/extra/x.d.ts'])(
  'has a row for the folder of %s, though it imports nothing',
  async (file) => {
    expect(await breachesWith({ [file]: '' })).toContain(
      `${file}: its folder has no row in tools/imports/table.ts`,
    )
  },
)

it('takes no configuration in a folder for an entry point', async () => {
  const breaches = await breachesWith({ 'app/lib/x.config.ts': `import '#server/site/site.ts'` })
  expect(breaches).toEqual([
    'app/lib/x.config.ts → server/site/site.ts: app/lib may import nothing of ours',
    'app/lib/x.config.ts: nothing imports it, and tools/imports/table.ts does not name it as an entry point',
  ])
})

it('lets sections know the types of content, and nothing else of it', async () => {
  const types = `import type { group } from '#content/model/group.ts'`
  const values = `import { group } from '#content/model/group.ts'`
  expect(await breachesWith({ 'app/sections/home/part.tsx': types })).toEqual([])
  expect(await breachesWith({ 'app/sections/home/part.tsx': values })).toEqual([
    expect.stringContaining(
      'app/sections/home/part.tsx → content/model/group.ts: app/sections/* may import types only of ',
    ),
  ])
})

it('sees circles, of types too', async () => {
  const breaches = await breachesWith({
    'server/http/routes.ts': `import type { Answer } from './answer.ts'`,
    'server/http/answer.ts': `import '#contract/submissions.ts'\nimport './routes.ts'`,
  })
  expect(breaches).toEqual([expect.stringMatching(/^server\/http\/\S+ → .*: a circle$/)])
})

it.each([
  ['beside each other', 'documents/parts/head.ts', 'documents/report/report.ts'],
  ['one in the other', 'documents/page.ts', 'documents/report/report.ts'],
])('sees circles of folders, %s', async (_where, one, other) => {
  const [folder, inner] = [dirname(one), dirname(other)]
  const more = {
    [one]: `import '#${folder}/more.ts'`,
    [`${folder}/start.ts`]: `import type { Report } from '#${other}'`,
    [`${folder}/more.ts`]: '',
    [other]: `import '#${folder}/more.ts'`,
    'documents/render.ts': `import '#content/model/group.ts'\nimport '#${one}'\nimport '#${folder}/start.ts'`,
  }
  expect(await breachesWith(more)).toContain(
    `${folder} → ${inner} → ${folder}: a circle of folders`,
  )
  // A test may look anywhere.
  const tested = {
    ...more,
    [`${folder}/start.test.ts`]: `import '#${other}'`,
    [`${folder}/start.ts`]: '',
  }
  expect(await breachesWith({ ...tested, [`${inner}/x.test.ts`]: `import './report.ts'` })).toEqual(
    [],
  )
})

it('sees what has no place, and what nobody uses', async () => {
  const breaches = await breachesWith({
    'server/lost/lost.ts': `import '../site/site.ts'`,
    'server/app.ts': '',
    'server/site/away.ts': '',
    'tools/build.ts': `import '#documents/render.ts'\nimport './gone.ts'`,
  })
  expect(breaches.join('\n')).toContain('tools/build.ts → tools/gone.ts: nothing is found there')
  expect(breaches.join('\n')).toContain('server/app.ts: nothing imports it')
  expect(breaches.join('\n')).toContain('server/site/away.ts: nothing imports it')
  expect(breaches.join('\n')).toContain(
    'server/lost/lost.ts: its folder has no row in tools/imports/table.ts',
  )
})
