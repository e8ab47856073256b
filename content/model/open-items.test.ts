import { expect, it } from 'vitest'
import { statuses } from './fields.ts'
import { contentFields } from './open-items.ts'
import { readContent } from './parse.ts'
import { statusesIn } from './placeholders.ts'

/** What these say is how this website works. */
const ofTheSite = [
  'site.yaml',
  'form-words.yaml',
  ...['accessibility', 'case-studies', 'cookies', 'data', 'news', 'search'].map(
    (page) => `pages/${page}.yaml`,
  ),
  ...['privacy-policy', 'terms-of-service'].map((page) => `pages/${page}.yaml`),
]

const ofTheGroup = /\b(?:we|our|us)\b.*\.$|\{(?:group|companies)[^}]*\}.*\.$/i

it('whatever speaks of the group says how far that is confirmed, and so is on the owner’s list', () => {
  const speaking = contentFields().filter(({ text }) => ofTheGroup.test(text))
  const files = [...new Set(speaking.map(({ file }) => file))]
  const unmarked = files.filter((file) => {
    const { data } = readContent(file)
    return statuses.every((status) => statusesIn(data, status).length === 0)
  })
  expect(unmarked.filter((file) => !ofTheSite.includes(file))).toEqual([])
})
