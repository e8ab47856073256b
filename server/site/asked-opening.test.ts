import { expect, it } from 'vitest'
import { openingPages } from './asked-opening.ts'

const page = (job: string, team: string) =>
  `<!doctype html><p data-job>${job}</p><dl><dd data-term="department">${team}</dd><dd>5-7 days</dd></dl>` +
  '<data hidden value="Welder &amp; &quot;Rigger&quot;" data-department="Yard &lt;1&gt;"></data>' +
  '<data hidden value="Operations Manager" data-department="Operations"></data>' +
  `<form><input name="position" value="${job}"/><input name="phone" value=""></form>` +
  `<script>"General Application"</script><span data-job>${job}</span> - your name`

const pages = openingPages(page('General Application', 'Any'))

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

it('has none for a page that lists no opening', () => {
  expect(openingPages('<p data-job>General Application</p>').size).toBe(0)
})
