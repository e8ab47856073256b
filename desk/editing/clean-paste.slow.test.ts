import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumArguments, installedChromium } from '../../tools/lib/chromium.ts'
import { contentDesk } from '../tests/content-desk.ts'
import { fromDocs, fromWord } from '../tests/pasted.ts'
import { RichText } from './rich-text.tsx'

const before = 'A **first** text.\n\n* kept _as it is_\n'
const field = { id: 'text', name: 'body', label: 'Text', value: before, describedBy: 'text-hint' }

/** What the page does: it hydrates the field, keeps what it hands on, and sets it from outside. */
const script = `
  import { createElement, useState } from 'react'
  import { hydrateRoot } from 'react-dom/client'
  import { RichText } from ${JSON.stringify(fileURLToPath(new URL('rich-text.tsx', import.meta.url)))}
  window.changes = []
  function Form() {
    const [value, setValue] = useState(${JSON.stringify(before)})
    window.setText = setValue
    const onChange = (text) => { window.changes.push(text); setValue(text) }
    return createElement(RichText, { ...${JSON.stringify(field)}, value, onChange })
  }
  const form = document.querySelector('form')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    window.posted = new FormData(form).get('body')
  })
  window.hydrate = () => hydrateRoot(document.querySelector('#field'), createElement(Form))
  if (!location.search) window.hydrate()
`

/** Nobody waits as long unless something is broken. */
const soon = { timeout: 20_000 }

let browser: Browser
let address: string
let end: () => Promise<void>

beforeAll(async () => {
  const { app, desk, end: endDesk } = await contentDesk()
  const { host } = new URL(desk.urls.desk)
  const ofDesk = (url: string) => app.inject({ url, headers: { host } })
  const { 'content-security-policy': policy = '' } = (await ofDesk('/sign-in')).headers
  const bundle = await rolldown({
    input: 'page.js',
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) =>
          id === 'page.js' ? fileURLToPath(new URL('page.js', import.meta.url)) : null,
        load: (id) => (id.endsWith('/editing/page.js') ? script : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false })
  const markup = renderToString(createElement(RichText, { ...field, onChange: () => {} }))
  const page = `<!doctype html><html lang="en"><title>Text</title><link rel="icon" href="/assets/icon.svg"><link rel="stylesheet" href="/assets/desk.css">
    <form><label for="text">Text</label><p id="text-hint">Plain words.</p>
    <div id="field">${markup}</div><button>Send</button></form>
    <datalist id="site-pages"><option value="/contact"></datalist><script type="module" src="/page.js"></script>`
  const server = createServer(async ({ url = '' }, response) => {
    response.setHeader('content-security-policy', policy)
    if (url.startsWith('/assets/')) {
      const { headers, rawPayload } = await ofDesk(url)
      response.setHeader('content-type', String(headers['content-type'])).end(rawPayload)
    } else if (url === '/page.js') {
      response.setHeader('content-type', 'text/javascript').end(output[0].code)
    } else response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  browser = await chromium.launch({
    executablePath: installedChromium(process.env),
    args: chromiumArguments,
  })
  end = async () => {
    await browser.close()
    server.close()
    await endDesk()
  }
})
afterAll(() => end())

/** The page with the field, and what its policy or a script complained of. */
async function opened(query = '') {
  const page = await browser.newPage()
  page.setDefaultTimeout(30_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.goto(address + query)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  if (!query) await page.getByRole('toolbar').waitFor()
  return { page, text, complaints }
}

const written = (page: Page) => page.locator('textarea').inputValue()
const pressed = async (page: Page, name: string) =>
  await page.getByRole('button', { name, exact: true }).click()

/** The Markdown after HTML was pasted over all of the text. */
async function pasted(html: string): Promise<string> {
  const { page, text, complaints } = await opened()
  await text.press('ControlOrMeta+a')
  await paste(page, html)
  await expect.poll(() => written(page), soon).not.toBe(before)
  expect(complaints).toEqual([])
  const markdown = await written(page)
  await page.close()
  return markdown
}

async function paste(page: Page, html: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Text', exact: true }).evaluate((target, markup) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', markup)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    target.dispatchEvent(event)
  }, html)
}

