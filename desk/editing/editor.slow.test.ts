import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { type Browser, chromium, type Page, type Response } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import '../jsx.ts'
import { axeFindings } from '../../tests/browser/axe.ts'
import { chromiumArguments, installedChromium } from '../../tools/lib/chromium.ts'
import { beginSession } from '../accounts/sessions.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { chidi } from '../tests/people.ts'
import { formScript } from './script.ts'

const port = await freePort()
const { folder, desk, parts, app, textOf, save: put, end } = await contentDesk(port)
const { content } = desk
const draft = () => content.commitOf('draft')
let browser: Browser

/** What must not run on the page of a form. */
let hostile = ''

/** The page of a form: its heading, and styles of every kind. */
parts.builds.page = async ({ file, text }) => {
  const [, heading = ''] = /^(?:heading|name): (.*)$/m.exec(text) ?? []
  if (heading.includes('wrong')) {
    const mistakes = [{ file, at: ['heading'], message: 'heading is wrong' }]
    return { problem: `content/${file}: line 1: heading is wrong`, mistakes }
  }
  const styles = '<style>h1 { color: rgb(1, 2, 3) }</style>'
  const main = `<main><h1 style="margin: 5px">${heading}</h1><p>About us.</p></main>`
  return { html: `<!doctype html><head>${styles}</head>${main}${hostile}<a href="/">Home</a>` }
}

beforeAll(async () => {
  await app.listen({ host: '127.0.0.1', port })
  browser = await chromium.launch({
    executablePath: installedChromium(process.env),
    args: chromiumArguments,
  })
})
afterAll(async () => {
  await browser.close()
  await end()
})
beforeEach(async () => {
  for (const context of browser.contexts()) await context.close()
  await desk.db.deleteFrom('kept').execute()
})

/** Nobody waits as long unless something is broken. */
const waiting = { timeout: 60_000 }

/** A record's form in a new browser context of somebody who is signed in. */
async function editorOf(person: 'ada' | 'bola', address: string): Promise<Page> {
  const viewport = { width: 1280, height: 900 }
  const context = await browser.newContext({ baseURL: desk.urls.desk, viewport })
  const value = await beginSession(desk, { kind: 'desk', person, verified_at: desk.now() })
  context.setDefaultTimeout(waiting.timeout)
  await context.addCookies([{ name: 'desk', value, url: desk.urls.desk, httpOnly: true }])
  const page = await context.newPage()
  await page.goto(address.startsWith('add/') ? `/${address}` : `/edit/${address}`)
  await hydrated(page)
  return page
}

const pageButton = (page: Page) => page.getByRole('button', { name: /^(Show|Hide) the page$/ })

/** Waits until the form's script runs: it shows the page beside it, unless that is hidden. */
async function hydrated(page: Page): Promise<void> {
  const isHidden = await page.evaluate(() => localStorage.getItem('preview') === 'hidden')
  if (!isHidden) await page.getByRole('button', { name: 'Hide the page' }).waitFor()
}

const field = (page: Page, name: string) => page.locator(`[id="${name}"]`)
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
/** What stands beside the button. */
const said = (page: Page) => page.locator('.save [role=status]').first()
const saves = async () =>
  (await content.history(await content.commitOf('live'), await draft())).length

const isSave = (response: Response) =>
  response.request().method() === 'POST' && /\/(edit|add)\//.test(response.url())

/** Presses Save and waits for its answer. @returns the status */
async function save(page: Page): Promise<number> {
  const answered = page.waitForResponse(isSave)
  await saveButton(page).click()
  return (await answered).status()
}

/** Breaks the connection after the desk has handled the next save, before the page has the answer. */
async function loseNextAnswer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const pattern = { urlPattern: '*/edit/*', requestStage: 'Response' } as const
  session.once('Fetch.requestPaused', async ({ requestId }) => {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
    await session.detach()
  })
  await session.send('Fetch.enable', { patterns: [pattern] })
}

const until = (read: () => Promise<unknown>) => expect.poll(read, waiting)

