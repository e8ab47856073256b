import { expect, type Page, test } from '@playwright/test'
import { axeFindings } from '../browser/axe.ts'
import { addAuthenticator, deskUrl, previewUrl, RunningDesk, siteUrl } from './running-desk.ts'

/** What is changed, and where visitors read it. */
const opening = {
  form: 'collection/vacancies/item/operations-manager',
  page: '/careers/operations-manager',
}
const sentence = 'Runs the yards at night as well.'

/** A build, perhaps after one of the draft, on a machine that is busy with other tests. */
const build = { timeout: 12 * 60_000 }

/** Opens a screen of the desk's menu. */
async function open(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Presses a button; where the passkey was not used for five minutes, uses it. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  const again = page.getByRole('button', { name: 'Confirm with your passkey' })
  const main = page.getByRole('main')
  await expect(main).toBeVisible()
  if (await again.isVisible()) await again.click()
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([])
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
  expect(await page.evaluate(isWider), 'something is wider than the screen').toBe(false)
}

test('two people change the site in an evening, one of them on a phone', async ({ browser }) => {
  const office = new RunningDesk()
  const computer = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const ada = await computer.newPage()
  const bola = await phone.newPage()
  try {
    await test.step('the first person joins, and invites another', async () => {
      await addAuthenticator(ada)
      await addAuthenticator(bola)
      await ada.goto(await office.invitation)
      await ada.getByLabel('Your name').fill('Ada Obi')
      await ada.getByLabel('Your e-mail address').fill('ada@example.com')
      await ada.getByRole('button', { name: 'Create a passkey' }).click()
      await expect(ada.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
      await expectAccessible(ada)

      await open(ada, 'People')
      await ada.getByLabel('Name', { exact: true }).fill('Bola Ade')
      await ada.getByLabel('E-mail address', { exact: true }).fill('bola@example.com')
      for (const role of ['Editor', 'Approver']) await ada.getByLabel(role).check()
      await press(ada, 'Invite')
      const link = await ada.getByLabel('The link').inputValue()
      await bola.goto(link)
      await bola.getByRole('button', { name: 'Create a passkey' }).click()
      await expect(bola.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
    })

    await test.step('the first edition is built, and served', async () => {
      await ada.goto(deskUrl)
      await expect(ada.getByText('Edition 1: The first edition')).toBeVisible(build)
      office.serveSite()
      await expect
        .poll(() =>
          ada.request.get(siteUrl + opening.page).then(
            (answer) => answer.status(),
            () => 0,
          ),
        )
        .toBe(200)
      expect(await isOnSite(ada)).toBe(false)
    })

    await test.step('somebody edits, and asks for approval', async () => {
      await ada.goto(`${deskUrl}/edit?form=${encodeURIComponent(opening.form)}`)
      const field = ada.getByRole('textbox', { name: 'Description', exact: true })
      await expect(field).toBeVisible({ timeout: 60_000 })
      await field.fill(`${await field.inputValue()} ${sentence}`)
      const saved = ada.waitForResponse(
        (answer) => answer.url().endsWith('/api/keystatic/update') && answer.ok(),
      )
      await ada.getByRole('button', { name: 'Save' }).click()
      await saved

      await ada.goto(`${deskUrl}/changes`)
      await expect(ada.getByText(sentence)).toBeVisible()
      await expectAccessible(ada)
      await ada.getByLabel('Title', { exact: true }).fill('Night work for the manager')
      await ada.getByRole('button', { name: 'Ask for approval' }).click()
      await expect(ada.getByText('It waits for approval.')).toBeVisible(build)
      await expect(ada.getByText('You asked for this yourself')).toBeVisible()
      await expect(ada.getByRole('button', { name: 'Approve', exact: true })).toBeHidden()
    })

    await test.step('the draft is there to be seen, by whoever is signed in', async () => {
      await ada.goto(`${deskUrl}/preview?path=${opening.page}`)
      await expect(ada.getByText(sentence).first()).toBeVisible(build)
      expect(ada.url()).toBe(previewUrl + opening.page)
      const stranger = await browser.newContext()
      const answer = await stranger.request.get(previewUrl + opening.page).catch(() => undefined)
      // Node knows no names below localhost on every system; where it does, nothing is shown.
      if (answer) expect(answer.status()).toBe(401)
      await stranger.close()
    })

    await test.step('the other reads what changes, and sends it back', async () => {
      await bola.goto(deskUrl)
      await bola.getByRole('link', { name: 'Night work for the manager' }).click()
      await expect(bola.locator('ins', { hasText: 'at night as well' }).first()).toBeVisible()
      await expectAccessible(bola)
      await bola.getByText('Send it back with a note').click()
      await bola.getByLabel('What is to be changed').fill('Please ask Legal first.')
      await press(bola, 'Send back')
      await expect(bola.getByText('Please ask Legal first.')).toBeVisible()
      await ada.goto(deskUrl)
      await expect(ada.getByText('was sent back')).toBeVisible()
    })

    await test.step('it is asked for again, and shown to somebody without an account', async () => {
      await ada.goto(`${deskUrl}/changes`)
      await ada.getByLabel('Title', { exact: true }).fill('Night work, agreed with Legal')
      await ada.getByRole('button', { name: 'Ask for approval' }).click()
      await expect(ada.getByText('It waits for approval.')).toBeVisible(build)
      await ada.getByLabel('Who is to look').fill('The managing director')
      await ada.getByRole('button', { name: 'Make a look link' }).click()
      const look = await ada.getByLabel('Look link', { exact: true }).inputValue()
      const director = await browser.newContext()
      const page = await director.newPage()
      await page.goto(look)
      await page.getByRole('button', { name: 'Open the pages' }).click()
      await page.goto(previewUrl + opening.page)
      await expect(page.getByText(sentence).first()).toBeVisible()
      await ada
        .getByRole('button', { name: 'Take back the link for The managing director' })
        .click()
      await page.reload()
      await expect(page.getByText('This link has ended.')).toBeVisible()
      await director.close()
    })

    await test.step('it is approved on the phone, and goes out at its hour', async () => {
      await bola.goto(deskUrl)
      await bola.getByRole('link', { name: 'Night work, agreed with Legal' }).click()
      await press(bola, 'Approve')
      await expect(bola.getByText('It is approved')).toBeVisible()
      expect(await isOnSite(bola)).toBe(false)
      const hour = bola.getByLabel('Day and hour in Lagos')
      await hour.fill((await hour.getAttribute('min')) ?? '')
      await press(bola, 'Publish at this hour')
      await expect(bola.getByText('and goes out')).toBeVisible()
      expect(await isOnSite(bola)).toBe(false)
      await expect.poll(() => isOnSite(bola), build).toBe(true)
      await bola.goto(`${deskUrl}/editions`)
      await expectAccessible(bola)
    })

    await test.step('it is put back within seconds, and stands under Changes again', async () => {
      await press(bola, 'Put back edition 1')
      await expect(bola.getByText('Live', { exact: true })).toBeVisible()
      await expect.poll(() => isOnSite(bola), { timeout: 20_000 }).toBe(false)
      await ada.goto(`${deskUrl}/changes`)
      await expect(ada.getByText(sentence)).toBeVisible()
      await open(ada, 'What happened')
      for (const action of ['put back', 'published', 'approved']) {
        await expect(ada.getByText(action).first()).toBeVisible()
      }
    })
  } finally {
    await phone.close()
    await computer.close()
    await office.stop()
  }
})

/** Whether visitors read the sentence. */
async function isOnSite(page: Page): Promise<boolean> {
  const answer = await page.request.get(siteUrl + opening.page)
  return (await answer.text()).includes(sentence)
}
