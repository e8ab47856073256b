import type { Plugin } from 'vite'
import { asLiterals, exportsOf } from './lib/exports-of.ts'
import type { Upload } from './lib/uploaded.ts'

/** A module that only builds and the development server know. */
function virtualModule(
  name: string,
  code: (environment: { mode: string }) => Promise<string>,
): Plugin {
  const resolved = `\0virtual:${name}`
  return {
    name,
    resolveId: (id) => (id === `virtual:${name}` ? resolved : null),
    async load(id) {
      return id === resolved ? code(this.environment) : null
    },
  }
}

/** What is left before the site goes live, for the draft's own pages. */
export const launch = () =>
  virtualModule('launch-list', async (environment) =>
    asLiterals(await exportsOf('#tools/launch-check/draft-list.ts', environment)),
  )

/** The pictures that editors uploaded to `content/`, in the sizes that `tools/pictures.ts` makes. */
export const uploads = () =>
  virtualModule('uploads', async (environment) => {
    const { uploaded, photographs } = await exportsOf<typeof import('./lib/uploaded.ts')>(
      '#tools/lib/uploaded.ts',
      environment,
    )
    return [
      ...uploaded.flatMap(({ file, left }, index) => [
        imported(`wide${index}`, `${file}?picture`),
        imported(`portrait${index}`, `${file}?portrait=${left}&picture`),
      ]),
      ...photographs.map(({ file }, index) => imported(`person${index}`, `${file}?picture`)),
      exported('uploaded', uploaded, (n) => `{ wide: wide${n}, portrait: portrait${n} }`),
      exported('photographs', photographs, (n) => `person${n}`),
    ].join('\n')
  })

function imported(variable: string, from: string): string {
  return `import ${variable} from ${JSON.stringify(from)}`
}

function exported(variable: string, list: Upload[], value: (index: number) => string): string {
  const entries = list.map(({ name }, index) => `${JSON.stringify(name)}: ${value(index)}`)
  return `export const ${variable} = { ${entries.join(', ')} }`
}
