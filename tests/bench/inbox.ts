import { parseArgs } from 'node:util'
import { forms } from '#contract/forms.ts'
import { contactForm } from '../server/contact-forms.ts'
import { load, report, whole, withServer } from './bench.ts'

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
const { DATABASE_URL = '' } = process.env
const rows = [['Store', 'Connections', 'Accepted/s', 'p50 ms', 'p99 ms']]

await withServer({ DATABASE_URL, TRUST_PROXY: '1' }, async (url) => {
  let sent = 0
  for (const connections of [1, 8, 32]) {
    const { requests, latency } = await load({
      url,
      connections,
      duration: Number(values.seconds),
      requests: [
        {
          method: 'POST',
          path: forms.contact.endpoint,
          setupRequest(request) {
            sent += 1
            // From many visitors: one alone would use up its quota.
            const from = `10.${sent % 200}.${Math.floor(sent / 200) % 200}.1`
            const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
            return { ...request, headers, body: JSON.stringify(contactForm()) }
          },
        },
      ],
    })
    rows.push([
      DATABASE_URL ? 'PostgreSQL' : 'SQLite',
      String(connections),
      whole(requests.average),
      String(latency.p50),
      String(latency.p99),
    ])
  }
})
report(rows)
