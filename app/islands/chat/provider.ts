/** How long the provider may take, in milliseconds. */
export const providerTimeout = 30_000

/** The three failures and what the visitor is told (spec 8). */
export const failureTexts = {
  /** A readable answer without text. */
  'no-text':
    "I apologize, but I'm having trouble generating a response right now. Please try again.",
  /** Network error, refusal, unreadable answer, time-out. */
  'call-failed':
    "I'm having trouble connecting to the AI service. Please check your API key or try again later.",
  /** Anything that our own code threw. */
  other: "I apologize, but I'm experiencing technical difficulties. Please try again.",
} as const

/** A failure that has a text of its own. Holds nothing of the request: no key, no message. */
export class ProviderError extends Error {
  readonly failure: 'no-text' | 'call-failed'
  constructor(failure: 'no-text' | 'call-failed') {
    super(failure)
    this.failure = failure
  }
}

/** Which of the three failures an error is. */
export function failureOf(error: unknown): keyof typeof failureTexts {
  return error instanceof ProviderError ? error.failure : 'other'
}

type Question = { baseUrl: string; key: string; system: string; message: string }

/**
 * Asks the AI provider directly from the browser (spec 7): one system message,
 * one user message, and nothing else than the four fields of the payload.
 *
 * @throws {ProviderError} when the call fails or the answer holds no text
 */
export async function askProvider({ baseUrl, key, system, message }: Question): Promise<string> {
  const answer = await send(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, key, {
    model: 'gpt-4',
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: message },
    ],
    max_tokens: 300,
    temperature: 0.7,
  })
  const text = answer?.choices?.[0]?.message?.content
  if (typeof text !== 'string' || text.trim() === '') throw new ProviderError('no-text')
  return text
}

/** The part of an answer that is read. */
type Completion = { choices?: { message?: { content?: unknown } }[] } | null

async function send(url: string, key: string, payload: object): Promise<Completion> {
  // Not `AbortSignal.timeout()`: Chrome has it since 103, Firefox since 100, Safari since 16.
  const tooLate = new AbortController()
  const timer = setTimeout(() => tooLate.abort(), providerTimeout)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify(payload),
      signal: tooLate.signal,
      // The provider learns the key and the question, not the page or anything stored for it.
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
    })
    if (!response.ok) throw new ProviderError('call-failed')
    return await response.json()
  } catch {
    // Network, refusal by the browser, a key that no header may hold, time-out, no JSON: one text.
    throw new ProviderError('call-failed')
  } finally {
    clearTimeout(timer)
  }
}
