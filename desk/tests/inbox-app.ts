import { afterAll } from 'vitest'
import { addPerson } from '../accounts/invitations.ts'
import { buildApp } from '../app.ts'
import type { Role } from '../base/people.ts'
import { testDesk } from './fake-parts.ts'
import { browserOf } from './requests.ts'

/**
 * A desk for a test file about the inbox, with its browser; it ends with the file.
 *
 * @param files the content, both draft and live
 */
export async function inboxApp(port: number, files?: Record<string, string>) {
  const made = await testDesk({ DESK_PORT: `${port}` }, files)
  const app = await buildApp(made.desk)
  afterAll(async () => {
    await app.close()
    await made.end()
  })
  let people = 0
  /** Adds somebody whose name is that of their roles, unless one is given. @returns the id */
  function person(roles: readonly Role[], name = roles.join()): Promise<string> {
    people += 1
    return addPerson(made.desk, { name, email: `${people}@example.com`, roles })
  }
  return { ...made, request: browserOf(app, made.desk), person }
}
