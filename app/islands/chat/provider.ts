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
  const text = contentOf(answer)
  if (!text) throw new ProviderError('no-text')
  return text
}

async function send(url: string, key: string, payload: object): Promise<unknown> {
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

/**
 * The text of the first choice's message, when it holds one. Providers that call themselves compatible also
 * send a list of parts, of which those of type `text` count, and let the answer begin with what their
 * model thought.
 */
export function contentOf(answer: unknown): string | undefined {
  const content = field(field(first(field(answer, 'choices')), 'message'), 'content')
  const text = (typeof content === 'string' ? content : textOfParts(content)).replace(
    /^\s*<think>[\s\S]*?(?:<\/think>|$)\s*/,
    '',
  )
  return text.trim() === '' ? undefined : text
}

function textOfParts(parts: unknown): string {
  if (!Array.isArray(parts)) return ''
  return parts
    .filter((part) => field(part, 'type') === 'text')
    .map((part) => field(part, 'text'))
    .filter((text) => typeof text === 'string')
    .join('')
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.getOwnPropertyDescriptor(value, name)?.value
    : undefined
}

function first(value: unknown): unknown {
  return Array.isArray(value) ? value[0] : undefined
}
