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
  'app/root.tsx': `import '#app/layouts/header.tsx'`,
  'app/layout/header.tsx': `import '#app/islands/chat/chat.tsx'`,
  'app/chat/chat.tsx': `import '#app/components/icon.tsx'`,
  'app/pages/home/route.tsx': `import '#app/components/card.tsx'\nimport '#app/islands/forms/form.tsx'`,
  'app/pages/about/route.tsx': `import './part.tsx'\nimport '#content/group.ts'`,
  'app/pages/about/part.tsx': `import type { about } from './route.tsx'`,
  'app/components/card.tsx': `import '#app/components/icon.tsx'\nimport 'react'`,
  'app/forms/form.tsx': `import '#contract/forms.ts'\nimport '#app/hooks/use-it.ts'`,
  'app/hooks/use-it.ts': `import '#app/lib/dates.ts'`,
  'app/lib/dates.ts': '',
  'app/ui/icon.tsx': '',
  'bin/run.mjs': `import 'node:fs'`,
  'content/group.ts': `import 'zod'`,
  'contract/forms.ts': '',
  'contract/submissions.ts': `import 'zod'`,
  'documents/render.tsx': `import '#content/group.ts'`,
  'server/main.ts': `import './site/site.ts'\nimport './http/routes.ts'`,
  'server/site/site.ts': `import 'fastify'\nimport '#contract/forms.ts'`,
  'server/http/routes.ts': `import '#contract/submissions.ts'`,
  'tools/build.ts': `import '#documents/render.tsx'`,
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
    ['app/components/card.tsx', 'contract/forms.ts'],
    ['app/components/card.tsx', 'app/hooks/use-it.ts'],
    ['app/components/card.tsx', 'server/site/site.ts'],
    ['app/components/card.tsx', 'app/pages/home/route.tsx'],
    ['app/chat/chat.tsx', 'app/pages/home/route.tsx'],
    ['app/chat/chat.tsx', 'app/forms/form.tsx'],
    ['app/ui/icon.tsx', 'content/group.ts'],
    ['app/forms/form.tsx', 'content/group.ts'],
    ['app/layout/header.tsx', 'app/pages/home/route.tsx'],
    ['app/pages/home/route.tsx', 'app/pages/about/part.tsx'],
    ['app/pages/home/route.tsx', 'server/site/site.ts'],
    ['app/pages/home/route.tsx', 'tools/build.ts'],
    ['app/pages/home/route.tsx', 'contract/submissions.ts'],
    ['content/group.ts', 'contract/forms.ts'],
    ['contract/forms.ts', 'content/group.ts'],
    ['documents/render.tsx', 'contract/forms.ts'],
    ['server/site/site.ts', 'documents/render.tsx'],
    ['server/site/site.ts', 'server/http/routes.ts'],
    ['server/main.ts', 'app/ui/icon.tsx'],
    ['tools/build.ts', 'app/ui/icon.tsx'],
    ['tools/build.ts', 'server/site/site.ts'],
    ['tests/site.test.ts', 'app/ui/icon.tsx'],
    ['bin/run.mjs', 'tools/build.ts'],
  ]
  let breaches: string[]
  beforeAll(async () => {
    const files = new Map<string, string>()
    for (const [from, to] of cases) {
      files.set(from, `${files.get(from) ?? repository[from]}\nimport '#${to}'`)
    }
    breaches = await breachesWith(Object.fromEntries(files))
  })

  it.each(cases)('%s, %s', (from, to) => {
    const row = from.startsWith('app/pages/') ? 'app/pages/*' : dirname(from)
    const line = breaches.find((breach) => breach.startsWith(`${from} → ${to}: ${row} may import `))
    expect(line, breaches.join('\n')).toBeDefined()
  })
})

describe('however it is written:', () => {
  const [from, to] = ['app/ui/icon.tsx', 'app/forms/form.tsx']
  it.each([
    ['climbing', `import '../forms/form.tsx'`],
    ['climbing by a way round', `import '../ui/../forms/form.tsx'`],
    ['without ending', `import '../forms/form'`],
    ['as a type', `import type { Form } from '#app/islands/forms/form.tsx'`],
    ['handing on', `export * from '#app/islands/forms/form.tsx'`],
    ['later', `const form = () => import('#app/islands/forms/form.tsx')`],
  ])('%s', async (_how, text) => {
    expect(await breachesWith({ [from]: text })).toContainEqual(
      expect.stringMatching(`^${from} → ${to}: app/ui may import app/lib`),
    )
  })
})

describe('of packages', () => {
  it.each([
    ['app/ui/icon.tsx', 'zod', 'app/ui may use react, react-router'],
    ['app/lib/dates.ts', 'node:fs', 'app/lib may use nothing of node:*'],
    ['app/pages/home/route.tsx', 'zod', 'app/pages/* may use react, react-router'],
    ['contract/forms.ts', 'react', 'contract may use zod'],
    ['contract/forms.ts', 'node:path', 'contract may use nothing of node:*'],
    ['server/site/site.ts', 'react', 'server/site may use '],
    ['bin/run.mjs', 'zod', 'bin may use node:*'],
  ])('%s does not use %s', async (from, name, reason) => {
    const breaches = await breachesWith({ [from]: `import '${name}'` })
    expect(breaches).toContainEqual(expect.stringContaining(`: ${reason}`))
  })

  it('none comes to the browser by way of the contract', async () => {
    const form = `${repository['app/forms/form.tsx']}\nimport '#contract/submissions.ts'`
    expect(await breachesWith({ 'app/forms/form.tsx': form })).toEqual([
      'app/forms/form.tsx → contract/submissions.ts → node_modules/zod/index.js: ' +
        'it takes along what may not reach the browser',
    ])
  })
})

it('sees circles, in pages those that types do not explain', async () => {
  const breaches = await breachesWith({
    'server/http/routes.ts': `import type { Answer } from './answer.ts'`,
    'server/http/answer.ts': `import '#contract/submissions.ts'\nimport './routes.ts'`,
    'app/pages/about/part.tsx': `import { about } from './route.tsx'`,
  })
  expect(breaches).toEqual([
    expect.stringMatching(/^server\/http\/\S+ → .*: a circle$/),
    expect.stringMatching(/^app\/pages\/about\/\S+ → .*: a circle, also without types$/),
  ])
})

it('sees what has no place, and what nobody uses', async () => {
  const breaches = await breachesWith({
    'server/lost/lost.ts': `import '../site/site.ts'`,
    'server/app.ts': '',
    'server/site/away.ts': '',
    'tools/build.ts': `import '#documents/render.tsx'\nimport './gone.ts'`,
  })
  expect(breaches.join('\n')).toContain('tools/build.ts → ./gone.ts: nothing is found there')
  expect(breaches.join('\n')).toContain('server/app.ts: nothing imports it')
  expect(breaches.join('\n')).toContain('server/site/away.ts: nothing imports it')
  expect(breaches.join('\n')).toContain(
    'server/lost/lost.ts → server/site/site.ts: its folder has no row in tools/imports/table.ts',
  )
})
