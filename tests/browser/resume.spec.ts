import { expect, type Page } from '@playwright/test'
import { formWords } from '#content/model/form-words.ts'
import { resumeMaximumBytes, resumeTooLarge, resumeWrongType } from '#contract/resume.ts'
import { axeFindings } from './axe.ts'
import { failed, fakeInbox, fileOnDisk, openForm, stored } from './forms.ts'
import { hold } from './held-back.ts'
import { desktop, test } from './window.ts'

test.use({ viewport: desktop })

const resume = (page: Page) => page.getByLabel('Resume', { exact: true })
const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Application' })

async function fillAllButResume(page: Page): Promise<void> {
  for (const [label, value] of Object.entries({
    'Full Name': 'Ada Obi',
    Email: 'ada@mail.example',
    Phone: '+2348000000000',
    Experience: '5 years',
    Education: 'B.Eng.',
    'Cover Letter': 'I weld.',
  }))
    await page.getByLabel(label, { exact: true }).fill(value)
}

function file(name: string) {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(100, 'x') }
}

test('a resume that is refused can be chosen anew', async ({ page }) => {
  const refused = failed('wrong-type', { fields: { resume: resumeWrongType } })
  const received = await fakeInbox(page, refused, stored)
  await openForm(page, '/careers/apply')
  await fillAllButResume(page)

  for (const [chosen, refusal] of [
    [file('cv.exe'), resumeWrongType],
    [fileOnDisk('cv.pdf', '', resumeMaximumBytes + 1), resumeTooLarge],
  ] as const) {
    await test.step(`refused when chosen, and never sent: ${refusal}`, async () => {
      await resume(page).setInputFiles(chosen)
      await expect(page.getByRole('alert').filter({ hasText: refusal })).toBeVisible()
      await expect(resume(page)).toHaveAttribute('aria-invalid', 'true')
      await expect(resume(page)).toHaveAccessibleDescription(new RegExp(`^${refusal}`))
      await submitButton(page).click()
      await expect(resume(page)).toBeFocused()
      await expect(resume(page)).toHaveJSProperty('validationMessage', refusal)
      await expect(submitButton(page)).toBeEnabled()
      expect(await axeFindings(page, 'main')).toEqual([])
      expect(received).toHaveLength(0)
      await resume(page).setInputFiles(file('CV.PDF'))
      await expect(page.getByText(refusal)).toHaveCount(0)
      await expect(resume(page)).toHaveJSProperty('validity.valid', true)
    })
  }

  await test.step('one that the inbox refuses is named, and the rest stays', async () => {
    await submitButton(page).click()
    await expect(resume(page)).toBeFocused()
    await expect(resume(page)).toHaveAccessibleDescription(new RegExp(`^${resumeWrongType}`))
    // Screen readers read it with the focus; an alert would repeat it.
    await expect(page.getByRole('alert').filter({ hasText: resumeWrongType })).toHaveCount(0)
    await expect(page.getByText('CV.PDF')).toBeVisible()
    await expect(page.getByLabel('Cover Letter')).toHaveValue('I weld.')
    await expect(page.getByRole('alert').filter({ hasText: 'was not sent' })).toBeInViewport()
  })

  await test.step('another one is sent', async () => {
    await resume(page).setInputFiles(file('cv.docx'))
    await expect(page.getByText(resumeWrongType)).toHaveCount(0)
    await submitButton(page).click()
    await expect(page).toHaveURL('/careers')
    expect(received).toHaveLength(2)
  })
})

test('a file chosen before the script was there is checked too', async ({ page }) => {
  const release = await hold(page, /\.js(\?.*)?$/)
  await page.goto('/careers/apply', { waitUntil: 'commit' })
  await resume(page).setInputFiles(file('cv.exe'))
  await resume(page).scrollIntoViewIfNeeded()
  release()
  await expect(page.getByText(resumeWrongType)).toBeVisible()
  await expect(page.getByText('cv.exe')).toBeVisible()
})

test('a file over 1 MB shows how far it has come, a smaller one does not', async ({ page }) => {
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
  await openForm(page, '/careers/apply')
  await fillAllButResume(page)
  // Slow enough for the progress bar to be seen.
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: megabyte,
  })

  await resume(page).setInputFiles(fileOnDisk('small.pdf', '', megabyte))
  await submitButton(page).click()
  await expect(failure).toBeVisible()
  expect(await progress()).toEqual([])

  await resume(page).setInputFiles(fileOnDisk('large.pdf', '', 3 * megabyte))
  await submitButton(page).click()
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
