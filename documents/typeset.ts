import {
  type CompileDocArgs,
  type NodeCompiler,
  type NodeError,
  PdfStandard,
} from '@myriaddreamin/typst-ts-node-compiler'

/**
 * What Typst makes of a file as PDF/UA-1, a PDF that says what is a heading, a table, a link.
 *
 * @throws where Typst warns of anything, or the standard forbids it: a picture without a text
 */
export function typeset(compiler: NodeCompiler, source: CompileDocArgs): Buffer {
  const compiled = compiler.compile(source)
  const problem = compiled.takeError() ?? compiled.takeWarnings()
  if (problem) throw new Error(described(compiler, problem))
  if (!compiled.result) throw new Error('Typst made nothing, and does not say why')
  return compiler.pdf(compiled.result, { pdfStandard: PdfStandard.UA_1 })
}

/** A line for each thing that Typst found. */
function described(compiler: NodeCompiler, problem: NodeError): string {
  return compiler
    .fetchDiagnostics(problem)
    .map(({ path, message }) => `${path}: ${message}`)
    .join('\n')
}
