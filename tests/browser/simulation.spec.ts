import { expect, type Page } from '@playwright/test'
import { test } from './edited-site.ts'
import { message } from './forms.ts'
import { blockIslands } from './held-back.ts'
import { desktop, openPage } from './window.ts'

test.use({ viewport: desktop })

/** The requests of a page that are no GETs. */
function postsOf(page: Page): readonly string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(`${request.method()} ${request.url()}`)
  })
  return posts
}

test('contact: a success, and no request', async ({ page, form }) => {
  const posts = postsOf(page)
  await form.openAtStoppedClock('/contact')
  await form.fill(message)
  await form.send.click()
  await form.passBusyTime()
  const toast = page.getByRole('status').filter({ hasText: 'Message sent successfully!' })
  await expect(toast).toBeInViewport()
  await expect(form.field('Message')).toHaveValue('')
  expect(posts).toEqual([])
})

test('application: the notice on Careers, and no request', async ({ page, form }) => {
  const posts = postsOf(page)
  await form.openAtStoppedClock('/careers/apply')
  await form.fillApplication()
  await form.submit.click()
  await form.passBusyTime()
  await expect(page).toHaveURL('/careers')
  const notice = page.getByRole('status').filter({ hasText: 'Application Submitted Successfully!' })
  await expect(notice).toBeInViewport()
  expect(posts).toEqual([])
})

test('contact: without React a press sends nothing, and everything typed stays', async ({
  page,
  form,
}) => {
  const posts = postsOf(page)
  await blockIslands(page)
  await openPage(page, '/contact')
  await form.fill(message)
  await form.send.click()
  await expect(page).toHaveURL('/contact')
  await expect(form.field('Message')).toHaveValue(message.Message)
  expect(posts).toEqual([])
})

test('Subscribe does nothing', async ({ page }) => {
  await openPage(page, '/qhsse')
  // The form's name is content, which is edited in this build.
  const footer = page.getByRole('contentinfo')
  const address = footer.getByRole('textbox', { name: 'E-mail address' })
  await address.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await address.fill('no address at all')
  await address.press('Enter')
  await footer.getByRole('button', { name: 'Subscribe' }).click()
  await expect(address).toHaveValue('no address at all')
  await expect(page).toHaveURL('/qhsse')
  expect(requests).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, button] of [
    ['/contact', 'Send Message'],
    ['/careers/apply', 'Submit Application'],
  ] as const) {
    test(`${path}: the fields are there, and an address instead of the button`, async ({
      page,
      form,
    }) => {
      await page.goto(path)
      await expect(form.field('Full Name')).toBeVisible()
      await expect(page.getByRole('button', { name: button })).toHaveCount(0)
      const note = page.getByRole('paragraph').filter({ hasText: 'JavaScript' })
      await expect(note.getByRole('link')).toHaveAttribute('href', /^mailto:/)
    })
  }
})
