import { expect, test } from '@playwright/test'
import { ChangedContent } from './changed-content.ts'
import { added, addOneOfEach, articleFile } from './changed-site.ts'

test('taken out again, content is as it was', async () => {
  const content = await ChangedContent.copied()
  await addOneOfEach(content)
  for (const file of [...Object.values(added), 'companies/windrich']) await content.remove(file)
  expect(await content.problems()).toEqual([])
  await content.remove('.')
})

test('without a company, an article and a vacancy there is a site as well', async () => {
  // It builds that site.
  test.setTimeout(120_000)
  const content = await ChangedContent.copied()
  await content.remove(articleFile())
  await content.remove('vacancies/operations-manager.yaml')
  await content.remove('companies/electrich.yaml')
  const lost = await content.problems()
  expect(lost.length).toBeGreaterThan(0)
  for (const line of lost) expect(line).toMatch(/company must be one of|there is no company for/)
  await content.forgetCompany('electrich')
  expect(await content.problems()).toEqual([])
  await content.build('build/reduced')
  await content.remove('.')
})
