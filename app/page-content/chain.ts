import { chainColumns, columnClasses } from '#app/lib/chain-columns.ts'
import { companies } from '#content/model/companies.ts'
import { factsOf, figureParts } from '#content/model/figures.ts'
import { siteText } from '#content/model/site.ts'

/**
 * The companies as the chain shows them: those of the line, each with its column under the drawing,
 * and those under all of it.
 */
export function chainContent() {
  const line = companies.filter(({ place }) => place === 'chain')
  const columns = chainColumns(line.map(({ drawn }) => drawn))
  const columnClass = columnClasses(columns)
  return {
    drawing: siteText.drawing,
    line: line.map(({ id, name, stretch, chain }, index) => ({
      id,
      name,
      stretch,
      figure: stageFigure(name, chain.figure),
      column: columns[index] ?? { start: 1, span: 1, stretch: 1, row: 1, rows: 1 },
      columnClass: columnClass[index] ?? '',
    })),
    brackets: companies
      .filter(({ place }) => place === 'bracket')
      .map(({ id, name, chain }) => ({ id, name, work: chain.here })),
  }
}

/** The figure beside a company's stage, where its scope need not name the company again. */
function stageFigure(company: string, id: string | undefined) {
  const [record] = factsOf(id ? [id] : [])
  if (!record) return undefined
  const { label, awaits } = record
  const scope = record.scope?.split(', ').filter((part) => part !== company)
  return { parts: figureParts(record), label, scope: scope?.join(', '), awaits }
}

export type ChainContent = ReturnType<typeof chainContent>
