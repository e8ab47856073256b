import { HtmlValidate } from 'html-validate'
import { expect, it } from 'vitest'
import { allPaths, pageAt } from './built-site.ts'
import { expectNone } from './expect-none.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<br/>`, `async=""` and `srcSet`, Astro `<meta>`; HTML allows all of them.
    'void-style': 'off',
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    'attr-case': 'off',
    // React's ids for labels begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // An article keeps its whole headline in the title; whoever has less room shortens it.
    'long-title': 'off',
    // The chat asks for a provider's key, which no browser should keep.
    'autocomplete-password': 'off',
    // Line breaks within phone numbers are left to the stylesheet.
    'tel-non-breaking': 'off',
  },
})

it.each(allPaths)('%s is valid HTML', (path) => {
  const { file, html } = pageAt(path)
  const report = validator.validateStringSync(html, file)
  const problems = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) =>
      [ruleId, `${line}:${column}`, selector, message].join(' | '),
    ),
  )
  expectNone(problems, `problems of ${file}`)
})

it.each(allPaths)('%s ends with its document', (path) => {
  const { html } = pageAt(path)
  expect(html.slice(html.lastIndexOf('</html>'))).toMatch(/^<\/html>\s*$/)
})