describe('saving', () => {
  it('makes a commit of the person, again without reloading', async () => {
    const page = await editorOf('ada', 'group')
    await field(page, 'shortName').fill('One')
    expect(await save(page)).toBe(200)
    await until(() => said(page).textContent()).toMatch(/^Saved \d\d:\d\d$/)
    expect(await textOf('group.yaml')).toMatch(/^shortName: One$/m)
    await field(page, 'shortName').fill('Two')
    expect(await said(page).textContent()).toBe('Not saved yet')
    expect(await save(page)).toBe(200)
    expect(await textOf('group.yaml')).toMatch(/^shortName: Two$/m)
    const [last] = await content.history(await content.commitOf('live'), await draft())
    expect(last).toMatchObject({ path: 'group.yaml', author: 'Ada Obi' })
  })

  it('says what is wrong at its field, to which the summary leads', async () => {
    const page = await editorOf('ada', 'contact')
    await page.getByText('Head office', { exact: true }).first().click()
    await field(page, 'phones.0.dial').fill('08030')
    expect(await save(page)).toBe(409)
    const mistake = page.getByRole('alert').getByRole('link', { name: /Dial/ })
    await mistake.click()
    const focused = () => page.evaluate(() => document.activeElement?.id)
    expect(await focused()).toBe('phones.0.dial')
    expect(await field(page, 'phones.0.dial').getAttribute('aria-invalid')).toBe('true')
    await field(page, 'phones.0.dial').fill('+2348030000000')
    expect(await save(page)).toBe(200)
    await mistake.waitFor({ state: 'detached' })
  })

  it('keeps what is typed meanwhile, unsaved, on top', async () => {
    const page = await editorOf('ada', 'people/halima-yusuf')
    let go = () => {}
    const typed = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/edit/people/*', async (route) => {
      if (route.request().method() === 'POST') await typed
      await route.continue()
    })
    await field(page, 'bio').fill('First words.')
    const answered = page.waitForResponse(isSave)
    await saveButton(page).click()
    await until(() => said(page).textContent()).toBe('Saving …')
    await field(page, 'bio').fill('First words. And more.')
    await field(page, 'position').fill('Vice President')
    go()
    await answered
    await until(() => said(page).textContent()).toBe('Not saved yet')
    expect(await field(page, 'bio').inputValue()).toBe('First words. And more.')
    const stored = await textOf('people/halima-yusuf.yaml')
    expect(stored).toContain('bio: First words.\n')
    expect(await save(page)).toBe(200)
    expect(await textOf('people/halima-yusuf.yaml')).toContain('bio: First words. And more.\n')
  })

  it('keeps what is typed while a new record gets its address', async () => {
    const page = await editorOf('ada', 'add/people')
    let go = () => {}
    const typed = new Promise<void>((resolve) => {
      go = resolve
    })
    await page.route('**/add/people', async (route) => {
      if (route.request().method() === 'POST') await typed
      await route.continue()
    })
    await field(page, 'name').fill('Zainab Musa')
    await field(page, 'position').fill('Manager')
    await page.locator('summary', { hasText: 'More' }).click()
    await field(page, 'order').fill('900')
    await saveButton(page).click()
    await until(() => said(page).textContent()).toBe('Saving …')
    await field(page, 'bio').fill('Typed meanwhile.')
    go()
    await page.waitForURL('**/edit/people/zainab-musa?saved')
    await until(() => field(page, 'bio').inputValue()).toBe('Typed meanwhile.')
    expect(await textOf('people/zainab-musa.yaml')).not.toContain('bio')
    expect(await save(page)).toBe(200)
    expect(await textOf('people/zainab-musa.yaml')).toContain('bio: Typed meanwhile.\n')
  })

  it('is one commit when its answer is lost and it is pressed again', async () => {
    const page = await editorOf('ada', 'people/ibrahim-haruna')
    const before = await saves()
    await field(page, 'bio').fill('Saved once.')
    await loseNextAnswer(page)
    await saveButton(page).click()
    await page.getByText('No answer from the desk').waitFor()
    expect(await textOf('people/ibrahim-haruna.yaml')).toContain('bio: Saved once.\n')
    expect(await save(page)).toBe(200)
    await until(() => said(page).textContent()).toMatch(/^Saved/)
    expect(await saves()).toBe(before + 1)
  })

  it('comes by Ctrl+S from anywhere', async () => {
    const page = await editorOf('ada', 'people/ekaette-effiong')
    const focus: [string, () => Promise<void>][] = [
      ['a field', () => field(page, 'bio').focus()],
      ['the page', () => page.evaluate(() => (document.activeElement as HTMLElement)?.blur())],
      ['a link above', () => page.getByRole('link', { name: 'Versions' }).focus()],
      ['the page beside it', () => page.frameLocator('iframe').getByText('About us.').click()],
    ]
    for (const [where, go] of focus) {
      await field(page, 'bio').fill(`From ${where}.`)
      await go()
      await page.keyboard.press('Control+s')
      await until(() => textOf('people/ekaette-effiong.yaml')).toContain(`bio: From ${where}.\n`)
      await until(() => said(page).textContent()).toMatch(/^Saved/)
    }
  })
})

