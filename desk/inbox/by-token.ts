import { newId } from '../../server/store/new-id.ts'

/** Of all people together; the oldest is forgotten first. */
const limit = 1_000

/** What names people, and so cannot stand in an address, by a token that can; in memory, for one person each. */
export function byToken<Value>() {
  const values = new Map<string, { person: string; value: Value }>()
  return {
    /** @returns the token */
    add(person: string, value: Value): string {
      const token = newId()
      values.set(token, { person, value })
      const [oldest = ''] = values.keys()
      if (values.size > limit) values.delete(oldest)
      return token
    },
    get(person: string, token: string): Value | undefined {
      const found = values.get(token)
      return found?.person === person ? found.value : undefined
    },
  }
}
