import { expect, it } from 'vitest'
import { askedPages, questions } from './asked-page.ts'

const opening = { query: 'job', field: 'position' } as const

const page = (job: string, team: string) =>
  `<!doctype html><p data-job="true">${job}</p><dl><dd data-term="department">${team}</dd><dd>5-7 days</dd></dl>` +
  '<data hidden="" value="Welder &amp; &quot;Rigger&quot;" data-department="Yard &lt;1&gt;"></data>' +
  '<data hidden="" value="Operations Manager" data-department="Operations"></data>' +
  `<form><input name="position" value="${job}"/><input name="phone" value=""/></form>` +
  `<script>"General Application"</script><span data-job="true">${job}</span> - your name`

const pages = askedPages(page('General Application', 'Any'), opening).answers

it('has a page for every opening that the page lists, and for nothing else', () => {
  expect([...pages.keys()]).toEqual(['Welder & "Rigger"', 'Operations Manager'])
})

it('writes title and terms in their places, and leaves every other byte', () => {
  expect(pages.get('Operations Manager')).toBe(page('Operations Manager', 'Operations'))
})

it('writes them as text, whatever they hold', () => {
  expect(pages.get('Welder & "Rigger"')).toBe(
    page('Welder &amp; &quot;Rigger&quot;', 'Yard &lt;1&gt;'),
  )
})

it('shows what holds a term that the opening has, and leaves the rest hidden', () => {
  const row = (hidden: string, team: string) =>
    `<div${hidden} data-term-row="department"><dd data-term="department">${team}</dd></div>` +
    '<div hidden="" data-term-row="type"><dd data-term="type"></dd></div>' +
    '<data hidden="" value="Rigger" data-department="Yard"></data>'
  const rigger = askedPages(row(' hidden=""', ''), opening).answers.get('Rigger')
  expect(rigger).toBe(row('', 'Yard'))
})

it('has none for a page that lists no opening', () => {
  expect(askedPages('<p data-job="true">General Application</p>', opening).answers.size).toBe(0)
})

it("fills a topic's subject into a field that has no value yet", () => {
  const contact = (value: string) =>
    `<data value="press" data-subject="Questions &amp; &quot;quotes&quot;"></data><input${value} name="subject" required=""/>`
  const { '/contact': question } = questions
  expect(question && askedPages(contact(''), question).answers.get('press')).toBe(
    contact(' value="Questions &amp; &quot;quotes&quot;"'),
  )
})

const closing =
  '<!doctype html><p data-job-closed="true" hidden="">Has closed.</p><p hidden="">Other</p>' +
  '<data hidden="" value="Welder" data-closes="2027-02-26T23:00:00.000Z"></data>' +
  '<data hidden="" value="Rigger" data-department="Yard"></data>'

it('reads when an opening closes, where it does', () => {
  expect(askedPages(closing, opening).closings).toEqual(
    new Map([['Welder', Date.UTC(2027, 1, 26, 23)]]),
  )
})

it('says on the page of a closed opening that it has closed, and changes nothing else', () => {
  expect(askedPages(closing, opening).closed).toBe(
    closing.replace('data-job-closed="true" hidden=""', 'data-job-closed="true"'),
  )
})
