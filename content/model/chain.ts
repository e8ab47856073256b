import { companies } from './companies.ts'
import { figureParts, figuresOf } from './figures.ts'
import { siteText } from './records.ts'

/** The companies as the chain shows them: those of the line, and those under all of it. */
export const chain = {
  drawing: siteText.drawing,
  line: companies
    .filter(({ place }) => place === 'chain')
    .map(({ id, name, trade, drawn, chain: { figure } }) => ({
      id,
      name,
      trade,
      /** The stretch of the drawing that shows its work, if one does. */
      drawn,
      figure: stageFigure(name, figure),
    })),
  brackets: companies
    .filter(({ place }) => place === 'bracket')
    .map(({ id, name, chain: { here } }) => ({ id, name, work: here })),
}

export type Chain = typeof chain
export type ChainStop = Chain['line'][number]
export type ChainBracket = Chain['brackets'][number]

/** The figure beside a company's stage, where its scope need not name the company again. */
function stageFigure(company: string, id: string | undefined) {
  const [record] = figuresOf(id ? [id] : [])
  if (!record) return undefined
  const { label, placeholderId } = record
  const scope = record.scope?.split(', ').filter((part) => part !== company)
  return { parts: figureParts(record), label, scope: scope?.join(', '), placeholderId }
}
