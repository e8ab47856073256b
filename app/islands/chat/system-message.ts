import { ProviderError } from './provider.ts'

/** `app/pages/assistant.txt.ts`: what a provider is told of the group; nobody else needs it. */
const address = '/assistant.txt'

/**
 * The company facts for the AI provider (spec 7).
 *
 * @throws {ProviderError} when they cannot be fetched
 */
export async function systemMessage(): Promise<string> {
  try {
    const response = await fetch(address)
    if (!response.ok) throw new ProviderError('call-failed')
    return await response.text()
  } catch {
    throw new ProviderError('call-failed')
  }
}
