import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { pageText } from '#content/model/pages.ts'
import { vacancyPages } from '#content/model/records.ts'
import { endOfDay } from '#content/model/times.ts'
import { generalApplication, openVacancies, vacancyPath } from '#content/model/vacancies.ts'
import { filtersFrom } from '#content/model/vacancy-filters.ts'
import { lastDay, openingsListed, welder } from '../build/edited-content.ts'
import { editedSiteFolder, test } from './edited-site.ts'
import { desktop, openPage } from './window.ts'

/*
 * Openings by their dates: one that has closed, one that closes while its page is open, and enough others
 * for the list to have filters.
 */

const end = endOfDay(lastDay)
const [first] = openVacancies()
if (!first) throw new Error('there is no opening')

test.use({ viewport: desktop })

const position = (page: Page) => page.getByLabel('Position', { exact: true })
const main = (page: Page) => page.getByRole('main')
const applyButton = (page: Page) =>
  main(page).getByRole('link', { name: vacancyPages.apply, exact: true })
const openings = (page: Page) =>
  page
    .locator('#positions')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .filter({ visible: true })

/** Opens a page with the browser's clock stopped at a moment. */
async function openAt(page: Page, path: string, moment: number): Promise<void> {
  await page.clock.install({ time: moment - 1000 })
  await page.clock.pauseAt(moment)
  await openPage(page, path)
}

test.describe('an opening with stated dates', () => {
  test('says when it closes, and offers the day to calendars', async ({ page, request }) => {
    await openPage(page, '/careers/welder')
    await expect(main(page).getByText('W-7')).toBeVisible()
    await expect(main(page).locator(`time[datetime="${lastDay}"]`)).toHaveText('June 30, 2099')
    const link = main(page).getByRole('link', { name: vacancyPages.calendar.link })
    const file = await request.get((await link.getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toMatch(/^text\/calendar/)
    expect(await file.text()).toContain('DTSTART;VALUE=DATE:20990630\r\n')
  })

  test('closes at midnight in Lagos', async ({ page }) => {
    await test.step('in an open page', async () => {
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
    })
    await test.step('in a page that is opened later', async () => {
      await openPage(page, '/careers')
      await expect(openings(page)).toHaveCount(openingsListed - 1)
      await page.getByRole('link', { name: first.title, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: first.title })).toBeVisible()
      await expect(page.getByRole('link', { name: welder.title })).toHaveCount(0)
    })
    await test.step('asked for too late: the form is a general one, and says so', async () => {
      await openPage(page, '/careers/apply?job=Welder')
      const { closed } = pageText('/careers/apply').position
      await expect(page.getByRole('status').filter({ hasText: closed })).toBeVisible()
      await expect(position(page)).toHaveValue(generalApplication)
      await expect(position(page)).toBeEditable()
    })
  })
})

test('an opening with sample dates is open whatever the day', async ({ page }) => {
  await openAt(page, vacancyPath(first), Date.UTC(2199, 0, 1))
  await expect(applyButton(page)).toHaveCount(2)
  await expect(main(page).getByRole('link', { name: vacancyPages.calendar.link })).toHaveCount(0)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('openings lead to their forms, and a long list is narrowed', async ({ page }) => {
      await test.step('each opening leads to its form', async () => {
        await page.goto('/careers/welder')
        await applyButton(page).first().click()
        await expect(position(page)).toHaveValue(welder.title)
      })

      await test.step('one that has closed says so, and is in no list', async () => {
        await page.goto('/careers/diver')
        await expect(main(page).getByText(vacancyPages.closed.text)).toBeVisible()
        await expect(applyButton(page)).toHaveCount(0)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
        await page.goto('/careers')
        await expect(main(page).getByText('Diver')).toHaveCount(0)
        expect(await readFile(join(editedSiteFolder, 'sitemap.xml'), 'utf8')).not.toContain('diver')
      })

      await test.step('a form for one that has closed is a general one, and says so', async () => {
        await page.goto('/careers/apply?job=Diver')
        await expect(page.getByText(pageText('/careers/apply').position.closed)).toBeVisible()
        await expect(position(page)).toHaveValue(generalApplication)
        await expect(page.getByRole('form').getByText('Diver')).toHaveCount(0)
      })

      await test.step('a long list is narrowed by place and team', async () => {
        const { place, team, any } = vacancyPages.filters
        // A long press: if the new page still moved, it would be released elsewhere, without a click.
        const press = { delay: 80 }
        const choice = (row: string, name: string) =>
          main(page)
            .getByRole('navigation', { name: row, exact: true })
            .getByRole('link', { name, exact: true })
        await page.goto('/careers')
        await expect(openings(page)).toHaveCount(openingsListed)
        await choice(place, 'Warri').click(press)
        await expect(page).toHaveURL('/careers/in/warri#positions')
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Warri')
        await choice(team, welder.department).click(press)
        await expect(page).toHaveURL('/careers/in/warri/operations#positions')
        await expect(openings(page).getByRole('heading')).toHaveText([welder.title])
        await expect(choice(place, 'Warri')).toHaveAttribute('aria-current', 'true')
        await choice(place, any).click(press)
        await expect(page).toHaveURL('/careers/in/anywhere/operations#positions')
        await choice(team, any).click(press)
        await expect(page).toHaveURL('/careers#positions')
      })
    })
  })
}

test('a short list has nothing to narrow it', async ({ browser }) => {
  const { baseURL } = test.info().project.use
  test.skip(openVacancies().length >= filtersFrom, 'the list is long')
  const page = await browser.newPage(baseURL ? { baseURL } : {})
  await page.goto('/careers')
  await expect(page.locator('#positions').getByRole('navigation')).toHaveCount(0)
  await page.close()
})
