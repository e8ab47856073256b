import { join } from 'node:path'
import ts from 'typescript'
import { root } from '#tools/lib/root.ts'
import type { Node } from './json-ld.ts'

/**
 * What the vocabulary of schema.org does not know: a type, or a property that its type has not got.
 * `schema-dts` says the vocabulary in types, made from schema.org's own files; so the compiler is
 * asked to read each thing as a literal of `Thing`.
 *
 * @returns a line for each mistake, with the page that it is on
 */
export function unknownToSchemaOrg(blocks: readonly { path: string; node: Node }[]): string[] {
  const name = join(root, 'structured-data.virtual.ts')
  const lines = blocks.map(
    ({ node }, index) => `export const thing${index}: Thing = ${literal(node)}`,
  )
  const text = ["import type { Thing } from 'schema-dts'", ...lines].join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2023.d.ts'],
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  host.getSourceFile = (file, target) =>
    file === name ? ts.createSourceFile(file, text, target) : getSourceFile.call(host, file, target)
  const program = ts.createProgram([name], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText, start = 0 }) => {
    const line = text.slice(0, start).split('\n').length - 2
    return `${blocks[line]?.path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}

/** The one word of actions that is no property but says what a field of the action takes. */
const isInput = (key: string) => key === 'query-input'

function literal(node: Node): string {
  return JSON.stringify(node, (key, value) => (isInput(key) ? undefined : value))
}
