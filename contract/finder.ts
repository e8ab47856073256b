import { distance } from './edit-distance.ts'
import { folded } from './folded.ts'

/** A place that answers questions, as answers show it. */
export type FoundPage = { href: string; label: string; summary: string }

/** A page of the edition, with its words by the field in which they stand. */
export type IndexedPage = FoundPage & {
  title: string
  headings: string
  /** Other words for it. */
  keywords: string
  /** Of a company's page its name. */
  name?: string
}

/** What people say for a page or a section of one. `first`: fraud and danger, before every other answer. */
export type Asks = FoundPage & { asks: readonly string[]; first: boolean }

/** What people say, and the words of our pages that it means. */
type Synonyms = { say: readonly string[]; mean: string }

/** `/find.json`, which the build writes for the search and the chat. */
export type FindIndex = { pages: IndexedPage[]; asks: Asks[]; synonyms: Synonyms[] }

/** The answers to a question. */
export type Found = {
  /** The best first, each page once. When no answer is sure, Contact is the first. */
  pages: readonly FoundPage[]
  /** How many of the first pages are there because the question holds what people say for them. */
  asked: number
  isSure: boolean
  /** Without a word that had to be corrected. */
  isExact: boolean
}

const contact = '/contact'
/** Where an address that stands in a question can be checked. */
const check = '/verify'
const address = /\S+@\S+\.\S+|\b(?:https?:|www\.)\S+|\b[\w-]+\.(?:com|ng|net|org|info|co)\b/i

/** Words of English and of Nigerian Pidgin that say nothing of what a question is about. */
const stopWords = new Set(
  (
    'a about abeg am an and any are as at be been but by can could de dem dey did do does for from get give ' +
    'had has have he her his how i if in into is it its know like me my na need no not of on or our please ' +
    'she should so tell than that the their them then there these they this those to too u una ur us want was ' +
    'we were what when where which who whom whose why will with would you your yours'
  )
    .split(' ')
    .map(stem),
)

/** Characters of a question that are looked at: `address` takes quadratic time. */
const longest = 500
/** Letters of the shortest word that is corrected, and from which on two slips are forgiven. */
const correctable = { one: 6, two: 8 }

/** The share of a question that must be known for answers by words alone to be sure. */
const leastKnown = 0.6

/** Words alone count as an answer from this share of the best one's score. */
const leastShare = 0.25

/** What a word counts by the field in which it stands. */
const fields = { title: 5, keywords: 6, summary: 3, asks: 3, headings: 2 } as const
/** Of BM25: how soon more of a word stops to count, and how much a field's length matters. */
const [k, b] = [1.2, 0.7]

/** A word without its ending: "supplies" and "supplying" are "supply". What ends in -er is another word. */
function stem(word: string): string {
  if (word.length < 4 || /\d|(?:ss|us|is)$/.test(word)) return word
  return word
    .replace(/^(..+)ies$/, '$1y')
    .replace(/(sh|ch|x|ss|z)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/^(...+)ing$|^(...+)ed$/, '$1$2')
    .replace(/([bdgklmnprt])\1$/, '$1')
    .replace(/e$/, '')
}

const stemOf = new Map<string, string>()

function stems(text: string): string[] {
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => {
    // Most words recur; the expressions in `stem` take most of the time.
    const found = stemOf.get(word) ?? stem(word)
    stemOf.set(word, found)
    return found
  })
}

const telling = (words: readonly string[]) => words.filter((word) => !stopWords.has(word))

/** What people say for an answer, as the different stems in it. */
type Phrase = { words: readonly string[]; answer: FoundPage; first: boolean; bonus: number }

/** How much each word counts for each page, by BM25. */
type WordIndex = Map<string, Map<string, number>>

