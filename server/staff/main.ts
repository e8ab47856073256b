import { openLog } from '#server/log.ts'
import { settingsOrExit } from '#server/settings.ts'
import { openStore } from '#server/store/open-store.ts'
import { callMethod } from '#server/store/store-access.ts'
import { errorCode, StoreProblem } from '#server/store/store-problem.ts'
import { messagesFrom, sendMessage } from './frames.ts'
import {
  type StaffCall,
  type StaffOperations,
  type StaffReply,
  staffOperations,
} from './operations.ts'
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
let opening: ReturnType<typeof open> | undefined

function reply(message: StaffReply): void {
  sendMessage(process.stdout, message)
}

for await (const message of messagesFrom(process.stdin)) void answer(message as StaffCall)
await (await opening?.catch(() => undefined))?.store.close()
process.exit(0)

async function open() {
  const store = await openStore(settings, { create: false })
  return { store, operations: staffOperations(store) }
}

/** The inbox's operations; it is opened anew where another one is in its place, such as a restored one. */
async function operations(): Promise<StaffOperations> {
  opening ??= open()
  const current = opening
  const forget = () => {
    if (opening === current) opening = undefined
  }
  const opened = await current.catch((error) => {
    forget()
    throw error
  })
  try {
    await opened.store.ping()
    return opened.operations
  } catch {
    forget()
    opened.store.abandon()
    return await operations()
  }
}

async function answer({ id, name, args }: StaffCall): Promise<void> {
  try {
    reply({ id, result: await callMethod(await operations(), name, args) })
  } catch (error) {
    const isForPeople = error instanceof StaffRefusal || error instanceof StoreProblem
    if (!isForPeople) log.error({ err: error }, 'a call of the desk failed')
    // No other message: it may quote what a visitor wrote.
    reply({ id, code: errorCode(error), ...(isForPeople && { problem: error.message }) })
  }
}
