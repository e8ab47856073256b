import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, type Page, test } from '@playwright/test'
import { checkScreen } from './check-screen.ts'
import { addAuthenticator, deskUrl, RunningDesk } from './running-desk.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Makes every use of a passkey older than five minutes. */
function forgetPasskeyUse({ folder }: RunningDesk): void {
  const database = new DatabaseSync(join(folder, 'desk.db'), { timeout: 5_000 })
  database.exec('update sessions set verified_at = 0')
  database.close()
}

test('people join, sign in, add a device, and lose one', async ({ browser }) => {
  const desk = new RunningDesk()
  const newPage = async () => (await browser.newContext()).newPage()
  const ada = await newPage()
  const phone = await newPage()
  // As of Safari before 18.4 and Chrome before 129.
  await phone.addInitScript(() => {
    for (const name of ['parseCreationOptionsFromJSON', 'parseRequestOptionsFromJSON'])
      Reflect.deleteProperty(PublicKeyCredential, name)
    Reflect.deleteProperty(PublicKeyCredential.prototype, 'toJSON')
  })
  const bola = await newPage()
  try {
    await test.step('without a passkey there is the sign-in screen', async () => {
      const invitation = await desk.invitation
      await ada.goto(deskUrl)
      await expect(heading(ada, 'Sign in')).toBeVisible()
      await checkScreen(ada, 'sign-in')

      // In a browser inside an app the whole link stays, to be opened elsewhere.
      const inApp = await newPage()
      await inApp.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
      for (const address of [invitation, `${deskUrl}/sign-in?back=%2Fpeople`]) {
        await inApp.goto(address)
        await expect(inApp.getByText('open it in Safari or Chrome')).toBeVisible()
        await expect(inApp.getByLabel('The link')).toHaveValue(address)
        expect(inApp.url()).toBe(address)
      }
      await checkScreen(inApp, 'in-app')
      await inApp.context().close()

      await ada.goto(invitation)
      await expect(ada.getByLabel('Your name')).toBeVisible()
      expect(ada.url(), 'no token stays in the address').toBe(`${deskUrl}/join`)
      await checkScreen(ada, 'join')
    })

    await test.step('the first person joins with a passkey, once', async () => {
      await addAuthenticator(ada)
      await ada.getByLabel('Your name').fill('Ada Obi')
      await ada.getByLabel('Your e-mail address').fill('ada@example.com')
      await press(ada, 'Create a passkey')
      await expect(heading(ada, 'Today')).toBeVisible()

      await bola.goto(await desk.invitation)
      await expect(heading(bola, 'This link has ended')).toBeVisible()
      await checkScreen(bola, 'link-ended')
    })

    await test.step('she signs out, and in again', async () => {
      await press(ada, 'Sign out')
      await expect(heading(ada, 'Sign in')).toBeVisible()
      await ada.goto(`${deskUrl}/people`)
      await press(ada, 'Sign in with a passkey')
      await expect(heading(ada, 'People')).toBeVisible()
    })

    await test.step('her phone becomes a second device, confirmed on the first', async () => {
      await addAuthenticator(phone)
      await ada.getByRole('link', { name: 'Ada Obi' }).first().click()
      await press(ada, 'Add a device')
      await checkScreen(ada, 'add-device')
      await phone.goto(await ada.getByLabel('The link').inputValue())
      await checkScreen(phone, 'join-device')
      await press(phone, 'Create a passkey')
      await expect(heading(phone, 'One more step')).toBeVisible()
      await checkScreen(phone, 'one-more-step')

      await phone.goto(deskUrl)
      await press(phone, 'Sign in with a passkey')
      await expect(phone.getByRole('alert')).toContainText('does not know this passkey')

      await ada.getByRole('link', { name: 'confirm it here' }).click()
      await expect(ada.getByText('which used your link')).toBeVisible()
      await checkScreen(ada, 'devices')
      await press(ada, 'Yes, add it')
      await press(phone, 'Sign in with a passkey')
      await expect(heading(phone, 'Today')).toBeVisible()
    })

    await test.step('she invites Bola, whose role is not enough for people', async () => {
      await ada.goto(`${deskUrl}/people`)
      await ada.getByLabel('Name', { exact: true }).fill('Bola Ade')
      await ada.getByLabel('E-mail address').fill('bola@example.com')
      await press(ada, 'Invite')
      await expect(heading(ada, 'Bola Ade is invited')).toBeVisible()
      await checkScreen(ada, 'invited')
      await addAuthenticator(bola)
      await bola.goto(await ada.getByLabel('The link').inputValue())
      await press(bola, 'Create a passkey')
      await expect(heading(bola, 'Today')).toBeVisible()
      await expect(bola.getByRole('link', { name: 'People' })).toBeHidden()
      await bola.goto(`${deskUrl}/people`)
      await expect(heading(bola, 'You may not open this')).toBeVisible()
    })

    await test.step('after five minutes the passkey is asked for, and no word is lost', async () => {
      await ada.goto(`${deskUrl}/people`)
      await ada.getByRole('link', { name: 'Bola Ade' }).click()
      await ada.getByRole('checkbox', { name: /^Approver/ }).check()
      forgetPasskeyUse(desk)
      await press(ada, 'Save roles')
      await expect(heading(ada, 'Confirm it is you')).toBeVisible()
      await checkScreen(ada, 'confirm')
      await press(ada, 'Confirm with your passkey')
      await expect(heading(ada, 'Bola Ade')).toBeVisible()
      await expect(ada.getByRole('checkbox', { name: /^Approver/ })).toBeChecked()
      await expect(ada.getByRole('checkbox', { name: /^Editor/ })).toBeChecked()
    })

    await test.step('When you lose a device', async () => {
      await ada.getByText('Replace lost devices').first().click()
      await checkScreen(ada, 'replace-devices')
      await press(ada, 'Replace lost devices')
      const link = await ada.getByLabel('The link').inputValue()
      await bola.goto(deskUrl)
      await press(bola, 'Sign in with a passkey')
      await expect(bola.getByRole('alert')).toContainText('does not know this passkey')
      await bola.goto(link)
      await press(bola, 'Create a passkey')
      await expect(heading(bola, 'Today')).toBeVisible()

      // Ada has lost her phone, and has another device.
      await ada.goto(`${deskUrl}/devices`)
      await ada
        .getByText(/^Remove /)
        .filter({ visible: true })
        .last()
        .click()
      await ada.getByRole('button', { name: /^Remove / }).click()
      await expect(ada.getByRole('status')).toContainText('cannot sign in any more')
      await expect(ada.getByText(/^Remove /)).toHaveCount(0)
      await press(ada, 'Sign out everywhere')
      await phone.goto(deskUrl)
      await press(phone, 'Sign in with a passkey')
      await expect(phone.getByRole('alert')).toContainText('does not know this passkey')
      await press(ada, 'Sign in with a passkey')
      await expect(heading(ada, 'Today')).toBeVisible()
    })

    await test.step('a suspension ends everything, and all of it is written down', async () => {
      await ada.goto(`${deskUrl}/people`)
      await ada.getByRole('link', { name: 'Bola Ade' }).click()
      await ada.getByText('Suspend', { exact: true }).first().click()
      await press(ada, 'Suspend')
      await expect(ada.getByRole('status')).toContainText('Bola Ade is suspended')
      await expect(ada.getByText('Suspended since')).toBeVisible()
      await bola.reload()
      await expect(heading(bola, 'Sign in')).toBeVisible()
      await press(bola, 'Sign in with a passkey')
      await expect(bola.getByRole('alert')).toContainText('Please ask an administrator')
      await ada.getByRole('link', { name: 'What happened' }).click()
      for (const text of ['Ada Obi suspended: Bola Ade', 'Bola Ade joined', 'added a device']) {
        await expect(ada.getByText(text).first()).toBeVisible()
      }
      await ada.getByLabel('What', { exact: true }).fill('suspended')
      await press(ada, 'Show')
      await expect(ada.getByRole('listitem').filter({ hasText: 'Bola Ade' })).toHaveCount(1)
    })
  } finally {
    await desk.stop()
    for (const page of [ada, phone, bola]) await page.context().close()
  }
})
