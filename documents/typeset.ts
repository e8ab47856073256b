import {
  type CompileDocArgs,
  NodeCompiler,
  type NodeError,
  PdfStandard,
} from '@myriaddreamin/typst-ts-node-compiler'

/** Typst over a folder, with fonts of its own. */
export function openTypst(workspace: string, fonts: Uint8Array[]) {
  const compiler = NodeCompiler.create({
    workspace,
    fontArgs: [{ fontBlobs: fonts.map((font) => Buffer.from(font)) }],
  })
  return {
    /** Puts a file into the folder, for Typst alone. */
    put(file: string, bytes: Uint8Array): void {
      compiler.mapShadow(file, Buffer.from(bytes))
    },
    /**
     * Compiles a Typst file to PDF/UA-1, a PDF with tagged headings, tables and links.
     *
     * @throws on any warning of Typst and any breach of the standard, such as a picture without `alt`
     */
    typeset(source: CompileDocArgs): Buffer {
      const compiled = compiler.compile(source)
      const problem = compiled.takeError() ?? compiled.takeWarnings()
      if (problem) throw new Error(described(compiler, problem))
      if (!compiled.result) throw new Error('Typst made nothing, and does not say why')
      return compiler.pdf(compiled.result, { pdfStandard: PdfStandard.UA_1 })
    },
  }
}

/** A line for each thing that Typst found. */
function described(compiler: NodeCompiler, problem: NodeError): string {
  return compiler
    .fetchDiagnostics(problem)
    .map(({ path, message }) => `${path}: ${message}`)
    .join('\n')
}