describe('unsaved words', () => {
  it('are there after a reload, and on another device of the same person', async () => {
    const address = 'people/kelechi-nwosu'
    const page = await editorOf('ada', address)
    await field(page, 'bio').fill('Not saved yet.')
    await page.reload()
    await hydrated(page)
    await until(() => field(page, 'bio').inputValue()).toBe('Not saved yet.')
    const kept = page.waitForResponse('**/kept')
    await field(page, 'bio').fill('Not saved, on the other device.')
    await kept
    await until(() => said(page).textContent()).toMatch(/^Kept .* not saved$/)
    const phone = await editorOf('ada', address)
    expect(await field(phone, 'bio').inputValue()).toBe('Not saved, on the other device.')
    expect(await said(phone).textContent()).toMatch(/^Kept .* not saved$/)
    const other = await editorOf('bola', address)
    expect(await field(other, 'bio').inputValue()).not.toContain('Not saved')
  })

  it('stay in this browser when the desk cannot be reached', async () => {
    const page = await editorOf('ada', 'people/tamuno-douglas')
    await page.route('**/kept', (route) => route.abort())
    await field(page, 'bio').fill('Under a dead line.')
    await page.waitForFunction(() => Object.values(localStorage).join().includes('dead'))
    await page.reload()
    await hydrated(page)
    await until(() => field(page, 'bio').inputValue()).toBe('Under a dead line.')
    expect(await save(page)).toBe(200)
    await page.reload()
    await hydrated(page)
    expect(await said(page).textContent()).toBe('')
    expect(await field(page, 'bio').inputValue()).toBe('Under a dead line.')
  })
})

describe('keys', () => {
  it('undo and redo', async () => {
    const page = await editorOf('ada', 'people/folasade-adeyemi')
    const [bio, position] = [field(page, 'bio'), field(page, 'position')]
    const [first, second] = [await bio.inputValue(), await position.inputValue()]
    await bio.fill('Changed.')
    await position.fill('Changed too.')
    const values = async () => [await bio.inputValue(), await position.inputValue()]
    await page.keyboard.press('Control+z')
    expect(await values()).toEqual(['Changed.', second])
    await page.keyboard.press('Control+z')
    expect(await values()).toEqual([first, second])
    await page.keyboard.press('Control+Shift+z')
    await page.keyboard.press('Control+y')
    expect(await values()).toEqual(['Changed.', 'Changed too.'])
  })

  it('sort a list, and keep the focus', async () => {
    const page = await editorOf('ada', 'contact')
    const order = () =>
      page.locator('[id="phones"] > ol > li > details > summary').allTextContents()
    const [one, two] = await order()
    await page.getByRole('button', { name: `Move ${two} up` }).focus()
    await page.keyboard.press('Enter')
    expect(await order()).toEqual([two, one])
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await focused()).toBe(`Move ${two} up`)
    // The first goes no further.
    await page.keyboard.press('Enter')
    expect(await order()).toEqual([two, one])
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(`Move ${two} down`)
    await page.keyboard.press('Enter')
    expect(await order()).toEqual([one, two])
    // What is removed hands the focus on.
    await page.getByRole('button', { name: `Remove ${one}` }).press('Enter')
    expect(await order()).toEqual([two])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(two)
    await page.keyboard.press('Control+z')
    expect(await order()).toEqual([one, two])
  })
})

describe('the page beside the form', () => {
  it('shows words that are not saved, below a mistake the last good page, and runs nothing', async () => {
    hostile = '<script>document.title = "ran"</script><img alt="" src="x" onerror="parent.ran = 1">'
    onTestFinished(() => {
      hostile = ''
    })
    const page = await editorOf('ada', 'pages/about')
    const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await until(() => shown.textContent()).toBe('About Us')
    expect(await shown.evaluate((each) => getComputedStyle(each).color)).toBe('rgb(1, 2, 3)')
    expect(await shown.evaluate((each) => getComputedStyle(each).marginTop)).toBe('5px')
    await field(page, 'heading').fill('About the group')
    await until(() => shown.textContent()).toBe('About the group')
    // What the field says that is being written is marked.
    expect(await shown.evaluate((each) => getComputedStyle(each).outlineStyle)).toBe('solid')
    await field(page, 'heading').fill('About wrong')
    // Beside the page, and at its field.
    await until(() => page.getByText('Heading is wrong.').count()).toBe(2)
    expect(await shown.textContent()).toBe('About the group')
    expect(await page.title()).not.toBe('ran')
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    await field(page, 'heading').fill('About the group again')
    await until(() => shown.textContent()).toBe('About the group again')
    // A link is not followed; words lead to their field.
    await page.frameLocator('iframe').getByRole('link', { name: 'Home' }).click()
    await shown.click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('heading')
    // Hidden, it stays hidden.
    await pageButton(page).click()
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await page.locator('iframe').count()).toBe(0)
  })
})

