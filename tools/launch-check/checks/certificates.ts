import { z } from 'zod'
import type { LaunchContext } from '../context.ts'
import type { Finding } from '../finding.ts'

const listSchema = z.object({
  certificates: z.array(
    z.object({ number: z.string(), edition: z.string(), certificate: z.string().optional() }),
  ),
})

/** Certifications that the site names without the number of their certificate. */
export function certificates({ content }: LaunchContext): Finding[] {
  return content
    .filter(({ file }) => file === 'content/certificates.yaml')
    .flatMap(({ file, parsed }) =>
      listSchema.parse(parsed.data).certificates.flatMap((entry, index): Finding[] => {
        if (entry.certificate !== undefined) return []
        return [
          {
            who: 'owner',
            place: file,
            line: parsed.lineOf(['certificates', index]),
            problem: `ISO ${entry.number}:${entry.edition}`,
            fix: 'Write the number of the certificate under certificate, or take the entry out',
          },
        ]
      }),
    )
}
