import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { expect, type Page, test } from '@playwright/test'
import { unzipSync } from 'fflate'
import { root } from '#tools/lib/root.ts'
import { checkScreen } from './check-screen.ts'
import { picture } from './picture.ts'

const port = Number(process.env.TEST_PORT ?? 3917) + 2200
const deskUrl = `http://desk.localhost:${port}`

let desk: ChildProcess
let cookies: Record<string, string> = {}

test.beforeAll(async () => {
  desk = spawn(process.execPath, ['desk/tests/all-states.ts', `${port}`], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (!desk.stdout) throw new Error('no standard output')
  const answers = createInterface(desk.stdout)[Symbol.asyncIterator]()
  ;({ cookies } = JSON.parse((await answers.next()).value ?? '{}'))
  desk.stdin?.write('fill\n')
  await answers.next()
})
test.afterAll(async () => {
  desk.stdin?.end()
  if (desk.exitCode === null) await once(desk, 'exit')
})

// A step named after a chapter of docs/inbox.md does what the chapter says (tests/guide/editing-text.test.ts).

test('a morning at the inbox, as the guide tells it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.context().addCookies([{ name: 'desk', value: cookies.ada ?? '', url: deskUrl }])
  await page.goto(deskUrl)

  await test.step('Open the inbox', async () => {
    await link(page, 'Inbox')
    await expect(page.getByText('Do you deliver')).toBeHidden()
    await picture(page, 'inbox')
    for (const list of ['Mine', 'Mail not sent', 'All', 'Waiting']) await link(page, list)
    await link(page, 'Oldest first')
    await expect(page.getByRole('link', { name: 'Newest first' })).toBeVisible()
    await page.getByText('Filter', { exact: true }).click()
    await page.getByLabel('Kind').selectOption('Message')
    await press(page, 'Show')
    await expect(page.getByRole('link', { name: 'Ngozi Eze' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ọlá Òjó' })).toHaveCount(0)
  })

  await test.step('Work on a submission', async () => {
    await link(page, 'Ngozi Eze')
    await press(page, 'Take')
    await expect(page.getByText('Ada Obi works on it.')).toBeVisible()
    await page.getByLabel('A note for your colleagues').fill('Called back.')
    await press(page, 'Add the note')
    await press(page, 'Done')
    await expect(page.getByRole('heading', { name: /^Done on/ })).toBeVisible()
    await press(page, 'Waiting again')
    await page.goto(`${deskUrl}/inbox/APPLY00002`)
    const file = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download/ }).click()
    expect((await file).suggestedFilename()).toBe('Ola Ojo.pdf')
    await picture(page, 'application')
  })

  await test.step('Look through the suspected spam', async () => {
    await link(page, 'Inbox')
    await link(page, 'Suspected spam')
    await link(page, 'Ngozi Eze')
    await press(page, 'Genuine')
    await expect(page.getByRole('heading', { name: 'Waiting', exact: true })).toBeVisible()
    await press(page, 'Spam')
  })

  await test.step('Find somebody', async () => {
    await link(page, 'Inbox')
    await page.getByLabel('Name, e-mail address or reference').fill('OJO ola')
    await press(page, 'Search')
    await checkScreen(page, 'inbox-found')
    await link(page, 'Ọlá Òjó')
    await expect(page.getByRole('heading', { level: 1, name: 'Ọlá Òjó' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Next' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page.getByRole('heading', { name: /^Found for/ })).toBeVisible()
  })

  await test.step('Choose among applicants', async () => {
    await page.getByRole('checkbox', { name: 'Choose APPLY00001' }).check()
    await page.getByLabel('Stage').last().selectOption('Shortlist')
    await press(page, 'Move')
    await expect(page.getByRole('status')).toContainText('moved to Shortlist')
    await expect(page.getByRole('heading', { name: /^Found for/ })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'APPLY00001' })).toContainText(
      'Shortlist',
    )
    await link(page, 'Tick all on this page')
    await expect(page.getByRole('checkbox', { name: 'Choose APPLY00002' })).toBeChecked()
    await checkScreen(page, 'inbox-ticked')
    await page.getByLabel('Who works on it').selectOption('Ada Obi')
    await press(page, 'Assign')
    await expect(page.getByRole('status')).toContainText('One submission was taken.')
    await link(page, 'All')
    await page.getByText('Filter', { exact: true }).click()
    await page.getByLabel('Opening').selectOption('Business Development Executive')
    await press(page, 'Show')
    await expect(page.getByRole('button', { name: 'File under' })).toBeVisible()
    const zip = page.waitForEvent('download')
    await press(page, 'Download all applications for this opening')
    const files = unzipSync(await readFile(await (await zip).path()))
    expect(Object.keys(files)).toEqual(['list.html', 'Ọlá-Òjó_APPLY00001.pdf'])
  })

  await test.step('Send a letter', async () => {
    await page.getByRole('checkbox', { name: 'Choose APPLY00001' }).check()
    await press(page, 'Confirm receipt')
    await expect(page.getByText('Dear Ọlá Òjó,')).toBeVisible()
    await checkScreen(page, 'letter')
    await press(page, 'Send the letter')
    await page.goto(`${deskUrl}/inbox/APPLY00001`)
    await expect(page.getByText('The letter “Confirm receipt” is about to go out.')).toBeVisible()
    await press(page, 'Write a letter')
    await page.getByLabel('Subject').fill('Interview: {position}')
    await page.getByLabel('Letter').fill('Dear {first name},')
    await press(page, 'See it as it will arrive')
    await expect(page.getByRole('alert')).toContainText('{first name} cannot stand here')
    await checkScreen(page, 'letter-words')
    await page.getByLabel('Letter').fill('Dear {name},\n\nPlease come.')
    await press(page, 'See it as it will arrive')
    await expect(page.getByText('Dear Ọlá Òjó,')).toBeVisible()
    await checkScreen(page, 'letter-written')
    await page.getByText('Change the words').click()
    await expect(page.getByLabel('Subject')).toHaveValue('Interview: {position}')
    await press(page, 'Send the letter')
    await page.goto(`${deskUrl}/inbox/APPLY00001`)
    await expect(page.getByRole('heading', { name: /^Done on/ })).toBeVisible()
    await press(page, 'Decline')
    await press(page, 'Send the letter')
    await expect(page.getByLabel('Stage')).toHaveValue('declined')
  })

  await test.step('Write to the subscribers', async () => {
    await link(page, 'Inbox')
    await link(page, 'Download the table of subscribers')
    // The desk of a test has no public address.
    await expect(page.getByText('would lead nowhere')).toBeVisible()
    await page.goBack()
  })

  await test.step('Somebody asks for their data', async () => {
    await link(page, 'Somebody asks for their data')
    await page.getByLabel('E-mail address', { exact: true }).fill('OLA@mail.example')
    await press(page, 'Find')
    await checkScreen(page, 'everything')
    const zip = page.waitForEvent('download')
    await press(page, 'Download everything')
    const files = unzipSync(await readFile(await (await zip).path()))
    expect(Object.keys(files)).toHaveLength(4)
    await page.getByLabel('Why').fill('A dispute')
    await page.getByLabel('Last day').fill('2099-01-01')
    await press(page, 'Hold')
    await page.getByText('End the hold', { exact: true }).first().click()
    await press(page, 'End the hold')
    await page.getByText('Erase for good', { exact: true }).first().click()
    await checkScreen(page, 'erase')
    await press(page, 'Erase for good')
    await expect(page.getByRole('status')).toContainText('Erased:')
  })

  await test.step('What is erased by itself', async () => {
    await link(page, 'Inbox')
    await link(page, 'Erased soon')
    await expect(page.getByText('Nothing is erased within the next 14 days.')).toBeVisible()
  })
})

async function link(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click()
}

/** By the keyboard, on which all of it works. */
async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter')
}
