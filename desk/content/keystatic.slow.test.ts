import { readdirSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { type Browser, chromium, type FileChooser, type Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import '../jsx.ts'
import {
  addRecord,
  fillIn,
  openEntry,
  openRecord,
  save,
  upload,
} from '../../tests/editor/editor.ts'
import { chromiumArguments, installedChromium } from '../../tools/lib/chromium.ts'
import { beginSession } from '../accounts/sessions.ts'
import { hashOf } from '../base/tokens.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { chidi } from '../tests/people.ts'

const port = await freePort()
const { folder, desk, parts, app, textOf, save: put, end } = await contentDesk(port)
let browser: Browser

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

/** Nobody waits as long unless something is broken. */
const waiting = { timeout: 5 * 60_000 }

/** The editor in a new browser context, opened from the desk by somebody signed in. */
async function editorOf(person: 'ada' | 'bola', form = ''): Promise<Page> {
  const context = await browser.newContext({
    baseURL: desk.urls.edit,
    viewport: { width: 1280, height: 900 },
  })
  const value = await beginSession(desk, { kind: 'desk', person, verified_at: desk.now() })
  context.setDefaultTimeout(waiting.timeout)
  await context.addCookies([{ name: 'desk', value, url: desk.urls.desk, httpOnly: true }])
  const page = await context.newPage()
  await page.goto(`${desk.urls.desk}/edit?form=${form}`)
  await page.waitForURL(`${desk.urls.edit}/keystatic${form && `/${form}`}`)
  return page
}

const lastSave = async () => {
  const { content } = desk
  return (await content.history(await content.commitOf('live'), await content.commitOf('draft')))[0]
}

/** Changes a field of the figure of that name. */
async function changeFigure(page: Page, name: string, label: string, value: string) {
  await openRecord(page, name)
  const entry = page.getByRole('dialog')
  await fillIn(entry, { [label]: value })
  // By the keyboard: "Restored draft" covers the button for 16 seconds.
  await entry.getByRole('button', { name: 'Done' }).press('Enter')
  // It fades out, and the next one would be taken for it.
  await entry.waitFor({ state: 'hidden' })
}

/** Presses Save and waits for the response. @returns its status */
async function press(page: Page): Promise<number> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/update'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  return (await answered).status()
}

/** Breaks the connection after the desk has handled the next save, before the page has the answer. */
async function loseNextAnswer(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const pattern = { urlPattern: '*/api/keystatic/update', requestStage: 'Response' } as const
  session.once('Fetch.requestPaused', async ({ requestId }) => {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
    await session.detach()
  })
  await session.send('Fetch.enable', { patterns: [pattern] })
}

describe('the editor of the desk', () => {
  it('opens a record, changes it, and saves it as a commit of the person', async () => {
    const page = await editorOf('ada', 'singleton/figures')
    await changeFigure(page, 'Skilled professionals', 'Number', '640')
    await save(page)
    expect(await textOf('figures.yaml')).toContain('id: professionals\n    value: 640\n')
    expect(await lastSave()).toMatchObject({ path: 'figures.yaml', author: 'Ada Obi' })
    // Once more without reloading, based on the first save's `x-based-on`.
    await changeFigure(page, 'Skilled professionals', 'Number', '641')
    await save(page)
    expect(await textOf('figures.yaml')).toContain('value: 641\n')
    const entries = desk.db.selectFrom('audit').select(['person', 'subject'])
    const entry = { person: 'ada', subject: 'Figures' }
    expect(await entries.where('action', '=', 'saved').execute()).toEqual([entry, entry])
    await page.context().close()
  })

  it('shows the page beside the form, with words that are not saved', async () => {
    parts.builds.page = async ({ path, text }) => {
      const [, heading = ''] = /^heading: (.*)$/m.exec(text) ?? []
      const mistake = { file: `pages${path}.yaml`, at: ['heading'], message: 'it is wrong' }
      if (heading.includes('wrong')) return { problem: 'wrong', mistakes: [mistake] }
      const run = '<script>document.title = "ran"</script><img src="x" onerror="parent.ran = 1">'
      return { html: `<!doctype html><main><h1>${heading}</h1></main>${run}<a href="/">Home</a>` }
    }
    const page = await editorOf('ada', 'singleton/page-about')
    const shown = page.frameLocator('iframe').getByRole('heading', { level: 1 })
    await expect.poll(() => shown.textContent(), waiting).toBe('About Us')
    const heading = page.getByRole('textbox', { name: /^Heading/ }).first()
    await heading.fill('About the group')
    await expect.poll(() => shown.textContent(), waiting).toBe('About the group')
    // Below a mistake the last good page stays.
    await heading.fill('About wrong')
    await expect
      .poll(() => page.getByRole('status').allTextContents(), waiting)
      .toContain('It is wrong.')
    expect(await shown.textContent()).toBe('About the group')
    expect(await page.title()).not.toBe('ran')
    expect(await page.evaluate(() => 'ran' in window)).toBe(false)
    await heading.fill('About the group again')
    await expect.poll(() => shown.textContent(), waiting).toBe('About the group again')
    // Hidden, it stays hidden, and a phone has the bar as well.
    await page.getByRole('button', { name: 'Preview beside the form' }).click()
    await page.reload()
    await heading.waitFor()
    expect(await page.locator('#preview').isVisible()).toBe(false)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Preview beside the form' }).click()
    await expect.poll(() => shown.isVisible(), waiting).toBe(true)
    await page.context().close()
  })

  it('asks for no page of a new record before it has a name', async () => {
    const page = await editorOf('ada', 'collection/news/create')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('textbox', { name: 'Excerpt' }).fill('What the quay is for.')
    await page.waitForRequest('**/presence', waiting)
    expect(asked).not.toContain('/page')
    await page.getByRole('textbox', { name: 'Title' }).fill('A new quay')
    await expect.poll(() => asked, waiting).toContain('/page')
    await page.context().close()
  }, 300_000)

  it('says which entry is wrong, and that it has saved', async () => {
    const page = await editorOf('ada', 'singleton/contact')
    await openRecord(page, 'Head office')
    const entry = page.getByRole('dialog')
    await fillIn(entry, { Dial: '08030' })
    // The page beside the form covers none of it.
    const [dialog, pane] = [entry, page.locator('#preview')].map((each) => each.boundingBox())
    const { x = 0, width = 0 } = (await dialog) ?? {}
    expect(x + width).toBeLessThanOrEqual((await pane)?.x ?? 0)
    await entry.getByRole('button', { name: 'Done' }).press('Enter')
    await entry.waitFor({ state: 'hidden' })
    const wrong = page.getByRole('row', { name: 'Head office – please correct' })
    await wrong.waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Head office: Dial must be the number with country code').waitFor()
    // It has the focus.
    await page.keyboard.press('Enter')
    await fillIn(entry, { Dial: '+2348030000000' })
    await entry.getByRole('button', { name: 'Done' }).press('Enter')
    await entry.waitFor({ state: 'hidden' })
    expect(await press(page)).toBe(200)
    await page.getByText('Saved', { exact: true }).waitFor()
  }, 300_000)

  it('makes a duplicate a placeholder', async () => {
    const person = await textOf('people/ngozi-okafor.yaml')
    const confirmed = 'status: confirmed\nconfirmedBy: Chidi Eze\nconfirmedOn: 2026-11-25'
    await put('people/ngozi-okafor.yaml', person.replace(/^status: .*/m, confirmed), chidi)
    const page = await editorOf('ada', 'collection/people/create?duplicate=ngozi-okafor')
    await fillIn(page, { Name: 'Tunde Bello' })
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    const made = () => textOf('people/ngozi-okafor-copy.yaml')
    await expect.poll(made, waiting).toMatch(/^status: placeholder$/m)
    expect(await made()).not.toContain('confirmedBy')
    await page.context().close()
  }, 300_000)

  it('asks before one place of another person is replaced', async () => {
    const one = await editorOf('ada', 'singleton/figures')
    const other = await editorOf('bola', 'singleton/figures')
    await changeFigure(one, 'Countries served', 'Number', '11')
    await changeFigure(other, 'Countries served', 'Number', '12')
    await save(one)
    const asked: string[] = []
    other.once('dialog', async (dialog) => {
      asked.push(dialog.message())
      await dialog.dismiss()
    })
    expect(await press(other)).toBe(409)
    await expect.poll(() => asked.join(), waiting).toMatch(/Ada Obi saved “Figures”/)
    expect(await textOf('figures.yaml')).toContain('value: 11\n')
    // A reload restores the draft with the blob it is based on, so the conflict is found again.
    await other.reload()
    await other
      .getByText(/^Restored/)
      .first()
      .waitFor()
    other.once('dialog', async (dialog) => {
      asked.push(dialog.message())
      await dialog.accept()
    })
    expect(await press(other)).toBe(409)
    await expect.poll(() => textOf('figures.yaml'), waiting).toContain('value: 12\n')
    expect(asked).toHaveLength(2)
    await one.context().close()
    await other.context().close()
  })

  it('loses nothing when the answer to a save is lost', async () => {
    const numberOf = async (figure: string) =>
      new RegExp(`id: ${figure}\\n +value: (\\d+)`).exec(await textOf('figures.yaml'))?.[1] ?? ''
    const years = await numberOf('years-of-experience')
    const projects = `${await numberOf('projects-completed')}0`
    const page = await editorOf('ada', 'singleton/figures')
    await changeFigure(page, 'Years of experience', 'Number', `${years}0`)
    await changeFigure(page, 'Projects completed', 'Number', projects)
    await loseNextAnswer(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    // It moves the list of figures down.
    await page.getByText('The desk did not answer').waitFor()
    expect(await numberOf('years-of-experience')).toBe(`${years}0`)
    await changeFigure(page, 'Years of experience', 'Number', years)
    await save(page)
    await expect.poll(() => numberOf('years-of-experience'), waiting).toBe(years)
    expect(await numberOf('projects-completed')).toBe(projects)
    await page.context().close()
  })

  it('opens though a file has a mistake, which somebody may mend there', async () => {
    const person = 'people/ngozi-okafor.yaml'
    const files = await desk.content.files(await desk.content.commitOf('draft'))
    const picture = [...files.keys()].find((path) => /^pictures\/.+\.yaml$/.test(path)) ?? ''
    const [right, shown] = [await textOf(person), await textOf(picture)]
    // A record that its form refuses, and a removed picture that others still show.
    await put(person, right.replace(/^order: .*$/m, 'order: last'), chidi)
    await put(picture, undefined, chidi)
    const page = await editorOf('ada', 'singleton/figures')
    await page.getByText('Skilled professionals').waitFor()
    await page.context().close()
    await put(person, right, chidi)
    await put(picture, shown, chidi)
  })

  it('makes pictures smaller, and leaves out where they were taken', async () => {
    const photo = join(folder, 'harbour.jpg')
    await sharp({ create: { width: 4000, height: 2000, channels: 3, background: '#2f6f5f' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 27/1 0/1' } })
      .jpeg()
      .toFile(photo)
    const page = await editorOf('ada')
    await openEntry(page, 'Pictures')
    await addRecord(page)
    await fillIn(page, { 'File name': 'harbour', 'Alternative text': 'A harbour at noon' })
    await upload(page, 'Picture', photo)
    const picture = page.getByAltText('Press where the subject is')
    const { width: across = 0, height: down = 0 } = (await picture.boundingBox()) ?? {}
    await picture.click({ position: { x: across / 4, y: (down * 3) / 4 } })
    await save(page)
    const draft = await desk.content.commitOf('draft')
    const stored = await desk.content.read(draft, 'pictures/harbour/file.jpg')
    const { width, height, exif } = await sharp(stored).metadata()
    expect({ width, height, exif }).toEqual({ width: 2560, height: 1280, exif: undefined })
    const text = await textOf('pictures/harbour.yaml')
    expect(text).toContain('alt: A harbour at noon')
    expect(text).toMatch(/focus:\n {2}left: 25\n {2}top: 75\n/)
    await page.context().close()
  })

  it('refuses a picture that no browser shows, and warns of a small one, when it is chosen', async () => {
    const small = join(folder, 'small.png')
    const dot = { width: 900, height: 600, channels: 3, background: '#2f6f5f' } as const
    await sharp({ create: dot }).png().toFile(small)
    const page = await editorOf('ada', 'collection/pictures/create')
    const said: string[] = []
    page.on('dialog', (dialog) => {
      said.push(dialog.message())
      void dialog.dismiss()
    })
    const choose = async (file: Parameters<FileChooser['setFiles']>[0]) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Choose file' }).click()
      await (await chooser).setFiles(file)
    }
    await choose({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('x') })
    await choose({ name: 'mark.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
    await choose(small)
    await expect.poll(() => said.length).toBe(3)
    expect(said[0]).toContain('Most Compatible')
    expect(said[1]).toContain('JPEG, PNG or WebP')
    expect(said[2]).toMatch(/900 pixels wide.+2,560/)
    await page.context().close()
  })

  it('removes a record with its pictures', async () => {
    const page = await editorOf('ada', 'collection/pictures/item/harbour')
    await page.getByRole('button', { name: /^Delete entry/ }).click()
    const removed = page.waitForResponse((response) => response.url().endsWith('/update'))
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete' }).click()
    expect((await removed).status()).toBe(200)
    const there = await desk.content.files(await desk.content.commitOf('draft'))
    expect([...there.keys()].filter((path) => path.includes('harbour'))).toEqual([])
    await page.context().close()
  })
})

describe('the editing origin', () => {
  const ask = (path: string, headers: Record<string, string> = {}, payload?: string) =>
    app.inject({
      url: path,
      ...(payload !== undefined && { method: 'POST', payload }),
      headers: { host: new URL(desk.urls.edit).host, ...headers },
    })

  const editing = async () => {
    const parent = hashOf(await beginSession(desk, { kind: 'desk', person: 'ada' }))
    return { cookie: `edit=${await beginSession(desk, { kind: 'edit', person: 'ada', parent })}` }
  }

  it('takes no save that is too large, malformed or based on a commit that is gone', async () => {
    const json = {
      origin: desk.urls.edit,
      'content-type': 'application/json',
      ...(await editing()),
    }
    const update = (payload: string, headers = {}) =>
      ask('/api/keystatic/update', { ...json, ...headers }, payload)
    const large = { additions: [{ path: 'a', contents: 'a'.repeat(2e7) }], deletions: [] }
    expect((await update(JSON.stringify(large))).statusCode).toBe(413)
    expect((await update('{}')).statusCode).toBe(400)
    const lost = await update('{"additions":[],"deletions":[]}', { 'x-based-on': '0'.repeat(40) })
    expect(lost.body).toContain('open the form anew')
  })

  it('hands out the editor’s script compressed, once', async () => {
    const own = await editing()
    const get = (headers: Record<string, string>) =>
      ask('/keystatic/assets/app.js', { ...headers, ...own })
    const raw = await get({})
    const compressed = await get({ 'accept-encoding': 'gzip, br' })
    expect(compressed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(compressed.rawPayload)).toEqual(raw.rawPayload)
    expect(compressed.rawPayload.length).toBeLessThan(1024 * 1024)
    const known = { 'if-none-match': String(compressed.headers.etag) }
    const again = await get({ 'accept-encoding': 'gzip, br', ...known })
    expect(again.statusCode).toBe(304)
  })

  it('tells two people who have one form open of each other', async () => {
    const adas = await editorOf('ada', 'singleton/contact')
    expect(await adas.locator('#presence').textContent()).toBe('')
    const bolas = await editorOf('bola', 'singleton/contact')
    await bolas.getByText('Also being edited by Ada Obi').waitFor()
    await adas.getByText('Also being edited by Bola Ade').waitFor()
    await Promise.all([adas.context().close(), bolas.context().close()])
  })

  it('asks before unsaved words are left, and not after they are saved', async () => {
    const page = await editorOf('ada', 'singleton/retention')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    const first = page.getByRole('textbox').first()
    await first.fill('What you send us')
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await first.fill('What you send to us')
    const saved = page.waitForResponse((response) => response.url().endsWith('/update'))
    // By the keyboard: "Restored draft" covers the button for 16 seconds.
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
    expect((await saved).status()).toBe(200)
    // Keystatic forgets its draft some time after the answer.
    const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
    await page.waitForFunction(leave)
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await page.context().close()
  })

  it('loads little of our own beside it', async () => {
    const forms = new URL('../forms/', import.meta.url)
    const scripts = readdirSync(forms).map((name) => `/assets/${name.replace('.ts', '.js')}`)
    const bytes = await Promise.all(scripts.map(async (path) => (await ask(path)).rawPayload))
    expect(scripts.length).toBeGreaterThan(0)
    expect(bytes.every((each) => each.length > 20)).toBe(true)
    expect(brotliCompressSync(Buffer.concat(bytes)).length).toBeLessThanOrEqual(15 * 1024)
  })

  it('is left for the desk by whoever has no session, and comes back to the form', async () => {
    const answer = await ask('/keystatic/singleton/figures', { 'sec-fetch-mode': 'navigate' })
    expect(answer.headers.location).toBe(`${desk.urls.desk}/edit?form=singleton%2Ffigures`)
  })
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
