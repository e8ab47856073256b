import { expect, it } from 'vitest'
import { quickRules, withCompanies } from './chat.ts'
import { menuCompanies } from './companies.ts'

const other = { id: 'newrich', name: 'Newrich', fullName: 'Newrich Limited', description: 'News.' }
const keywords = (rules: typeof quickRules) => rules.map((rule) => rule.keywords[0])

it('knows every company of the menu', () => {
  for (const { id } of menuCompanies) {
    const about = quickRules.filter(({ answer }) => answer.links[0]?.href === `/subsidiaries/${id}`)
    expect(about, id).toHaveLength(1)
  }
})

it('adds a company that no rule speaks of behind those that have a rule, before the topics', () => {
  const rules = withCompanies(quickRules, [other])
  expect(keywords(rules)).toEqual([
    ...keywords(quickRules.slice(0, menuCompanies.length)),
    'newrich',
    ...keywords(quickRules.slice(menuCompanies.length)),
  ])
  expect(rules[menuCompanies.length]?.answer).toEqual({
    text: 'Newrich Limited. News.',
    links: [{ label: 'Newrich', href: '/subsidiaries/newrich' }],
  })
})
