import { expect } from '@playwright/test'
import { idOf } from '#content/model/content-files.ts'
import { ChangedContent } from './changed-content.ts'
import { added, addOneOfEach, removed, removeSome } from './changed-site.ts'
import { test } from './window.ts'

test('taken out again, content is as it was', async () => {
  const content = await ChangedContent.copied()
  await addOneOfEach(content)
  for (const file of [...Object.values(added), 'companies/windrich']) await content.remove(file)
  expect(await content.problems()).toEqual([])
  await content.remove('.')
})

test('content says what still names a company that is gone', async () => {
  const content = await ChangedContent.copied()
  await removeSome(content)
  const lost = await content.problems()
  expect(lost.length).toBeGreaterThan(0)
  for (const line of lost) expect(line).toMatch(/company must be one of|there is no company for/)
  await content.forgetCompany(idOf(removed.company))
  expect(await content.problems()).toEqual([])
  await content.remove('.')
})
