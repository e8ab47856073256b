import { randomUUID } from 'node:crypto'
import type { FormKind } from '#contract/forms.ts'
import { newsletterOperations } from '#server/newsletter/subscriptions.ts'
import { settingsFrom } from '#server/settings.ts'
import { openStore, type Store } from '#server/store/open-store.ts'
import { type NewSubmission, storeSubmissions } from '#server/submissions/store-submissions.ts'

/** Opens the store of these settings, and closes it after the work. */
export async function withStore<Result>(
  environment: Record<string, string>,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const store = await openStore(settingsFrom(environment))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

type Given = Partial<Omit<NewSubmission, 'kind'>> & { fields: Record<string, string> }

/** Stores messages and applications as the server would have. */
export function put(
  environment: Record<string, string>,
  ...given: (Given & { kind?: Exclude<FormKind, 'newsletter'> })[]
): Promise<void> {
  const submissions = given.map(({ fields, ...rest }, index) => ({
    id: `TEST00000${index}`,
    kind: 'contact' as const,
    suspected: false,
    receivedAt: new Date(),
    key: randomUUID(),
    email: fields.email?.toLowerCase() ?? '',
    fields,
    ...rest,
  }))
  return withStore(environment, async (store) => {
    if (submissions.length > 0) await storeSubmissions(store.db, submissions)
  })
}

/** Stores a newsletter sign-up; `confirmed` as if the subscriber had used the link. */
export function subscribe(
  environment: Record<string, string>,
  email: string,
  { at = new Date(), confirmed = false, suspected = false } = {},
): Promise<void> {
  return withStore(environment, async (store) => {
    const { db } = store
    await newsletterOperations(store).storeSubscription({
      email,
      suspected,
      at,
      turn: at,
      key: email,
      consent: 'I agree.',
    })
    if (!confirmed) return
    await db
      .updateTable('subscriptions')
      .set({ state: 'confirmed' })
      .where('submission_id', 'in', (from) =>
        from.selectFrom('submissions').where('email', '=', email).select('id'),
      )
      .execute()
  })
}
