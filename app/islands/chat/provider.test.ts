import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { askProvider, failureOf, failureTexts, providerTimeout } from './provider.ts'

type Received = {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** A server on this machine that speaks as an AI provider does, for the tests of its client. */
async function startProvider(answer: (response: ServerResponse) => void) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, url, headers } = request
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Listening on a port, the server has an address of this kind.
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    received,
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const question = { key: 'sk-secret-123', system: 'Facts.', message: 'Was ist “Gas”? <b>' }
let provider: Awaited<ReturnType<typeof startProvider>> | undefined

afterEach(async () => {
  vi.restoreAllMocks()
  await provider?.stop()
  provider = undefined
})

/** Asks a provider that answers so; the text, or the name of the failure. */
async function ask(answer: (response: ServerResponse) => void, key = question.key) {
  provider = await startProvider(answer)
  const { baseUrl } = provider
  return askProvider({ ...question, key, baseUrl }).catch((error) => `failure: ${failureOf(error)}`)
}

function saying(body: string, status = 200, headers = {}) {
  return (response: ServerResponse) => void response.writeHead(status, headers).end(body)
}

function completion(content: unknown): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    model: 'gpt-4',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { total_tokens: 9 },
  })
}

describe('the request (spec 7)', () => {
  it('is one POST to /chat/completions with the key and exactly four fields', async () => {
    expect(await ask(saying(completion('Yes.')))).toBe('Yes.')
    expect(provider?.received).toHaveLength(1)
    const [request] = provider?.received ?? []
    expect(request).toMatchObject({ method: 'POST', url: '/v1/chat/completions' })
    expect(request?.headers).toMatchObject({
      authorization: 'Bearer sk-secret-123',
      'content-type': 'application/json',
    })
    expect(request?.headers).not.toHaveProperty('cookie')
    expect(request?.headers).not.toHaveProperty('referer')
    expect(JSON.parse(request?.body ?? '')).toStrictEqual({
      model: 'gpt-4',
      messages: [
        { role: 'system', content: 'Facts.' },
        { role: 'user', content: 'Was ist “Gas”? <b>' },
      ],
      max_tokens: 300,
      temperature: 0.7,
    })
  })

  it('goes to the same place when the setting ends with slashes', async () => {
    provider = await startProvider(saying(completion('Yes.')))
    await askProvider({ ...question, baseUrl: `${provider.baseUrl}//` })
    expect(provider.received[0]?.url).toBe('/v1/chat/completions')
  })
})

describe('the text', () => {
  it.each(['<img src=x onerror=alert(1)>', '  first line\n\nsecond  ', 'x'.repeat(200_000)])(
    'is what the provider wrote: %.30j',
    async (text) => expect(await ask(saying(completion(text)))).toBe(text),
  )
})

describe('no text', () => {
  it.each([
    ['an empty one', completion('')],
    ['a blank one', completion(' \n\t ')],
    ['null', completion(null)],
    ['a number', completion(7)],
    ['no choices', '{"choices":[]}'],
    ['a text for a choice', '{"choices":["Hello"]}'],
    ['no message', '{"choices":[{}]}'],
    ['an error', '{"error":{"message":"sk-secret-123 is wrong"}}'],
    ['null alone', 'null'],
    ['a list', '[]'],
  ])('in a readable answer with %s', async (_what, body) =>
    expect(await ask(saying(body))).toBe('failure: no-text'),
  )
})

describe('a failed call', () => {
  it.each([401, 429, 500])('is status %i', async (status) =>
    expect(await ask(saying(completion('Hello'), status))).toBe('failure: call-failed'),
  )

  it.each(['', '{', '<!doctype html><h1>Login</h1>', '{"choices":[{"message":{"content":"Hel'])(
    'is an answer that is no JSON: %j',
    async (body) => expect(await ask(saying(body))).toBe('failure: call-failed'),
  )

  it('is a connection that breaks in the answer', async () => {
    const half = (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': 1000 }).write('{"choices"')
      setImmediate(() => response.destroy())
    }
    expect(await ask(half)).toBe('failure: call-failed')
  })

  it('is a refused connection', async () => {
    const gone = await startProvider(saying(''))
    await gone.stop()
    const failure = await askProvider({ ...question, baseUrl: gone.baseUrl }).catch(failureOf)
    expect(failure).toBe('call-failed')
  })

  it('is a redirection, which takes the key nowhere', async () => {
    const other = await startProvider(saying(completion('Mine now')))
    const location = `${other.baseUrl}/chat/completions`
    expect(await ask(saying('', 307, { location }))).toBe('failure: call-failed')
    expect(other.received).toEqual([])
    await other.stop()
  })

  it.each(['two\nlines', 'schlüssel-€', '\u0000'])(
    'is a key that no header may hold, and no request: %j',
    async (key) => {
      expect(await ask(saying(completion('Hello')), key)).toBe('failure: call-failed')
      expect(provider?.received).toEqual([])
    },
  )
})

describe('a slow provider', () => {
  it('has 30 seconds', () => {
    expect(providerTimeout).toBe(30_000)
  })

  it.each([
    ['says nothing', () => undefined],
    ['stops in the answer', (response: ServerResponse) => void response.writeHead(200).write('{')],
  ])('is a failed call when it %s', async (_what, answer) => {
    const wait = setTimeout
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, limit?: number) =>
      wait(act, limit === providerTimeout ? 100 : limit)) as typeof setTimeout)
    expect(await ask(answer)).toBe('failure: call-failed')
  })

  it('is waited for until then', async () => {
    const late = (response: ServerResponse) => {
      setTimeout(() => response.end(completion('Late.')), 300)
    }
    expect(await ask(late)).toBe('Late.')
  })
})

it('has the texts of the specification (spec 8)', () => {
  expect(failureTexts).toEqual({
    'no-text':
      "I apologize, but I'm having trouble generating a response right now. Please try again.",
    'call-failed':
      "I'm having trouble connecting to the AI service. Please check your API key or try again later.",
    other: "I apologize, but I'm experiencing technical difficulties. Please try again.",
  })
})

it('takes anything else that is thrown for our own failure', () => {
  for (const thrown of [new TypeError('sk-secret-123'), 'text', undefined])
    expect(failureOf(thrown)).toBe('other')
})

it('keeps the key out of what it throws', async () => {
  provider = await startProvider(saying('', 401))
  const error = await askProvider({ ...question, baseUrl: provider.baseUrl }).catch((e) => e)
  expect(`${error} ${error.stack} ${JSON.stringify(error)} ${error.cause}`).not.toContain('secret')
})
