import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import { parseAst } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { root } from '#tools/lib/root.ts'
import { serverFiles } from '#tools/packages/server-packages.ts'

// The one that is written in JavaScript runs everywhere.
vi.stubEnv('RECHECK_BACKEND', 'pure')

type Expression = { where: string; source: string; flags: string }

const literalSchema = z.object({
  type: z.literal('Literal'),
  start: z.number(),
  regex: z.object({ pattern: z.string(), flags: z.string() }),
})

/** All nodes of a syntax tree. */
function* nodesOf(tree: unknown): Generator<object> {
  if (typeof tree !== 'object' || tree === null) return
  yield tree
  for (const child of Object.values(tree)) yield* nodesOf(child)
}

function read(file: string) {
  const code = readFileSync(join(root, file), 'utf8')
  return { code, nodes: [...nodesOf(parseAst(code, { lang: 'ts' }).body)] }
}

function expressionsIn(file: string): Expression[] {
  const { code, nodes } = read(file)
  return nodes.flatMap((node) => {
    const { data } = literalSchema.safeParse(node)
    if (!data) return []
    const line = code.slice(0, data.start).split('\n').length
    return [{ where: `${file}:${line}`, source: data.regex.pattern, flags: data.regex.flags }]
  })
}

/** Repetitions that the automaton checker has no room for. What is counted cannot change the degree. */
const countedManyTimes = /(\[[^\]]+\])\{0,\d\d+\}/g

/** A text on which the expression takes more than linear time; undefined when there is none. */
function attackOn({ source, flags }: Expression): string | undefined {
  // The other checker, `fuzz`, tries random texts, and accuses linear expressions now and then.
  const parameters = { checker: 'automaton', timeout: null } as const
  const found = checkSync(source.replace(countedManyTimes, '$1{0,3}'), flags, parameters)
  switch (found.status) {
    case 'safe':
      return undefined
    case 'vulnerable':
      return `takes ${found.complexity.summary} time on ${found.attack.pattern}`
    case 'unknown':
      return `could not be judged: ${found.error.kind}`
  }
}

const files = (await serverFiles(root)).filter((file) => file.endsWith('.ts'))
const expressions = files.flatMap(expressionsIn)
const { source, flags } = z.regexes.html5Email
const ofLibraries = [{ where: 'zod: html5Email', source, flags }]

describe('every regular expression that the server runs takes linear time', () => {
  it.each([...expressions, ...ofLibraries])('$where /$source/$flags', (expression) =>
    expect(attackOn(expression)).toBeUndefined(),
  )
})

it('makes none at run time', () => {
  const making = files.filter((file) => /\bRegExp\(/.test(read(file).code))
  expect(making).toEqual([])
})

it('finds them all, and those that are not linear', () => {
  expect(files).toContain('contract/submissions.ts')
  expect(files).toContain('content/model/vacancies.ts')
  expect(files).not.toContain('content/model/records.ts')
  expect(expressions.length).toBeGreaterThan(50)
  const quadratic = { where: '', source: '[.\\s]+$', flags: '' }
  expect(attackOn(quadratic)).toMatch(/2nd degree polynomial/)
})
