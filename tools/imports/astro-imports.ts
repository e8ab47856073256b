import { readFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import ts from 'typescript'
import { filesIn } from '../files-in.ts'

/** An import in an `.astro` file: the file of ours that it leads to, or the package's name. */
export type AstroImport = { from: string; to: string; package: boolean }

/** What `.astro` files import, which dependency-cruiser cannot read: in frontmatter and scripts. */
export async function astroImports(repository: string): Promise<AstroImport[]> {
  const files = await filesIn(repository, 'app/**/*.astro')
  const imports = await Promise.all(
    files.map(async (from) => {
      const text = await readFile(join(repository, from), 'utf8')
      return scriptsOf(text).flatMap((script) => importsOf(script, from))
    }),
  )
  return imports.flat()
}

/** Frontmatter and the text of every script. */
function scriptsOf(text: string): string[] {
  const [, frontmatter = ''] = /^\s*---\n(.*?)\n---/s.exec(text) ?? []
  const scripts = [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(
    ([, script = '']) => script,
  )
  return [frontmatter, ...scripts]
}

function importsOf(script: string, from: string): AstroImport[] {
  return ts.preProcessFile(script).importedFiles.map(({ fileName }) => {
    const name = fileName.replace(/\?.*$/, '')
    if (name.startsWith('#')) return { from, to: name.slice(1), package: false }
    if (name.startsWith('.')) {
      return { from, to: normalize(join(dirname(from), name)), package: false }
    }
    // Astro's own modules: `astro:transitions` is part of the package.
    const [scope = '', rest] = name.split(/[/:]/)
    return { from, to: scope.startsWith('@') ? `${scope}/${rest}` : scope, package: true }
  })
}
