import type { Plugin } from 'vite'
import { exportsOf } from './lib/exports-of.ts'
import type { Upload } from './lib/uploaded.ts'

const name = 'virtual:uploads'

/** The pictures that editors uploaded to `content/`, in the sizes that `tools/pictures.ts` makes. */
export function uploads(): Plugin {
  return {
    name: 'uploads',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const { uploaded, photographs } = await exportsOf<typeof import('./lib/uploaded.ts')>(
        '#tools/lib/uploaded.ts',
        this.environment,
      )
      return [
        ...uploaded.flatMap(({ file, left }, index) => [
          imported(`wide${index}`, `${file}?picture`),
          imported(`portrait${index}`, `${file}?portrait=${left}&picture`),
        ]),
        ...photographs.map(({ file }, index) => imported(`person${index}`, `${file}?picture`)),
        exported(
          'uploaded',
          uploaded,
          (index) => `{ wide: wide${index}, portrait: portrait${index} }`,
        ),
        exported('photographs', photographs, (index) => `person${index}`),
      ].join('\n')
    },
  }
}

function imported(variable: string, from: string): string {
  return `import ${variable} from ${JSON.stringify(from)}`
}

function exported(variable: string, list: Upload[], value: (index: number) => string): string {
  const entries = list.map(({ name }, index) => `${JSON.stringify(name)}: ${value(index)}`)
  return `export const ${variable} = { ${entries.join(', ')} }`
}