const point = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}</span>${words}</p>`

describe('what is pasted', () => {
  it.each([
    [
      'from Word keeps headings, lists, bold words and links',
      fromWord,
      '## A new *quay*\n\nThe quay **opens** in March; see below, [the regulator](https://ndpc.gov.ng/).\n\n### What it takes\n\n- Tankers\n- Barges\n\n1. Berth\n',
    ],
    [
      'from Google Docs is not all bold',
      fromDocs,
      '## Power for schools\n\nSolar at **three** schools, see [news](/no-such-page)\n\n1. Panels\n\n### Batteries\n',
    ],
    [
      'from Google Docs has no backslash for an empty line',
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0"><p dir="ltr"><span>First paragraph.</span></p><br /><p dir="ltr"><span>Second paragraph.</span></p></b>',
      'First paragraph.\n\nSecond paragraph.\n',
    ],
    [
      'from Word keeps the second level of a list',
      point(1, '·', 'Tankers') + point(2, 'o', 'Small tankers') + point(1, '·', 'Barges'),
      '- Tankers\n  - Small tankers\n- Barges\n',
    ],
    [
      'from Word keeps numbers, and points that begin at a deeper level',
      `${point(2, '3.', 'Three') + point(2, '4.', 'Four')}<p>Words</p>${point(1, '·', 'Point')}`,
      '3. Three\n4. Four\n\nWords\n\n- Point\n',
    ],
    [
      'from Word online is one list',
      '<div><p role="heading" aria-level="1"><span style="font-weight:bold">Title</span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper"><ul><li data-aria-level="1"><p><span>One</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ul><li data-aria-level="2"><p><span style="font-weight:bold">Two</span></p></li></ul></div>',
      '## Title\n\n- One\n  - **Two**\n',
    ],
    [
      'has tables of single lines with a head',
      '<table><tr><td colspan="2"><p><b>Item</b></p></td><td>Days</td></tr><tr><td rowspan="2"><p>A</p><p>B</p></td><td>5</td><td>6</td></tr><tr><td>7</td><td>8</td></tr></table><p>End</p>',
      '| Item |   | Days |\n| ---- | - | ---- |\n| A B  | 5 | 6    |\n|      | 7 | 8    |\n\nEnd\n',
    ],
    [
      'from a mail keeps its lines',
      '<div>One<br>two</div><div><br></div><div>Three<br><br>four style="x"</div>',
      'One\\\ntwo\n\nThree\n\nfour style="x"\n',
    ],
    [
      'has no styles, in whatever way they are written',
      '<style>p { color: red }</style><p title="a>b" STYLE = "color:red">One <b style=\'mso-bidi-font-weight:normal\'>two</b></p><p>{group} 1986.</p>',
      'One **two**\n\n{group} 1986.\n',
    ],
  ])('%s', async (_what, html, markdown) => {
    expect(await pasted(html)).toBe(markdown)
  })

  it('leaves pictures out, and says so', async () => {
    const { page, text, complaints } = await opened()
    await text.press('ControlOrMeta+a')
    await paste(page, '<p>Words<img src="https://a.example/a.png" style="width:9px"></p>')
    await page.getByText('Pictures were left out').waitFor()
    await expect.poll(() => written(page), soon).toBe('Words\n')
    expect(complaints).toEqual([])
    await page.close()
  })

  it('was copied in the text, and stays as it was', async () => {
    const { page, text } = await opened()
    const own = '# A\n\n![b](/b.png) <i>c</i>[^1]\n\n<div>d</div>\n\n- [x] e\n\n[^1]: f\n'
    await page.evaluate((value) => Reflect.get(window, 'setText')(value), own)
    await text.press('ControlOrMeta+a')
    const html = await text.evaluate((target) => {
      const clipboardData = new DataTransfer()
      target.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true }))
      return clipboardData.getData('text/html')
    })
    await text.press('Delete')
    await expect.poll(() => written(page), soon).not.toContain('A')
    await paste(page, html)
    await expect.poll(async () => (await written(page)).trim(), soon).toBe(own.trim())
    await page.close()
  })
})

describe('the field', () => {
  it('is a text area that posts Markdown without script', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(address)
    const area = page.getByLabel('Text', { exact: true })
    expect(await area.inputValue()).toBe(before)
    expect(await area.getAttribute('name')).toBe('body')
    expect(await page.getByRole('toolbar').count()).toBe(0)
    await context.close()
  })

  it('keeps what was typed before its script ran', async () => {
    const { page } = await opened('?later')
    await page.getByLabel('Text', { exact: true }).fill('Early words')
    await page.evaluate(() => Reflect.get(window, 'hydrate')())
    await page.getByRole('toolbar').waitFor()
    expect(await written(page)).toBe('Early words')
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual(['Early words'])
    await page.close()
  })

  it('hands on what is typed, at once before it is sent, and nothing that is unchanged', async () => {
    const { page, text, complaints } = await opened()
    expect(await text.getAttribute('aria-multiline')).toBe('true')
    expect(await text.getAttribute('aria-describedby')).toMatch(/^text-hint /)
    await page.locator('label').first().click()
    expect(await text.evaluate((element) => element === document.activeElement)).toBe(true)
    await text.press('ControlOrMeta+Home')
    await page.keyboard.type('Now: ')
    const sent = await page.evaluate(() => {
      document.querySelector('form')?.requestSubmit()
      return Reflect.get(window, 'posted')
    })
    expect(sent).toBe(`Now: ${before}`)
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Backspace')
    await expect.poll(() => written(page), soon).toBe(before)
    // Set from outside.
    await page.evaluate(() => Reflect.get(window, 'setText')('## Other\n\n| a |\n| - |\n| b |\n'))
    await text.getByRole('heading', { name: 'Other' }).waitFor()
    expect(await written(page)).toBe('## Other\n\n| a |\n| - |\n| b |\n')
    expect(complaints).toEqual([])
    await page.close()
  })

  it('is changed by its buttons, which are one tab stop', async () => {
    const { page, text, complaints } = await opened()
    await text.press('ControlOrMeta+a')
    await page.keyboard.type('One')
    await pressed(page, 'Heading')
    expect(
      await page.getByRole('button', { name: 'Heading', exact: true }).getAttribute('aria-pressed'),
    ).toBe('true')
    await page.keyboard.press('Enter')
    await page.keyboard.type('two ')
    await pressed(page, 'Bold')
    await page.keyboard.type('three')
    await page.keyboard.press('ControlOrMeta+b')
    await page.keyboard.press('Enter')
    await pressed(page, 'Bulleted list')
    await page.keyboard.type('a')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.type('b')
    await expect.poll(() => written(page), soon).toBe('## One\n\ntwo **three**\n\n- a\n  - b\n')
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter')
    await pressed(page, 'Table')
    await page.keyboard.type('c')
    for (let times = 0; times < 5; times += 1) await page.keyboard.press('Tab')
    await page.keyboard.type('d')
    await pressed(page, 'Delete column')
    await expect
      .poll(() => written(page), soon)
      .toBe('## One\n\ntwo **three**\n\n- a\n  - b\n\n| c |\n| - |\n|   |\n|   |\n')
    await text.getByRole('columnheader', { name: 'c' }).click()
    await pressed(page, 'Delete table')
    await pressed(page, 'Undo')
    await pressed(page, 'Redo')
    await expect.poll(() => written(page), soon).toBe('## One\n\ntwo **three**\n\n- a\n  - b\n')
    // One tab stop, and arrow keys.
    await page.getByRole('button', { name: 'Heading', exact: true }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe('Redo')
    await page.keyboard.press('Tab')
    expect(await text.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
    await page.close()
  })

  it('links words to an address, and removes it', async () => {
    const { page, text } = await opened()
    await text.press('ControlOrMeta+a')
    await page.keyboard.type('See us')
    await page.keyboard.press('Shift+Control+ArrowLeft')
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Address of the link' }).fill('/contact')
    await page.keyboard.press('Enter')
    await expect.poll(() => written(page), soon).toBe('See [us](/contact)\n')
    await pressed(page, 'Link')
    await pressed(page, 'Remove link')
    await expect.poll(() => written(page), soon).toBe('See us\n')
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(': info@a.example. Bye')
    await expect
      .poll(() => written(page), soon)
      .toBe('See us: [info@a.example](mailto:info@a.example). Bye\n')
    await page.close()
  })

  it('is left by Escape and Tab from a list', async () => {
    const { page, text } = await opened()
    await text.press('ControlOrMeta+End')
    await page.keyboard.press('Tab')
    expect(await text.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send')
    await page.close()
  })
})