/** The search in an edition's index: a function that answers a question within milliseconds. */
export function finderIn({ pages, asks, synonyms }: FindIndex): (question: string) => Found {
  const index = wordIndex(pages, asks)
  const phrases = phrasesOf(pages, asks)
  const meanings = synonyms.flatMap(({ say, mean }) =>
    say.map((said) => ({ words: stems(said), mean: telling(stems(mean)) })),
  )
  const said = counts([...phrases, ...meanings].flatMap(({ words }) => words))
  const known = [...new Set([...index.keys(), ...said.keys()])]
  const isKnown = new Set([...known, ...stopWords])
  const rarityOf = (having = 0) => rarity(having, pages.length)

  /** The words to look for, with how much each counts: those of the question, and what they mean. */
  function sought(words: readonly string[]): Map<string, number> {
    const found = new Map(telling(words).map((word) => [word, 1]))
    const all = ` ${words.join(' ')} `
    for (const meaning of meanings.filter((each) => all.includes(` ${each.words.join(' ')} `)))
      for (const word of meaning.mean) if (!found.has(word)) found.set(word, 0.6)
    for (const word of telling(words)) for (const each of begun(word)) found.set(each, 0.6)
    return found
  }

  /** What a word that is not known may become, while it is being typed. */
  function begun(word: string): string[] {
    if (isKnown.has(word) || word.length < 4) return []
    return known.filter((each) => each.startsWith(word))
  }

  /** What a phrase in the question counts: a small word little, a rare one most. */
  function weightOf({ words, bonus }: Phrase): number {
    const counted = words.map((word) =>
      stopWords.has(word) ? 0.25 : 1 / Math.sqrt(said.get(word) ?? 1),
    )
    return sum(counted) * (words.length > 1 ? 1.15 : 1) + bonus
  }

  return (question) => {
    const asking = question.slice(0, longest)
    const typed = stems(asking)
    const words = typed.map((word) => spelt(word, known, isKnown))
    const scores = new Map<string, number>()
    const add = (page: string, more: number) => scores.set(page, (scores.get(page) ?? 0) + more)
    for (const [word, share] of sought(words))
      for (const [page, score] of index.get(word) ?? []) add(page, score * share)
    const best = Math.max(...scores.values())
    for (const [page, score] of scores) scores.set(page, score / best)

    const asked = new Map<string, Phrase>()
    for (const [page, own] of byPage(phrasesIn(words, phrases))) {
      const ranked = own
        .map((phrase) => ({ phrase, weight: weightOf(phrase) }))
        .sort((a, z) => Number(z.phrase.first) - Number(a.phrase.first) || z.weight - a.weight)
      const [one, two] = ranked
      if (!one) continue
      asked.set(page, one.phrase)
      add(page, one.weight + 0.2 * (two?.weight ?? 0) + 0.35)
    }
    const hasAddress = address.test(asking)
    if (hasAddress) add(check, 3)

    const isFirst = (page: string) => Number(asked.get(page)?.first ?? false)
    const top = Math.max(...scores.values())
    const ranked = [...scores.entries()]
      .filter(([page, score]) => asked.has(page) || score >= top * leastShare)
      .sort(([a, one], [z, other]) => isFirst(z) - isFirst(a) || other - one)
      .flatMap(([page]) => asked.get(page)?.answer ?? pages.find(({ href }) => href === page) ?? [])
    const leading = ranked.findIndex(({ href }) => !asked.has(pathOf(href)))
    const weights = telling(words).map((word) => [word, rarityOf(index.get(word)?.size)] as const)
    const found = weights.filter(([word]) => isKnown.has(word) || begun(word).length > 0)
    const share = sum(found.map(([, each]) => each)) / sum(weights.map(([, each]) => each))
    const isSure = asked.size > 0 || hasAddress || share >= leastKnown
    return {
      pages: isSure ? ranked : contactFirst(ranked, pages),
      asked: leading === -1 ? ranked.length : leading,
      isSure,
      isExact: words.every((word, place) => word === typed[place]),
    }
  }
}

/** The page of an address that may lead to a section. */
export const pathOf = (href: string) => href.replace(/#.*/, '')
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/**
 * What people say, each with the page or section that answers it: the page where that lacks the section, and
 * Contact where the edition lacks the page.
 */
export function asksOf(
  table: readonly { href: string; asks: readonly string[]; first: boolean }[],
  answers: readonly FoundPage[],
): Asks[] {
  return table.flatMap(({ href, asks, first }) => {
    const [answer] = [href, pathOf(href), contact].flatMap(
      (place) => answers.find((each) => each.href === place) ?? [],
    )
    return answer ? [{ ...shownOf(answer), asks, first }] : []
  })
}

const shownOf = ({ href, label, summary }: FoundPage): FoundPage => ({ href, label, summary })

/** How often each word occurs. */
function counts(words: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const word of words) found.set(word, (found.get(word) ?? 0) + 1)
  return found
}

