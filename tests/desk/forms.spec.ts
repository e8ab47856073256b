import { execFileSync } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { runTool } from '#tools/lib/run-tool.ts'
import { checkScreen } from './check-screen.ts'
import {
  addRecord,
  choosePicture,
  expectForm,
  field,
  fillIn,
  openForm,
  save,
  unfold,
  upload,
  uploadPicture,
  writeText,
} from './form.ts'
import { addAuthenticator, deskUrl, RunningDesk } from './running-desk.ts'

// A step named after a chapter of docs/editing.md does what the chapter says, and changes these files and no others
// (tests/guide/editing-text.test.ts).

test('the forms, as the guide tells it', async ({ page }) => {
  const desk = new RunningDesk()
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', join(desk.folder, 'content.git'), ...args], { encoding: 'utf8' })
  const textOf = (file: string) => git('show', `draft:${file}`)
  const changedBy = async (act: () => Promise<void>) => {
    const before = git('rev-parse', 'draft').trim()
    await act()
    return git('diff', '--name-only', '--no-renames', before, 'draft').trim().split('\n').sort()
  }

  try {
    await addAuthenticator(page)
    await page.goto(await desk.invitation)
    await page.getByLabel('Your name').fill('Ada Obi')
    await page.getByLabel('Your e-mail address').fill('ada@example.com')
    await page.getByRole('button', { name: 'Create a passkey' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()

    await test.step('Add a picture', async () => {
      const file = await newPhoto('harbour.jpg', 1600, 900)
      const changed = await changedBy(async () => {
        await openForm(page, 'Careers page')
        await uploadPicture(page, file, 'A harbour at noon')
        await save(page)
      })
      const picture = 'pictures/a-harbour-at-noon'
      expect(changed).toEqual(['pages/careers.yaml', `${picture}.yaml`, `${picture}/file.jpg`])
      expect(textOf('pages/careers.yaml')).toContain('a-harbour-at-noon')
    })

    await test.step('Write an article', async () => {
      const changed = await changedBy(async () => {
        await addRecord(page, 'News')
        await fillIn(page, {
          Title: 'A new quay',
          Excerpt: 'What the quay is for.',
          Number: '77',
          Category: 'Operations',
          Date: '2026-01-31',
          Author: 'Communications',
          Address: 'a-new-quay',
        })
        await writeText(page, 'The quay serves {companies:word} companies.')
        await choosePicture(page, 'harbour at noon')
        await checkScreen(page, 'form-article')
        await save(page)
      })
      expect(changed).toEqual(['news/a-new-quay.md'])
      const text = textOf('news/a-new-quay.md')
      expect(text).toContain('image: a-harbour-at-noon\n')
      expect(text).toMatch(/\n---\n\nThe quay serves \{companies:word\} companies\.\n$/)
    })

    await test.step('Add an opening', async () => {
      const changed = await changedBy(async () => {
        await addRecord(page, 'Openings')
        await fillIn(page, {
          Title: 'Harbour Pilot',
          Department: 'Operations',
          Location: 'Lagos',
          Description: 'Brings tankers in and out of port, by day and by night, in any weather.',
          Posted: '2026-11-02',
          Closes: '2027-02-26',
          Order: '99',
        })
        await choosePicture(page, 'harbour at noon')
        await save(page)
      })
      expect(changed).toEqual(['vacancies/harbour-pilot.yaml'])
    })

    await test.step('Change a figure', async () => {
      const before = textOf('figures.yaml')
      await openForm(page, 'Figures')
      await fillIn(await unfold(page, 'Skilled professionals'), { Number: '640' })
      await save(page)
      // Nothing else in the file changes.
      expect(textOf('figures.yaml')).toBe(
        before.replace(/(id: professionals\n +value: ).*/, '$1640'),
      )
    })

    await test.step('Show a photograph of a person', async () => {
      const file = await newPhoto('portrait.png', 960, 1200)
      const changed = await changedBy(async () => {
        await openForm(page, 'People', 'Ngozi Okafor')
        await upload(page, 'Photograph', file)
        await save(page)
      })
      expect(changed).toEqual(['people/ngozi-okafor.yaml', 'people/ngozi-okafor/photograph.png'])
    })

    await test.step('Change a phone number', async () => {
      const changed = await changedBy(async () => {
        await openForm(page, 'Contact, offices and hours')
        const number = await unfold(page, 'Head office')
        await checkScreen(page, 'form')
        await fillIn(number, { Number: '+234 111 222 3333', Dial: '+2341112223333' })
        await save(page)
      })
      expect(changed).toEqual(['contact.yaml'])
    })

    await test.step('Change a slide', async () => {
      await openForm(page, 'Slides of Home')
      const titles = () => page.locator('summary').allTextContents()
      const [first = '', second = ''] = await titles()
      const slide = await unfold(page, first)
      const link = field(slide, 'Button link')
      // The browser's popup is outside the page: its choices are in the field's `datalist`.
      expect(await link.evaluate(({ list }: HTMLInputElement) => list?.innerHTML)).toMatch(
        /<option value="\/contact">\w/,
      )
      await fillIn(slide, { Subtitle: 'Stations on gas and on sunlight, near the load.' })
      await page.getByRole('button', { name: `Move ${first} down` }).click()
      expect(await changedBy(() => save(page))).toEqual(['slides.yaml'])
      await page.reload()
      expect((await titles()).slice(0, 2)).toEqual([second, first])
    })

    await test.step('Change the text of a page', async () => {
      await openForm(page, 'Careers page')
      await fillIn(page, { Introduction: 'Work beside the {professionals} people of the group.' })
      expect(await changedBy(() => save(page))).toEqual(['pages/careers.yaml'])
    })

    await test.step('Change a legal page', async () => {
      await openForm(page, 'Cookies')
      // Its last words are a list, which an empty line ends.
      await writeText(page, '\n\nWrite to {email} about cookies.')
      expect(await changedBy(() => save(page))).toEqual(['legal/cookies.md'])
      expect(textOf('legal/cookies.md')).toMatch(/\n\nWrite to \{email\} about cookies\.\n$/)
    })

    await test.step('Change a document to download', async () => {
      await openForm(page, 'Documents to download', 'Annual report')
      await fillIn(page, { Subtitle: 'The year of the new quay' })
      expect(await changedBy(() => save(page))).toEqual(['documents/annual-report.yaml'])
    })

    await test.step('Add a company', async () => {
      const drop = 'M12 3C9 8 7 11 7 14a5 5 0 0 0 10 0c0-3-2-6-5-11z'
      const mark = await newMark(drop)
      await page.goto(`${deskUrl}/edit?kind=companies`)
      await page.getByRole('link', { name: 'Duplicate Wattrich' }).click()
      await expectForm(page)
      await fillIn(page, { Name: 'Hydrich', 'Full name': 'Hydrich Water', Address: 'hydrich' })
      await upload(page, 'Mark', mark)
      expect(await changedBy(() => save(page))).toEqual([
        'companies/hydrich.yaml',
        'companies/hydrich/mark.svg',
      ])
      expect(textOf('companies/hydrich/mark.svg')).toContain(drop)
      expect(textOf('companies/hydrich.yaml')).toMatch(
        /^name: Hydrich\nfullName: Hydrich Water\n(?:.*\n)+status: placeholder$/m,
      )
    })

    await test.step('Remove something', async () => {
      await openForm(page, 'Openings', 'Operations Manager')
      await fillIn(page, { Title: 'Manager' })
      await page.keyboard.press('ControlOrMeta+z')
      await expect(field(page, 'Title')).toHaveValue('Operations Manager')
      const changed = await changedBy(async () => {
        await page.locator('summary', { hasText: /^Remove$/ }).click()
        await page.getByRole('button', { name: 'Remove', exact: true }).click()
        await expect(page.getByText('Removed from the draft')).toBeVisible()
      })
      expect(changed).toEqual(['vacancies/operations-manager.yaml'])
    })

    await test.step('what is not saved is there again, and is given up', async () => {
      await openForm(page, 'News', 'A new quay')
      await fillIn(page, { Excerpt: 'Who uses the quay.' })
      await expect(page.getByText(/^Kept \d\d:\d\d · not saved$/)).toBeVisible()
      await page.reload()
      await expectForm(page)
      await expect(field(page, 'Excerpt')).toHaveValue('Who uses the quay.')
      const discard = page.getByRole('button', { name: 'Discard what is not saved' })
      await discard.click()
      await expect(discard).toBeHidden()
      await expectForm(page)
      await expect(field(page, 'Excerpt')).toHaveValue('What the quay is for.')
    })

    // That such content builds is shown by tests/build/edited-content.ts.
    await test.step('all of it is valid', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'draft-'))
      git('--work-tree', folder, 'checkout', 'draft', '--', '.')
      const checked = await runTool(['tools/check-content.ts'], { CONTENT_FOLDER: folder })
      expect(checked).toMatchObject({ code: 0, output: '' })
    })
  } finally {
    await page.context().close()
    await desk.stop()
  }
})

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
