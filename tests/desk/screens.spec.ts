import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, type Page, test } from '@playwright/test'
import { root } from '#tools/lib/root.ts'
import { checkScreen } from './check-screen.ts'

const port = Number(process.env.TEST_PORT ?? 3917) + 2100
const deskUrl = `http://desk.localhost:${port}`

let desk: ChildProcess
let answers: AsyncIterator<string>
let cookies: Record<string, string> = {}

test.beforeAll(async () => {
  desk = spawn(process.execPath, ['desk/tests/all-states.ts', `${port}`], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  if (!desk.stdout) throw new Error('no standard output')
  answers = createInterface(desk.stdout)[Symbol.asyncIterator]()
  ;({ cookies } = JSON.parse((await answers.next()).value ?? '{}'))
})
test.afterAll(async () => {
  desk.stdin?.end()
  if (desk.exitCode === null) await once(desk, 'exit')
})

async function signIn(page: Page, person: string): Promise<void> {
  await page.context().addCookies([{ name: 'desk', value: cookies[person] ?? '', url: deskUrl }])
}

/** Checks screens as a person sees them. */
async function checkScreens(
  page: Page,
  person: string,
  screens: Record<string, string>,
): Promise<void> {
  await signIn(page, person)
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(deskUrl + path)
    await checkScreen(page, name)
  }
}

test('each screen is accessible when nothing has happened yet', async ({ page }) => {
  await checkScreens(page, 'ada', {
    'today-quiet': '/',
    'changes-empty': '/changes',
    'editions-first': '/editions',
    'happened-empty': '/happened?what=nothing',
    devices: '/devices',
    glossary: '/glossary',
    'not-found': '/nothing-here',
  })
})

const states = [
  'building',
  'asked',
  'approved',
  'scheduled',
  'failed',
  'sent-back',
  'review-again',
  'live',
  'withdrawn',
]

test('each screen is accessible when there is everything', async ({ page }) => {
  desk.stdin?.write('fill\n')
  await answers.next()
  await checkScreens(page, 'ada', {
    today: '/',
    changes: '/changes',
    editions: '/editions',
    happened: '/happened',
    edit: '/edit',
    'try-question': '/try',
    pictures: '/edit?kind=pictures',
    'edit-found': '/edit?words=gas',
    versions: '/edit/versions?record=contact.yaml',
    inbox: '/inbox',
    'inbox-spam': '/inbox?view=spam',
    'inbox-empty': '/inbox?view=unsent',
    application: '/inbox/APPLY00002',
    message: '/inbox/MESSAGE001',
    'find-person': '/inbox/person',
    people: '/people',
    person: '/people/bola',
  })
  await checkScreens(page, 'bola', {
    'today-approver': '/',
    ...Object.fromEntries(states.map((state) => [`release-${state}`, `/releases/${state}`])),
  })
  await checkScreens(page, 'chidi', { 'today-editor': '/', 'not-allowed': '/people' })
})

test('a change is chosen and asked for by the keyboard alone', async ({ page }) => {
  await signIn(page, 'ada')
  await page.goto(`${deskUrl}/changes`)
  /** Presses Tab until this has the focus, and expects a focus ring. */
  async function reach(role: 'link' | 'checkbox' | 'textbox' | 'button', name: string) {
    const wanted = page.getByRole(role, { name, exact: true })
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if (await wanted.evaluate((element) => element === document.activeElement)) {
        expect(await wanted.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe(
          'solid',
        )
        return wanted
      }
    }
    throw new Error(`no way by Tab to ${role} ${name}`)
  }
  await reach('link', 'Skip to content')
  await page.keyboard.press('Enter')
  for (const checkbox of await page.getByRole('checkbox', { name: /^Choose / }).all()) {
    const name = (await checkbox.getAttribute('value')) ?? ''
    const wanted = name === 'contact.yaml'
    await checkbox.focus()
    if ((await checkbox.isChecked()) !== wanted) await page.keyboard.press('Space')
  }
  await reach('textbox', 'Title')
  await page.keyboard.type('By the keyboard')
  await reach('button', 'Ask for approval')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'By the keyboard' })).toBeVisible()
})

test('a passkey is asked for once its script is there, and no press before is lost', async ({
  page,
}) => {
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/assets/passkey.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${deskUrl}/sign-in`, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Sign in with a passkey' })
  await expect(button).toBeDisabled()
  arrive()
  await expect(button).toBeEnabled()
})
