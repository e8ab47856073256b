import { report } from 'node:process'
import { z } from 'zod'

/** What most systems give a process that asks for nothing else. */
const usual = 1024

const reportSchema = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.coerce.number() }) }),
})

/** How many descriptors this process may have open: its soft limit; infinite when there is none. */
export function descriptorLimit(): number {
  if (!report) return usual
  // Looking up the names of interfaces could take seconds.
  // Node's types do not know this yet.
  Reflect.set(report, 'excludeNetwork', true)
  const { data } = reportSchema.safeParse(report.getReport())
  if (!data) return usual
  const { soft } = data.userLimits.open_files
  return Number.isNaN(soft) ? Number.POSITIVE_INFINITY : soft
}
