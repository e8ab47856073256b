import type { Comparison, Listed, Official, Part, Verdict } from '#app/verify/types.ts'

/**
 * Tells whether an address or a number is on the official list of the page (spec 2.18). The text
 * is compared in the browser and never sent; `focusin` on the field loads the code for it.
 */
class OfficialCheck extends HTMLElement {
  connectedCallback() {
    // A failure here may stay silent: a submit loads the code again, and shows the failure.
    this.addEventListener('focusin', () => void load().catch(() => {}), { once: true })
    this.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.#answer()
    })
    this.addEventListener('input', () => this.#show())
    // The form may have been submitted before this script ran.
    if (this.querySelector('input')?.value) void this.#answer()
  }

  async #answer() {
    const typed = this.querySelector('input')?.value ?? ''
    try {
      const { check } = await load()
      this.#show(check(typed, this.#official()))
    } catch {
      this.#show('failed')
    }
  }

  /** The list is read from the page, so that the comparison uses the entries that are shown. */
  #official(): Official {
    const records = [...listed().keys()]
    return { records, names: this.dataset.names?.split(' ') ?? [] }
  }

  /**
   * Replaces the last answer by a copy of this one's template and announces it; without one, clears
   * both.
   */
  #show(verdict?: Verdict | 'failed') {
    const place = this.querySelector('[data-answer]')
    if (!verdict) {
      this.#tell('')
      return place?.replaceChildren()
    }
    const name = verdict === 'failed' ? verdict : verdict.answer
    const template = this.querySelector<HTMLTemplateElement>(`template[data-verdict="${name}"]`)
    const copy = template?.content.cloneNode(true)
    if (!(copy instanceof DocumentFragment)) return
    if (verdict !== 'failed') fill(copy, verdict)
    const title = copy.querySelector('p')?.textContent ?? ''
    place?.replaceChildren(copy)
    const isNamed = verdict !== 'failed' && verdict.answer !== 'unreadable'
    this.#tell(isNamed ? `${title}: ${verdict.typed}` : title)
  }

  #tell(sentence: string) {
    const status = this.querySelector('[role=status]')
    if (status) status.textContent = sentence
  }
}

function load() {
  return import('#app/verify/check.ts')
}

/** The list's entries, each with the element that shows it. */
function listed(): Map<Listed, HTMLElement> {
  const rows = document.querySelectorAll<HTMLElement>('[data-official]')
  return new Map(
    [...rows].map((row) => {
      const { official, value = '' } = row.dataset
      // The page's own markup: `data-official` is one of the kinds.
      const kind = official as Listed['kind']
      return [{ kind, value }, row]
    }),
  )
}

/** Fills the answer template: drops each `[data-when]` that does not apply, fills each `[data-slot]`. */
function fill(copy: DocumentFragment, verdict: Verdict): void {
  const { cases, texts } = answerOf(verdict)
  for (const part of copy.querySelectorAll<HTMLElement>('[data-when]'))
    if (!cases.includes(part.dataset.when ?? '')) part.remove()
  for (const place of copy.querySelectorAll<HTMLElement>('[data-slot]')) {
    const text = texts[place.dataset.slot ?? ''] ?? ''
    if (typeof text === 'string') place.replaceChildren(text)
    else if ('typed' in text) place.replaceChildren(inWords(text, place.dataset))
    else place.replaceChildren(...text.map(shown))
  }
}

/** Which `[data-when]` parts of the template apply, and what its `[data-slot]`s say. */
type FilledAnswer = {
  cases: string[]
  texts: Record<string, string | readonly Part[] | Comparison>
}

function answerOf(verdict: Verdict): FilledAnswer {
  const { typed } = verdict
  if (verdict.answer === 'lookalike') {
    const { comparison, scripts, trick } = verdict
    return {
      cases: [trick, ...(scripts.length > 0 ? ['alphabets'] : [])],
      texts: {
        compared: comparison.typed,
        official: comparison.official,
        differs: comparison,
        alphabets: scripts.map(nameOfAlphabet).join(', '),
      },
    }
  }
  if (verdict.answer !== 'listed')
    return { cases: 'kind' in verdict ? [verdict.kind] : [], texts: { typed } }
  const { record } = verdict
  const row = [...listed()].find(([{ value }]) => value === record.value)?.[1]
  const closes = row?.dataset.closes ?? ''
  const entry = row?.querySelector('[data-shown]')?.textContent ?? record.value
  return { cases: [record.kind, ...(closes ? ['closes'] : [])], texts: { entry, closes } }
}

function shown({ text, differs }: Part): Node | string {
  if (!differs) return text
  const mark = document.createElement('mark')
  mark.textContent = text
  return mark
}

/** The differences from left to right, for visitors who cannot see the marks; `words` are in the page. */
function inWords(comparison: Comparison, words: DOMStringMap): string {
  const sentences = differences(comparison).map(([typed, ours]) => {
    if (!ours) return `“${typed}” ${words.added}`
    if (!typed) return `“${ours}” ${words.missing}`
    return `“${typed}” ${words.replaced} “${ours}”`
  })
  return sentences.length > 0 ? `${sentences.join('; ')}.` : '–'
}

/** For each side, the letters between those that both sides share. */
function differences({ typed, official }: Comparison): [string, string][] {
  const ours = gaps(official)
  return gaps(typed)
    .map((gap, place): [string, string] => [gap, ours[place] ?? ''])
    .filter(([one, other]) => one || other)
}

/** One side's letters that the other lacks: before each shared letter, and after the last. */
function gaps(parts: readonly Part[]): string[] {
  const found = ['']
  for (const { text, differs } of parts) {
    if (differs) found[found.length - 1] += text
    else for (const _ of text) found.push('')
  }
  return found
}

const alphabets = new Intl.DisplayNames('en', { type: 'script' })

function nameOfAlphabet(code: string): string {
  return alphabets.of(code) ?? code
}

customElements.define('official-check', OfficialCheck)
