import { Agent, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { forms } from '#contract/forms.ts'
import { contactForm } from './contact-forms.ts'

type Sent = { status: number; body: string }

/** Sends one request, through a keep-alive agent or, with `false`, on a new connection. */
export function send(url: string, agent: Agent | false, body?: string): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const headers = { accept: 'application/json', 'content-type': 'application/json' }
    const options = { agent, method: body === undefined ? 'GET' : 'POST', headers }
    const request = httpRequest(url, options, (answer) => {
      text(answer).then((said) => resolve({ status: answer.statusCode ?? 0, body: said }), reject)
    })
    request.on('error', reject).end(body)
  })
}

/** Visitors who load Home or send forms, on new or keep-alive connections, until stopped. */
export function load(url: string) {
  /** Unexpected responses with status and body, and error codes of broken connections. */
  const failures: string[] = []
  const stored: string[] = []
  let pages = 0
  let stopped = false
  const agent = new Agent({ keepAlive: true })
  async function visitor(kept: boolean, writes: boolean) {
    while (!stopped) {
      const form = contactForm()
      const address = writes ? url + forms.contact.endpoint : `${url}/`
      const { status, body } = await send(
        address,
        kept && agent,
        writes ? JSON.stringify(form) : undefined,
      ).catch((error) => ({ status: error.code, body: '' }))
      if (status !== (writes ? 201 : 200)) failures.push(`${status} ${body}`.trim())
      else if (writes) stored.push(form.email)
      else pages += 1
    }
  }
  const visitors = [true, true, false].flatMap((kept) => [
    visitor(kept, true),
    visitor(kept, false),
  ])
  return {
    failures,
    stored,
    pages: () => pages,
    async stop() {
      stopped = true
      await Promise.all(visitors)
      agent.destroy()
    },
  }
}
