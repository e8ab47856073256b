import { expect } from '@playwright/test'
import { formWords } from '#content/model/form-words.ts'
import { resumeMaximumBytes, resumeTooLarge, resumeWrongType } from '#contract/resume.ts'
import { axeFindings } from './axe.ts'
import { test } from './fixtures.ts'
import { application, failed, fileOnDisk, stored } from './forms.ts'
import { hold } from './held-back.ts'
import { desktop } from './window.ts'

test.use({ viewport: desktop })

function file(name: string) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(100, 'x') }
}

test('a resume that is refused can be chosen anew', async ({ page, form }) => {
  const refused = failed('wrong-type', { fields: { resume: resumeWrongType } })
  const received = await form.inbox(refused, stored)
  await form.open('/careers/apply')
  await form.fill(application)

  for (const [chosen, refusal] of [
    [file('cv.exe'), resumeWrongType],
    [fileOnDisk('cv.pdf', '', resumeMaximumBytes + 1), resumeTooLarge],
  ] as const) {
    await test.step(`refused when chosen, and never sent: ${refusal}`, async () => {
      await form.field('Resume').setInputFiles(chosen)
      await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
      await expect(form.field('Resume')).toHaveAttribute('aria-invalid', 'true')
      await expect(form.field('Resume')).toHaveAccessibleDescription(new RegExp(`^${refusal}`))
      await form.submit.click()
      await expect(form.field('Resume')).toBeFocused()
      await expect(form.field('Resume')).toHaveJSProperty('validationMessage', refusal)
      await expect(form.submit).toBeEnabled()
      expect(await axeFindings(page, 'main')).toEqual([])
      expect(received).toHaveLength(0)
      await form.field('Resume').setInputFiles(file('CV.PDF'))
      await expect(page.getByText(refusal)).toHaveCount(0)
      await expect(form.field('Resume')).toHaveJSProperty('validity.valid', true)
    })
  }

  // One that the inbox refuses is named, and the rest stays.
  await form.submit.click()
  await expect(form.field('Resume')).toBeFocused()
  await expect(form.field('Resume')).toHaveAccessibleDescription(new RegExp(`^${resumeWrongType}`))
  // Screen readers read it with the focus; an alert would repeat it.
  await expect(page.getByRole('alert').filter({ hasText: resumeWrongType })).toHaveCount(0)
  await expect(page.getByText('CV.PDF')).toBeVisible()
  await expect(form.field('Cover Letter')).toHaveValue(application['Cover Letter'])
  await expect(page.getByRole('alert').filter({ hasText: 'was not sent' })).toBeInViewport()

  // Another one is sent.
  await form.field('Resume').setInputFiles(file('cv.docx'))
  await expect(page.getByText(resumeWrongType)).toHaveCount(0)
  await form.submit.click()
  await expect(page).toHaveURL('/careers')
  expect(received).toHaveLength(2)
})

test('a file chosen before the script was there is checked too', async ({ page, form }) => {
  const release = await hold(page, /\.js(\?.*)?$/)
  await page.goto('/careers/apply', { waitUntil: 'commit' })
  await form.field('Resume').setInputFiles(file('cv.exe'))
  await form.field('Resume').scrollIntoViewIfNeeded()
  release()
  await expect(page.getByText(resumeWrongType)).toBeVisible()
  await expect(page.getByText('cv.exe')).toBeVisible()
})

test('a file over 1 MB shows how far it has come, a smaller one does not', async ({
  page,
  form,
}) => {
  const megabyte = 1024 * 1024
  const failure = page.getByRole('alert').filter({ hasText: /your application/i })
  // What the bar shows is collected in the page: by the next question from here the upload may be over.
  await page.addInitScript(() => {
    window.progress = []
    new MutationObserver(() => {
      const bar = document.querySelector('progress')
      if (bar) window.progress.push([bar.ariaLabel, bar.value, bar.parentElement?.textContent])
    }).observe(document, { childList: true, subtree: true, attributes: true })
  })
  const progress = () => page.evaluate(() => window.progress)
  // No mock: only a real request reports upload progress. The real inbox refuses such a file anyway.
  await form.open('/careers/apply')
  await form.fill(application)
  // Slow enough for the progress bar to be seen.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: megabyte,
  })

  await form.field('Resume').setInputFiles(fileOnDisk('small.pdf', '', megabyte))
  await form.submit.click()
  await expect(failure).toBeVisible()
  expect(await progress()).toEqual([])

  await form.field('Resume').setInputFiles(fileOnDisk('large.pdf', '', 3 * megabyte))
  await form.submit.click()
  await expect.poll(async () => (await progress()).at(-1)?.[1]).toBeGreaterThan(50)
  await expect(failure).toBeVisible()
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  const shown = await progress()
  const values = shown.map(([, value]) => value).toSorted((a, b) => a - b)
  expect(shown).toEqual(values.map((value) => [formWords.resume.sending, value, `${value}%`]))
})

declare global {
  interface Window {
    /** The name, value and text of the progress bar, one after the other. */
    progress: [string | null, number, string | null | undefined][]
  }
}
