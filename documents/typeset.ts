import { fileURLToPath } from 'node:url'
import {
  type CompileDocArgs,
  NodeCompiler,
  type NodeError,
  type NodeTypstDocument,
  PdfStandard,
} from '@myriaddreamin/typst-ts-node-compiler'
import { once } from '#content/model/once.ts'

/** Typst over the files of the repository, with the fonts of `fonts/`. */
const typst = once(() =>
  NodeCompiler.create({
    workspace: fileURLToPath(new URL('..', import.meta.url)),
    fontArgs: [{ fontPaths: [fileURLToPath(new URL('fonts', import.meta.url))] }],
  }),
)

/** Puts a file among those of the repository, for Typst alone. */
export function put(file: string, bytes: Uint8Array): void {
  typst().mapShadow(file, Buffer.from(bytes))
}

/**
 * Compiles a Typst file to PDF/UA-1, a PDF with tagged headings, tables and links.
 *
 * @throws on any warning of Typst and any breach of the standard, such as a picture without `alt`
 */
export function typeset(source: CompileDocArgs): Buffer {
  return pdf(compiled(source))
}

/** Compiles a Typst file to SVG, its letters as outlines. @throws on any warning of Typst */
export function draw(source: CompileDocArgs): string {
  return typst().plainSvg(compiled(source))
}

/** Whether the fonts have a shape for every letter of a text: without, PDF/UA-1 does not allow it. */
export function hasShape(text: string): boolean {
  const document = compiled({ mainFileContent: sample, inputs: { text } })
  try {
    return pdf(document).length > 0
  } catch {
    return false
  }
}

const sample = `
#import "/documents/layout/letters.typ": *
#show: letters
#set document(title: "A sample")
#set text(font: family("Text"))
#sys.inputs.text`

function pdf(document: NodeTypstDocument): Buffer {
  return typst().pdf(document, { pdfStandard: PdfStandard.UA_1 })
}

function compiled(source: CompileDocArgs): NodeTypstDocument {
  const compilation = typst().compile(source)
  const problem = compilation.takeError() ?? compilation.takeWarnings()
  if (problem) throw new Error(described(problem))
  if (!compilation.result) throw new Error('Typst made nothing, and does not say why')
  return compilation.result
}

/** A line for each thing that Typst found. */
function described(problem: NodeError): string {
  return typst()
    .fetchDiagnostics(problem)
    .map(({ path, message }) => `${path}: ${message}`)
    .join('\n')
}
