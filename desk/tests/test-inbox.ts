import { type StaffOperations, staffOperations } from '../../server/staff/operations.ts'
import { StaffRefusal } from '../../server/staff/refusal.ts'
import { openStore, type Store } from '../../server/store/open-store.ts'
import { callMethod, remote } from '../../server/store/store-access.ts'
import { type NewSubmission, storeSubmissions } from '../../server/submissions/store-submissions.ts'
import { Refusal } from '../base/desk.ts'

/** An inbox in a folder, in this process, which begins with the first call. */
export function testInbox(folder: string, now = () => new Date()) {
  let opening: Promise<Store> | undefined
  const store = () => {
    opening ??= openStore({ DATA_DIR: folder })
    return opening
  }
  const inbox = remote<StaffOperations>(async (name, args) =>
    callMethod(staffOperations(await store(), now), name, args).catch((error) => {
      // As inbox-client.ts does with what another process answers.
      throw error instanceof StaffRefusal ? new Refusal(error.message) : error
    }),
  )
  /** Stores a message, or what else is given, as the visitors' server would have. */
  async function put(given: Partial<NewSubmission> & { id: string }): Promise<void> {
    const fields = given.fields ?? { name: 'Ngozi Eze', email: 'ngozi@mail.example' }
    const email = fields.email?.toLowerCase() ?? ''
    const made = { kind: 'contact', suspected: false, receivedAt: now(), key: given.id } as const
    await storeSubmissions((await store()).db, [{ ...made, email, ...given, fields }])
  }
  return { inbox, store, put, close: async () => (await opening)?.close() }
}
