import { z } from 'zod'
import { statementSchema } from './home.ts'
import { figureId } from './references.ts'

const metrics = z.array(figureId).min(1, { error: 'metrics needs at least one figure' })

/** What Sustainability shows beside its texts (spec 2.6). */
export const sustainabilitySchema = z.strictObject({
  /** The figures that have a drawing of their own. */
  drawn: z.strictObject({
    cut: figureId.meta({ label: 'Emissions target' }),
    cutYear: figureId.meta({ label: 'Year of the emissions target' }),
    neutralYear: figureId.meta({ label: 'Year of carbon neutrality' }),
    trees: figureId,
    students: figureId,
  }),
  /** The figures drawn as bars, by section; each is a percentage. */
  metrics: z.strictObject({ environment: metrics, community: metrics, risk: metrics }),
  /** What one mark of the unit charts stands for, trees and students alike. */
  oneMark: z.number().int().positive({ error: 'oneMark must be a whole number: 1000' }),
  /** How a risk is handled, in order. */
  riskSteps: z.array(statementSchema).min(2, { error: 'riskSteps needs at least two steps' }),
})

export type Sustainability = z.infer<typeof sustainabilitySchema>
