import { systemMessage } from '#content/model/system-message.ts'

/** What the chat tells an AI provider of the group, fetched when a visitor gave a key (spec 7). */
export const GET = () => new Response(systemMessage())
