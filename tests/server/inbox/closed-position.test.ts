import { afterAll, beforeAll, expect, it } from 'vitest'
import { lateAnswer } from '#content/model/vacancies.ts'
import { ChangedContent } from '../../build/changed-content.ts'
import { type Inbox, startInbox } from './inbox-process.ts'
import { newStore } from './stores.ts'
import { applicationForm } from './submissions.ts'

let content: ChangedContent

/** Content with two past closing dates: one stated, and one that is only a sample. */
beforeAll(async () => {
  content = await ChangedContent.copied()
  const like = 'vacancies/operations-manager.yaml'
  const dates = { posted: '2020-01-01', closes: '2020-02-29' }
  await content.add('vacancies/welder.yaml', like, { title: 'Welder', status: 'stated', ...dates })
  await content.add('vacancies/rigger.yaml', like, { title: 'Rigger', ...dates })
})
afterAll(() => content.remove('.'))

function apply(inbox: Inbox, position: string, accept: string): Promise<Response> {
  const form = applicationForm(position.length)
  form.set('position', position)
  return fetch(`${inbox.url}/api/applications`, { method: 'POST', body: form, headers: { accept } })
}

it('refuses late applications, by script and without, and takes the others', async () => {
  const store = await newStore('SQLite')
  const inbox = await startInbox(store, { CONTENT_FOLDER: content.folder })

  const late = await apply(inbox, 'Welder', 'application/json')
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ failure: { fields: { position: lateAnswer.field } } })

  const page = await apply(inbox, 'welder', 'text/html')
  expect(page.status).toBe(409)
  const html = await page.text()
  expect(html).toContain(lateAnswer.message)
  expect(html).toContain(lateAnswer.field)
  expect(html).toContain('href="/careers/apply"')

  // A sample date closes nothing.
  expect((await apply(inbox, 'Rigger', 'application/json')).status).toBe(201)
  expect((await apply(inbox, 'General Application', 'application/json')).status).toBe(201)
  expect(await store.query('select id from submissions')).toHaveLength(2)
})