function contactFirst(found: readonly FoundPage[], pages: readonly FoundPage[]): FoundPage[] {
  const isContact = ({ href }: FoundPage) => pathOf(href) === contact
  return [...pages.filter(isContact), ...found.filter((page) => !isContact(page))]
}

/** How much a word tells that so many of all pages have. */
const rarity = (having: number, all: number) => Math.log(1 + (all - having + 0.5) / (having + 0.5))

function wordIndex(pages: readonly IndexedPage[], asks: readonly Asks[]): WordIndex {
  const texts = pages.map((page) => ({
    ...page,
    title: `${page.label} ${page.title}`,
    asks: asks
      .filter(({ href }) => pathOf(href) === page.href)
      .flatMap((each) => each.asks)
      .join(' '),
  }))
  const index: WordIndex = new Map()
  for (const [field, boost] of Object.entries(fields) as [keyof typeof fields, number][]) {
    const words = texts.map((text) => telling(stems(text[field])))
    const average = sum(words.map(({ length }) => length)) / words.length || 1
    for (const [place, own] of words.entries()) {
      const page = texts[place]?.href ?? ''
      for (const [word, count] of counts(own)) {
        const long = k * (1 - b + (b * own.length) / average)
        const score = boost * (0.5 + (count * (k + 1)) / (count + long))
        const found = index.get(word) ?? new Map<string, number>()
        index.set(word, found.set(page, (found.get(page) ?? 0) + score))
      }
    }
  }
  for (const found of index.values())
    for (const [page, score] of found) found.set(page, score * rarity(found.size, pages.length))
  return index
}

/** What people say for pages, by the table and by the pages' own names. */
function phrasesOf(pages: readonly IndexedPage[], asks: readonly Asks[]): Phrase[] {
  const titled = pages.flatMap((page) =>
    [page.label, page.title].map((title) => ({
      answer: page,
      said: title.split(/[,:|(]/, 1).join(),
      first: false,
      bonus: 0,
    })),
  )
  const named = pages.flatMap((page) =>
    page.name ? { answer: page, said: page.name, first: false, bonus: 1.5 } : [],
  )
  const told = asks.flatMap(({ asks: all, first, ...answer }) =>
    all.map((said) => ({ answer, said, first, bonus: 0 })),
  )
  return [...named, ...titled, ...told]
    .map(({ said, ...phrase }) => ({ ...phrase, words: [...new Set(stems(said))] }))
    .filter(({ words }) => words.length > 0)
}

/**
 * The phrases of which all words stand in a question, those of small words alone in a row; of two pages' phrases
 * the longer one that has all words of the other.
 */
function phrasesIn(question: readonly string[], phrases: readonly Phrase[]): Phrase[] {
  const asked = new Set(question)
  const all = ` ${question.join(' ')} `
  const found = phrases.filter(({ words }) =>
    telling(words).length > 1 || words.length === 1
      ? words.every((word) => asked.has(word))
      : all.includes(` ${words.join(' ')} `),
  )
  return found.filter(
    ({ words, answer }) =>
      !found.some(
        (other) =>
          pathOf(other.answer.href) !== pathOf(answer.href) &&
          other.words.length > words.length &&
          words.every((word) => other.words.includes(word)),
      ),
  )
}

function byPage(phrases: readonly Phrase[]): Map<string, Phrase[]> {
  const found = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    const page = pathOf(phrase.answer.href)
    found.set(page, [...(found.get(page) ?? []), phrase])
  }
  return found
}

/** A longer word that nobody knows, as it was probably meant. */
function spelt(word: string, known: readonly string[], isKnown: ReadonlySet<string>): string {
  if (word.length < correctable.one || /\d/.test(word) || isKnown.has(word)) return word
  if (known.some((each) => each.startsWith(word))) return word
  let [found, least] = [word, word.length < correctable.two ? 2 : 3]
  for (const each of known) {
    // Slips in the first letter are rare, and a comparison takes time.
    if (each[0] !== word[0] || each.length < 4 || Math.abs(each.length - word.length) > 2) continue
    const slips = distance(each, word)
    if (slips < least) [found, least] = [each, slips]
  }
  return found
}
