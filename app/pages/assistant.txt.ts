import { systemMessage } from '#content/model/system-message.ts'

/**
 * The facts that the chat sends to an AI provider, fetched once a visitor has given a key (spec 7).
 */
export const GET = () => new Response(systemMessage())
