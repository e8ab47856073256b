import { chainColumns, columnClasses } from '#app/lib/chain-columns.ts'
import { companies } from '#content/model/companies.ts'
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
    line: line.map(({ id, name, stretch }, index) => ({
      id,
      name,
      stretch,
      column: columns[index] ?? { start: 1, span: 1, stretch: 1, row: 1, rows: 1 },
      columnClass: columnClass[index] ?? '',
    })),
    brackets: companies
      .filter(({ place }) => place === 'bracket')
      .map(({ id, name, chain }) => ({ id, name, work: chain.here })),
  }
}

export type ChainContent = ReturnType<typeof chainContent>