describe('the layout', () => {
  const widths = [320, 768, 1280, 1440]

  it.each(widths)('has Save in view at %i px, wherever it is scrolled', async (width) => {
    const page = await editorOf('ada', 'companies/wellrich')
    await page.setViewportSize({ width, height: 800 })
    for (const round of ['shown', 'hidden']) {
      for (const part of [0, 0.3, 0.6, 1]) {
        await page.evaluate((at) => scrollTo(0, at * document.body.scrollHeight), part)
        const isThere = await saveButton(page).evaluate((button) => {
          const { left, top, width: across, height } = button.getBoundingClientRect()
          const found = document.elementFromPoint(left + across / 2, top + height / 2)
          return found !== null && button.contains(found)
        })
        expect([round, part, isThere]).toEqual([round, part, true])
      }
      await pageButton(page).click()
    }
  })

  it.each([
    ['at 320 px', 320, 16],
    ['at 768 px with text of 200 %', 768, 32],
    ['at 1280 px with text of 200 %', 1280, 32],
  ])('scrolls nothing sideways %s', async (_, width, text) => {
    for (const address of ['companies/wellrich', 'news/2024-12-04-iso-certifications', 'contact']) {
      const page = await editorOf('ada', address)
      await page.setViewportSize({ width, height: 800 })
      // The size that people set in their browser, in which media queries count as well.
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setFontSizes', { fontSizes: { standard: text } })
      await page.evaluate(() => {
        for (const each of document.querySelectorAll('details')) each.open = true
      })
      const { scrolled, shown } = await page.evaluate(() => ({
        scrolled: document.documentElement.scrollWidth,
        shown: document.documentElement.clientWidth,
      }))
      expect([address, scrolled]).toEqual([address, shown])
    }
  })

  it.each(['none', 'active'] as const)(
    'axe finds nothing, with forced colours %s',
    async (forcedColors) => {
      for (const address of [
        'companies/wellrich',
        'news/2024-12-04-iso-certifications',
        'contact',
        'pictures/welder',
      ]) {
        const page = await editorOf('ada', address)
        await page.emulateMedia({ forcedColors })
        const part = forcedColors === 'active' ? '.editor' : 'body'
        await page.evaluate(() => {
          for (const each of document.querySelectorAll('details')) each.open = true
        })
        expect([address, await axeFindings(page, part)]).toEqual([address, []])
        for (const context of browser.contexts()) await context.close()
      }
    },
  )
})

it('breaks no rule of the Content-Security-Policy', async () => {
  for (const address of ['pages/about', 'news/2024-12-04-iso-certifications', 'pictures/welder']) {
    const page = await editorOf('ada', 'group')
    const broken: string[] = []
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) broken.push(message.text())
    })
    await page.exposeFunction('note', (text: string) => void broken.push(text))
    await page.addInitScript(() => {
      const listen = (to: Document | null | undefined) =>
        to?.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
          Object(window).note(`${violatedDirective}: ${sample}`),
        )
      listen(document)
      // No script runs in the frame, its own included.
      new MutationObserver(() => {
        for (const frame of document.querySelectorAll('iframe:not([data-heard])')) {
          frame.setAttribute('data-heard', '')
          frame.addEventListener('load', () => listen((frame as HTMLIFrameElement).contentDocument))
        }
      }).observe(document, { subtree: true, childList: true })
    })
    await page.goto(`/edit/${address}`)
    await hydrated(page)
    await page.locator('.editor').getByRole('textbox').first().fill('About the group')
    await page.frameLocator('iframe').locator('main').waitFor()
    await page.waitForLoadState('networkidle')
    expect([address, broken]).toEqual([address, []])
    // The listener hears what is broken.
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    await until(async () => broken.length).toBeGreaterThan(0)
    for (const context of browser.contexts()) await context.close()
  }
})

