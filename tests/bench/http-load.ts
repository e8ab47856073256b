import autocannon from 'autocannon'
import { forms } from '#contract/forms.ts'
import { contactForm } from './contact-forms.ts'
import type { LoadRound } from './report.ts'

/**
 * Sends contact forms, no two alike, over so many connections, each as soon as the one before it
 * is answered.
 *
 * @throws when any of them is not accepted
 */
export async function httpLoad(
  url: string,
  connections: number,
  seconds: number,
): Promise<LoadRound> {
  const latencies: number[] = []
  const refused = new Set<number>()
  const instance = autocannon(
    {
      url,
      connections,
      duration: seconds,
      requests: [
        {
          method: 'POST',
          path: forms.contact.endpoint,
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          setupRequest: (request) => ({ ...request, body: JSON.stringify(contactForm()) }),
        },
      ],
    },
    () => {},
  )
  const start = performance.now()
  let last = start
  instance.on('response', (_client, status, _bytes, milliseconds) => {
    if (status !== 201) refused.add(status)
    latencies.push(milliseconds)
    last = performance.now()
  })
  const { errors } = await new Promise<autocannon.Result>((resolve) => instance.on('done', resolve))
  if (refused.size > 0 || errors > 0) {
    throw new Error(`${errors} errors, answers other than 201: ${[...refused].join(', ')}`)
  }
  return { rate: (latencies.length / (last - start)) * 1000, latencies }
}
