import { expect, type Page } from '@playwright/test'
import { pageText } from '#content/model/pages.ts'
import { vacancyPages } from '#content/model/records.ts'
import { endOfDay } from '#content/model/times.ts'
import { generalApplication, openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import { lastDay, openingsListed, welder } from '../build/edited-content.ts'
import { test } from './edited-site.ts'
import { desktop, openPage } from './window.ts'

/* Openings by their dates, which tests/build/vacancies.test.ts reads: what changes while pages are open. */

const end = endOfDay(lastDay)
const [first] = openVacancies()
if (!first) throw new Error('there is no opening')

test.use({ viewport: desktop })

const position = (page: Page) => page.getByLabel('Position', { exact: true })
const main = (page: Page) => page.getByRole('main')
const applyButton = (page: Page) =>
  main(page).getByRole('link', { name: vacancyPages.apply, exact: true })
const calendarLink = (page: Page) =>
  main(page).getByRole('link', { name: vacancyPages.calendar.link })
const openings = (page: Page) =>
  page
    .locator('#positions')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading'), visible: true })

/** Opens a page with the browser's clock stopped at a moment. */
async function openAt(page: Page, path: string, moment: number): Promise<void> {
  await page.clock.install({ time: moment - 1000 })
  await page.clock.pauseAt(moment)
  await openPage(page, path)
}

test('an opening says when it closes, and offers the day to calendars', async ({
  page,
  request,
}) => {
  await openPage(page, '/careers/welder')
  await expect(main(page).locator(`time[datetime="${lastDay}"]`)).toHaveText('June 30, 2099')
  const file = await request.get((await calendarLink(page).getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toMatch(/^text\/calendar/)
  expect(await file.text()).toContain('DTSTART;VALUE=DATE:20990630\r\n')
})

test('an opening closes at midnight in Lagos', async ({ page }) => {
  // An open page changes at that moment.
  await openAt(page, '/careers/welder', end.getTime() - 5000)
  const closed = main(page).getByRole('status').filter({ hasText: vacancyPages.closed.text })
  await page.clock.runFor(4900)
  await expect(applyButton(page)).toHaveCount(2)
  await expect(closed).toBeHidden()
  await page.clock.runFor(200)
  await expect(closed).toBeVisible()
  await expect(applyButton(page)).toHaveCount(0)
  await closed.getByRole('link').click()
  await expect(position(page)).toHaveValue(generalApplication)

  // A page that is opened later does not list it.
  await openPage(page, '/careers')
  await expect(openings(page)).toHaveCount(openingsListed - 1)
  await page.getByRole('link', { name: first.title, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
  await expect(page.getByRole('link', { name: welder.title })).toHaveCount(0)

  // Asked for too late: the form is a general one, and says so.
  await openPage(page, '/careers/apply?job=Welder')
  const answer = pageText('/careers/apply').position.closed
  await expect(page.getByRole('status').filter({ hasText: answer })).toBeVisible()
  await expect(position(page)).toHaveValue(generalApplication)
  await expect(position(page)).toBeEditable()
})

test('an opening with sample dates is open whatever the day', async ({ page }) => {
  await openAt(page, vacancyPath(first), Date.UTC(2199, 0, 1))
  await expect(applyButton(page)).toHaveCount(2)
  await expect(calendarLink(page)).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a form for one that has closed is a general one, and says so', async ({ page }) => {
      await page.goto('/careers/apply?job=Diver')
      await expect(page.getByText(pageText('/careers/apply').position.closed)).toBeVisible()
      await expect(position(page)).toHaveValue(generalApplication)
      await expect(page.getByRole('form').getByText('Diver')).toHaveCount(0)
    })

    test('a long list is narrowed by place and team', async ({ page }) => {
      const { place, team, any } = vacancyPages.filters
      const choice = (row: string, name: string) =>
        main(page)
          .getByRole('navigation', { name: row, exact: true })
          .getByRole('link', { name, exact: true })
      await page.goto('/careers')
      await expect(openings(page)).toHaveCount(openingsListed)
      for (const [row, name, path] of [
        [place, 'Warri', '/careers/in/warri'],
        [team, welder.department, '/careers/in/warri/operations'],
        [place, any, '/careers/in/anywhere/operations'],
        [team, any, '/careers'],
      ] as const) {
        // A long press: if the new page still moved, it would be released elsewhere, without a click.
        await choice(row, name).click({ delay: 80 })
        await expect(page).toHaveURL(`${path}#positions`)
        await expect(choice(row, name)).toHaveAttribute('aria-current', 'true')
        if (path === '/careers/in/warri')
          await expect(page.getByRole('heading', { level: 1 })).toContainText('Warri')
        if (path === '/careers/in/warri/operations')
          await expect(openings(page).getByRole('heading')).toHaveText([welder.title])
      }
    })
  })
}