describe('two people', () => {
  const address = 'figures'

  it('see each other, and decide a conflict in place', async () => {
    const one = await editorOf('ada', address)
    const other = await editorOf('bola', address)
    await other.getByText('Also being edited by Ada Obi').waitFor()
    await one.getByText('Also being edited by Bola Ade').waitFor()
    const [value, label] = ['figures.3.value', 'figures.3.label'] as const
    for (const page of [one, other]) await page.getByText('Countries served').first().click()
    await field(one, value).fill('11')
    await field(other, value).fill('12')
    await field(other, label).fill('Countries')
    expect(await save(one)).toBe(200)
    expect(await save(other)).toBe(409)
    await other.getByText('choose one of two versions').waitFor()
    expect(await textOf('figures.yaml')).toContain('value: 11\n')
    const versions = other.getByRole('group', { name: 'Two versions of this field' })
    expect(await versions.allTextContents()).toEqual([expect.stringMatching(/12.*Ada Obi.*11/)])
    await other.getByRole('button', { name: 'Keep yours' }).click()
    expect(await versions.count()).toBe(0)
    expect(await save(other)).toBe(200)
    expect(await textOf('figures.yaml')).toMatch(/value: 12\n +suffix: .*\n +label: Countries\n/)

    await field(one, value).fill('13')
    expect(await save(one)).toBe(409)
    await one.getByRole('button', { name: 'Take Bola Ade’s' }).click()
    expect(await field(one, value).inputValue()).toBe('12')
    expect(await save(one)).toBe(200)
    expect(await textOf('figures.yaml')).toContain('value: 12\n')
  })
})

describe('a picture', () => {
  it('is made smaller, loses where it was taken, and is saved with the point that stays in view', async () => {
    const photo = join(folder, 'harbour.jpg')
    await sharp({ create: { width: 4000, height: 2000, channels: 3, background: '#2f6f5f' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
      .jpeg()
      .toFile(photo)
    const page = await editorOf('ada', 'add/pictures')
    await field(page, 'alt').fill('A harbour at noon')
    await field(page, '_address').fill('harbour')
    await field(page, 'file').setInputFiles(photo)
    await page.getByText('The picture is here').waitFor()
    const picture = page.getByAltText('Press where the subject is')
    await picture.scrollIntoViewIfNeeded()
    const { width: across = 0, height: down = 0 } = (await picture.boundingBox()) ?? {}
    await picture.click({ position: { x: across / 4, y: (down * 3) / 4 } })
    expect(await save(page)).toBe(200)
    await page.waitForURL('**/edit/pictures/harbour?saved')
    const stored = await content.read(await draft(), 'pictures/harbour/file.jpg')
    const { width, height, exif } = await sharp(stored).metadata()
    expect({ width, height, exif }).toEqual({ width: 2560, height: 1280, exif: undefined })
    const text = await textOf('pictures/harbour.yaml')
    expect(text).toContain('alt: A harbour at noon')
    expect(text).toMatch(/focus:\n {2}left: 25\n {2}top: 75\n/)
  })

  it('that no browser shows is refused when it is chosen', async () => {
    const page = await editorOf('ada', 'add/pictures')
    const image = { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') }
    await field(page, 'file').setInputFiles(image)
    await page
      .getByText(/JPEG|Most Compatible/)
      .last()
      .waitFor()
    expect(await page.locator('[name=file]').inputValue()).not.toContain('#')
  })
})

it('a form opens though another file has a mistake', async () => {
  const person = 'people/ngozi-okafor.yaml'
  const right = await textOf(person)
  await put(person, right.replace(/^order: .*$/m, 'order: last'), chidi)
  const page = await editorOf('ada', 'people/ngozi-okafor')
  expect(await field(page, 'order').inputValue()).toBe('last')
  const other = await editorOf('ada', 'people/bolanle-ogunleye')
  await field(other, 'bio').fill('Saved beside a mistake.')
  expect(await save(other)).toBe(200)
  await put(person, right, chidi)
})

it('the script is small, and is handed out compressed, once', async () => {
  const { brotli, raw } = await formScript()
  expect(brotli.length).toBeLessThan(250_000)
  const get = (headers: Record<string, string>) =>
    app.inject({
      url: '/assets/editor.js',
      headers: { host: new URL(desk.urls.desk).host, 'accept-encoding': 'gzip, br', ...headers },
    })
  const { headers, rawPayload } = await get({})
  expect(headers['content-encoding']).toBe('br')
  expect(rawPayload).toEqual(brotli)
  expect((await get({ 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
  expect((await get({ 'accept-encoding': 'gzip' })).payload).toBe(raw)
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
