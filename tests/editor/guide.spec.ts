import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { runTool } from '#tools/lib/run-tool.ts'
import { changedBy, textOf, writeText } from './content-copy.ts'
import {
  addRecord,
  expectRefusal,
  fillIn,
  lookUp,
  openEntry,
  openRecord,
  save,
  upload,
} from './editor.ts'
import { fromDocs, fromWord } from './pasted.ts'

/** A picture as an editor may have it on the computer, of one flat colour. */
async function newPhoto(name: string, width: number, height: number): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'photo-')), name)
  await sharp({ create: { width, height, channels: 3, background: '#2f6f5f' } }).toFile(file)
  return file
}

/** A mark as a designer hands it over: one path in a `viewBox` of 24 × 24. */
async function newMark(path: string): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'mark-')), 'drop.svg')
  await writeFile(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="currentColor" d="${path}"/></svg>\n`,
  )
  return file
}

/**
 * A chapter of docs/editing.md, in the guide's order (guide.test.ts): it changes these files and no others.
 * Chapters about the desk are steps in tests/desk/.
 */
function chapter(name: string, files: string[], act: (page: Page) => Promise<void>) {
  test(name, async ({ page }) => {
    expect(await changedBy(() => act(page))).toEqual(files)
  })
}

chapter('Add a picture', ['pictures/harbour.yaml', 'pictures/harbour/file.jpg'], async (page) => {
  const file = await newPhoto('harbour.jpg', 1600, 900)
  await openEntry(page, 'Pictures')
  await addRecord(page)
  await fillIn(page, { 'File name': 'harbour', 'Alternative text': 'A harbour at noon' })
  await upload(page, 'Picture', file)
  await save(page)
})

chapter('Write an article', ['news/a-new-quay.md'], async (page) => {
  await openEntry(page, 'News')
  await addRecord(page)
  await page.getByRole('textbox', { name: 'Number' }).fill('77')
  await fillIn(page, {
    Title: 'A new quay for {group}',
    Excerpt: 'What the quay is for.',
    Category: 'Operations',
    Date: '2026-01-31',
    Author: 'Communications',
  })
  await page.getByRole('textbox', { name: 'File name' }).fill('a-new-quay')
  await lookUp(page, 'Picture', 'harbour')
  await page.getByRole('textbox', { name: 'Text', exact: true }).click()
  await page.keyboard.type('The quay serves {companies:word} companies.')
  await save(page)
  expect(textOf('news/a-new-quay.md')).toMatch(
    /\n---\n\nThe quay serves \{companies:word\} companies\.\n$/,
  )
})

chapter('Add an opening', ['vacancies/harbour-pilot.yaml'], async (page) => {
  await openEntry(page, 'Openings')
  await addRecord(page)
  await fillIn(page, {
    Title: 'Harbour Pilot',
    Department: 'Operations',
    Location: 'Lagos',
    Description: 'Brings tankers in and out of port, by day and by night, in any weather.',
    Posted: '2026-11-02',
    Closes: '2027-02-26',
    Order: '99',
  })
  await lookUp(page, 'Picture', 'crew-jetty')
  await save(page)
})

chapter('Change a figure', ['figures.yaml'], async (page) => {
  const before = textOf('figures.yaml')
  await openEntry(page, 'Figures')
  await openRecord(page, 'Skilled professionals')
  const entry = page.getByRole('dialog')
  await fillIn(entry, { Number: '640' })
  await entry.getByRole('button', { name: 'Done' }).click()
  await save(page)
  // Nothing else in the file changes.
  expect(textOf('figures.yaml')).toBe(before.replace(/(id: professionals\n +value: ).*/, '$1640'))
})

chapter(
  'Show a photograph of a person',
  ['people/ngozi-okafor.yaml', 'people/ngozi-okafor/photograph.png'],
  async (page) => {
    const file = await newPhoto('portrait.png', 960, 1200)
    await openEntry(page, 'People')
    await openRecord(page, 'ngozi-okafor')
    await upload(page, 'Photograph', file)
    await save(page)
  },
)

chapter('Change a phone number', ['contact.yaml'], async (page) => {
  await openEntry(page, 'Contact, offices and hours')
  await openRecord(page, 'Head office')
  const entry = page.getByRole('dialog')
  await fillIn(entry, { Number: '+234 111 222 3333', Dial: '+2341112223333' })
  await entry.getByRole('button', { name: 'Done' }).click()
  await save(page)
})

chapter('Change a slide', ['slides.yaml'], async (page) => {
  await openEntry(page, 'Slides of Home')
  await page.getByRole('row').nth(1).click()
  const entry = page.getByRole('dialog')
  await entry.getByRole('textbox', { name: 'Button link', exact: true }).focus()
  // The browser's popup is outside the page: its choices are in the field's `datalist`.
  const link = entry.getByRole('combobox', { name: 'Button link', exact: true })
  expect(await link.evaluate(({ list }: HTMLInputElement) => list?.innerHTML)).toMatch(
    /<option value="\/contact">\w/,
  )
  await fillIn(entry, { Subtitle: 'Stations on gas and on sunlight, near the load.' })
  await entry.getByRole('button', { name: 'Done' }).click()
  await save(page)
})

chapter('Change the text of a page', ['pages/careers.yaml'], async (page) => {
  await openEntry(page, 'Careers page')
  await fillIn(page, { Introduction: 'Work beside the {professionals} people of the group.' })
  await save(page)
})

chapter('Change a legal page', ['legal/cookies.md'], async (page) => {
  await openEntry(page, 'Cookies')
  await page.getByRole('textbox', { name: 'Text', exact: true }).press('ControlOrMeta+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Write to {email} about cookies.')
  await save(page)
})

chapter('Change a document to download', ['documents/annual-report.yaml'], async (page) => {
  await openEntry(page, 'Documents to download')
  await openRecord(page, 'annual-report')
  await fillIn(page, { Subtitle: 'The year of the new quay' })
  await save(page)
})

chapter('Add a company', ['companies/hydrich.yaml', 'companies/hydrich/mark.svg'], async (page) => {
  const drop = 'M12 3C9 8 7 11 7 14a5 5 0 0 0 10 0c0-3-2-6-5-11z'
  const mark = await newMark(drop)
  await openEntry(page, 'Companies')
  await openRecord(page, 'wattrich')
  await page.getByRole('button', { name: /^Duplicate entry/ }).click()
  // The old form has the same fields until the copy's is there.
  await page.waitForURL(/\/create\b/)
  await fillIn(page, { Name: 'Hydrich', 'Full name': 'Hydrich Water', 'File name': 'hydrich' })
  await upload(page, 'Mark', mark)
  await save(page)
  expect(textOf('companies/hydrich/mark.svg')).toContain(drop)
  expect(textOf('companies/hydrich.yaml')).toBe(
    textOf('companies/wattrich.yaml').replace(
      'name: Wattrich\nfullName: Wattrich Energy',
      'name: Hydrich\nfullName: Hydrich Water',
    ),
  )
})

chapter('Remove something', ['vacancies/operations-manager.yaml'], async (page) => {
  await openEntry(page, 'Openings')
  await openRecord(page, 'operations-manager')
  await page.getByRole('button', { name: /^Delete entry/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, delete' }).click()
  await expect(page.getByRole('grid').getByText('harbour-pilot')).toBeVisible()
})

test('what is wrong stands at its field, or over the page', async ({ page, context }) => {
  const file = 'vacancies/harbour-pilot.yaml'
  const before = textOf(file)
  await openEntry(page, 'Openings')
  await openRecord(page, 'harbour-pilot')
  await fillIn(page, { Title: '' })
  await expectRefusal(page, 'Title must not be empty')
  await fillIn(page, { Title: 'Pilot with {nobody}' })
  await expectRefusal(page, '{nobody} is not known')
  await fillIn(page, { Title: 'Harbour Pilot', Closes: '2026-01-01' })
  const preview = await context.newPage()
  const report = preview.locator('vite-error-overlay')
  await preview.goto('/cookies')
  try {
    await save(page)
    await expect(report).toContainText(`content/${file}`)
    await expect(report).toContainText('closing date is before its posting date')
    await preview.reload()
    await expect(report).toContainText('closing date is before its posting date')
    await fillIn(page, { Closes: '2027-02-26' })
    await save(page)
    await expect(report).toHaveCount(0)
    expect(textOf(file)).toBe(before)
  } finally {
    // The next test checks these files.
    writeText(file, before)
  }
})

test('what is pasted keeps headings, lists and links', async ({ page }) => {
  const file = 'news/a-new-quay.md'
  const before = textOf(file)
  await openEntry(page, 'News')
  await openRecord(page, 'a-new-quay')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  const paste = async (html: string) => {
    await text.press('ControlOrMeta+a')
    await text.evaluate((target, markup) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', markup)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      target.dispatchEvent(event)
    }, html)
  }
  try {
    await paste(fromWord)
    await expect(page.getByText('Pictures were left out')).toBeVisible()
    await save(page)
    expect(textOf(file).split('\n---\n')[1]).toBe(`
## A new *quay*

The quay **opens** in March; see below, [the regulator](https://ndpc.gov.ng/).

### What it takes

- Tankers
- Barges

1. Berth
`)
    await paste(fromDocs)
    for (const level of [2, 3]) await expect(text.getByRole('heading', { level })).toBeVisible()
    await expect(text.getByRole('listitem')).toHaveText('Panels')
    await expectRefusal(page, 'Text: There is no page /no-such-page on this site')
  } finally {
    writeText(file, before)
  }
})

// That such content builds is shown by tests/build/edited-content.ts.
test('all of it is valid, and stands on the pages', async ({ request }) => {
  expect(await runTool(['tools/check-content.ts'])).toMatchObject({ code: 0, output: '' })
  for (const [path, ...texts] of [
    ['/news/77', 'The quay serves eight companies.', 'alt="A harbour at noon"'],
    ['/careers', 'Harbour Pilot', 'Work beside the 640+ people of the group.'],
    ['/', 'near the load.'],
    ['/management', 'alt="Ngozi Okafor"'],
    ['/contact', 'href="tel:+2341112223333"'],
    ['/cookies', 'about cookies.'],
    ['/subsidiaries/hydrich', '<title>Hydrich Water', 'd="M12 3C9 8'],
    ['/corporate-structure', 'href="/subsidiaries/hydrich"'],
  ] as const) {
    const page = (await (await request.get(path)).text()).replaceAll(/\s+/g, ' ')
    for (const text of texts) expect(page, path).toContain(text)
    expect(page, path).not.toContain('Operations Manager')
  }
  expect(textOf('documents/annual-report.yaml')).toContain('The year of the new quay')
})
