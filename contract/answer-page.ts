/** The page that answers forms sent without script; the server fills it in, and no visitor requests it. */
export const answerPageFile = 'answer-page.html'

/**
 * The placeholders that the inbox fills (spec 7): `{{name}}` is a text; the block from `{{#name}}` to `{{/name}}`
 * is repeated for each entry, or left out.
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
