import { longDate } from '#app/lib/dates.ts'
import { accessibilityRun } from '#content/model/accessibility-run.ts'
import { topic } from '#content/model/contact.ts'
import { pageText } from '#content/model/pages.ts'

export function accessibilityContent() {
  const { run: text, ...page } = pageText('/accessibility')
  return {
    page,
    run: { text, found: accessibilityRun && readable(accessibilityRun, text) },
    topic: topic('accessibility'),
  }
}

export type AccessibilityContent = ReturnType<typeof accessibilityContent>

type Recorded = NonNullable<typeof accessibilityRun>
type Words = ReturnType<typeof pageText<'/accessibility'>>['run']

/** The recorded figures under their names, and what else is recorded. */
function readable(found: Recorded, { figures, terms, runs, pixels }: Words) {
  const widths = new Intl.ListFormat('en-GB').format(found.widths.map(String))
  return {
    figures: [
      { value: found.pages, label: figures.pages },
      { value: found.rules, label: figures.rules },
      { value: found.checks, label: figures.checks },
      { value: found.violations, label: figures.violations },
    ],
    terms: [
      { label: terms.date, text: longDate(found.date) },
      { label: terms.run, text: runs[found.run] },
      { label: terms.tool, text: found.tool },
      { label: terms.widths, text: `${widths} ${pixels}` },
      { label: terms.tests, text: found.tests.toLocaleString('en-GB') },
      { label: terms.undecided, text: found.undecided.toLocaleString('en-GB') },
      { label: terms.documents, text: found.documents.toLocaleString('en-GB') },
    ],
  }
}
