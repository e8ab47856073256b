/** The build's page that answers forms sent without script, in the build's folder: no visitor asks for it. */
export const answerPageFile = 'answer-page.html'

/**
 * What the inbox fills into that page (spec 7): `{{name}}` is a text, and what stands between `{{#name}}` and
 * `{{/name}}` is there once for each entry, or not at all.
 */
const placeholders = [
  'title',
  'text',
  // The list of fields to correct, and each of them.
  '#items',
  '#item',
  'label',
  'text',
  '/item',
  '/items',
  // A form with one hidden field and one button.
  '#action',
  'href',
  'fieldName',
  'fieldValue',
  'label',
  '/action',
  'backHref',
  'backLabel',
]

/** The placeholders that the page lacks, or that nothing fills. */
export function wrongPlaceholders(page: string): string[] {
  const found = [...page.matchAll(/\{\{([#/]?\w+)\}\}/g)].map(([, name = '']) => name)
  const lacking = placeholders.filter((name) => !found.includes(name))
  return [...lacking, ...found.filter((name) => !placeholders.includes(name))]
}
