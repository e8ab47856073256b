import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { root } from './lib/root.ts'

const run = promisify(execFile)
const name = 'virtual:uploads'

/** A picture's or person's name, where its file is, and the subject's place from the left. */
type Upload = { name: string; file: string; left: number }

/** Runs in a new process, because this one caches modules and the content that they have read. */
const list = `
  const { join } = await import('node:path')
  const { contentFolder } = await import('#content/model/content-files.ts')
  const { people } = await import('#content/model/records.ts')
  const { pictures } = await import('#content/model/pictures.ts')
  console.log(JSON.stringify({
    uploaded: [...pictures].flatMap(([name, { file, focus }]) =>
      file ? [{ name, file: join(contentFolder, file), left: focus[0] }] : []),
    photographs: people.flatMap(({ id, photograph }) => photograph
      ? [{ name: id, file: join(contentFolder, 'people', id, photograph), left: 50 }] : []),
  }))`

/** The pictures that editors uploaded to `content/`, in the sizes that `tools/pictures.ts` makes. */
export function uploads(): Plugin {
  return {
    name: 'uploads',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null
      const { stdout } = await run(process.execPath, ['--input-type=module', '-e', list], {
        cwd: root,
      })
      const { uploaded, photographs }: Record<'uploaded' | 'photographs', Upload[]> =
        JSON.parse(stdout)
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
