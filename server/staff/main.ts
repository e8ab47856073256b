import { openLog } from '#server/log.ts'
import { settingsOrExit } from '#server/settings.ts'
import { openStore, type WatchedStore } from '#server/store/open-store.ts'
import { callMethod, type StoreCall, type StoreReply } from '#server/store/store-access.ts'
import { errorCode, isFull, StoreProblem } from '#server/store/store-problem.ts'
import { messagesFrom, sendMessage } from './frames.ts'
import { type StaffOperations, staffOperations } from './operations.ts'
import { StaffRefusal } from './refusal.ts'

/**
 * The inbox for the desk: answers calls on standard input, until that ends. A process of its own, which runs as
 * the user of the visitors' server: so the desk, another user, reads no file of the store and knows no password of
 * PostgreSQL, and the visitors' server, which takes no calls, cannot do what the staff may.
 */

const settings = settingsOrExit()
// Standard output belongs to the replies.
const log = openLog(settings.LOG_LEVEL, 2)
// Opened by the first call, and tried again by the next one: the visitors' server may not have begun an inbox yet.
let opening: Promise<WatchedStore> | undefined
const fullDisk =
  'The disk of the inbox is full, and even erasing needs some room. Please ask whoever runs the website to free a few megabytes, and try again.'

for await (const message of messagesFrom(process.stdin)) void answer(message as StoreCall)
await (await opening?.catch(() => undefined))?.close()
process.exit(0)

/** The inbox's operations; it is opened anew where another one is in its place, such as a restored one. */
async function operations(): Promise<StaffOperations> {
  opening ??= openStore(settings, { create: false }).catch((error) => {
    opening = undefined
    throw error
  })
  const current = opening
  const store = await current
  try {
    await store.ping()
    return staffOperations(store)
  } catch {
    if (opening === current) {
      opening = undefined
      store.abandon()
    }
    return await operations()
  }
}

async function answer({ id, name, args }: StoreCall): Promise<void> {
  const reply = (message: StoreReply) => sendMessage(process.stdout, message)
  try {
    reply({ id, result: await callMethod(await operations(), name, args) })
  } catch (error) {
    const code = errorCode(error)
    const isForPeople = error instanceof StaffRefusal || error instanceof StoreProblem
    if (!isForPeople) log.error({ err: error }, 'a call of the desk failed')
    // No other message: it may quote what a visitor wrote.
    const message = isForPeople ? error.message : isFull(code) ? fullDisk : undefined
    reply({ id, code, message })
  }
}
