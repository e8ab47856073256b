import { type FieldName, forms } from '#contract/forms.ts'

/** The query that a page answers, and the field of its form that the answer goes into. */
type Question = { query: string; field: FieldName }

/** The pages that an address may ask something of: an opening (spec 2.8), a topic (spec 2.10). */
export const questions: Readonly<Record<string, Question>> = {
  [forms.application.page]: { query: 'job', field: 'position' },
  [forms.contact.page]: { query: 'topic', field: 'subject' },
}

export type AskedPages = {
  /** By the value of each `data` element of the page. */
  answers: ReadonlyMap<string, string>
  /** When answers close, in milliseconds; not all do (spec 2.16). */
  closings: ReadonlyMap<string, number>
  /** The page for an opening that has closed: the general one with a notice. */
  closed: string
}

/** A start tag with its attributes, as HTML, and the text up to the next tag. */
type Tag = { whole: string; attributes: ReadonlyMap<string, string>; text: string }

/**
 * The page as it is for each answer that it lists: what `asked-job.ts` and `asked-topic.ts` of
 * `app/behaviour/` do in a browser, for browsers that run no script. The page is built for whoever asks
 * nothing. Our own build writes it, every attribute in double quotes, so values go from tag to tag as HTML.
 */
export function askedPages(html: string, { query, field }: Question): AskedPages {
  const listed = [...html.matchAll(startTag)].map(tagOf).flatMap(({ whole, attributes }) => {
    const value = attributes.get('value')
    return whole.startsWith('<data ') && value !== undefined ? [{ value, attributes }] : []
  })
  const answers = listed.map(({ value, attributes: terms }) => {
    const page = withTags(html, (tag) => {
      if (tag.attributes.get('name') === field) {
        return withValue(tag, terms.get(`data-${field}`) ?? value)
      }
      if (tag.attributes.has(`data-${query}`)) return withText(tag, value)
      if (terms.has(`data-${tag.attributes.get('data-term-row')}`)) return shown(tag)
      const term = terms.get(`data-${tag.attributes.get('data-term')}`)
      return term === undefined ? tag.whole : withText(tag, term)
    })
    return [unescaped(value), page] as const
  })
  const closings = listed.flatMap(({ value, attributes }) => {
    const time = Date.parse(attributes.get('data-closes') ?? '')
    return Number.isNaN(time) ? [] : [[unescaped(value), time] as const]
  })
  const closed = withTags(html, (tag) =>
    tag.attributes.has('data-job-closed') ? shown(tag) : tag.whole,
  )
  return { answers: new Map(answers), closings: new Map(closings), closed }
}

const startTag = /<[a-z]+((?: [a-z-]+="[^"]*")+)\/?>([^<]*)/g

function tagOf([whole = '', attributes = '', text = '']: readonly string[]): Tag {
  const pairs = [...attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)]
  return {
    whole,
    attributes: new Map(pairs.map(([, name = '', value = '']) => [name, value])),
    text,
  }
}

/** The page with each tag changed; nothing else changes by a byte. */
function withTags(html: string, change: (tag: Tag) => string): string {
  return html.replace(startTag, (...match) => change(tagOf(match)))
}

function withText({ whole, text }: Tag, other: string): string {
  return whole.slice(0, whole.length - text.length) + other
}

function withValue({ whole, attributes }: Tag, value: string): string {
  const text = ` value="${value}"`
  if (attributes.has('value')) return whole.replace(/ value="[^"]*"/, () => text)
  return whole.replace(/ /, () => `${text} `)
}

function shown({ whole }: Tag): string {
  return whole.replace(' hidden=""', '')
}

/** As React escapes them. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

function unescaped(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
}
