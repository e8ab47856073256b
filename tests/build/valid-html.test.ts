import { HtmlValidate } from 'html-validate'
import { it } from 'vitest'
import { allPaths, pageAt } from './built-site.ts'
import { expectNone } from './expect-none.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<br/>`, `async=""` and `srcSet`, which HTML allows as well.
    'void-style': ['error', { style: 'selfclose' }],
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attr-case': 'off',
    // React names the places that it fills while streaming "B:0" and "_R_".
    'valid-id': ['error', { relaxed: true }],
    // Where a picture's subject stands is data; the page's policy names the hash of each.
    'no-inline-style': 'off',
    // An article keeps its whole headline in the title; whoever has less room shortens it.
    'long-title': 'off',
    // Whether a phone number may break is a matter of style: the stylesheet's.
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
