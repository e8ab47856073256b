import { z } from 'zod'
import { type FactId, isFactId } from '../figures.ts'

/** The id of a figure in the facts file. */
export const figureId = z.custom<FactId>((id) => typeof id === 'string' && isFactId(id), {
  error: "figure must be the id of a figure in content/facts.ts: 'trir'",
})
