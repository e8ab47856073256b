import type { ChatAnswer, ChatLink, ChatRule } from '#content/model/site-schemas.ts'
import type { Found } from '#contract/finder.ts'

export type Reply = {
  text: string
  links: ChatAnswer['links']
  name: string | undefined
  /** Whether a rule has answered. */
  known: boolean
}

type Knowledge = {
  rules: readonly ChatRule[]
  fallback: ChatAnswer
  /** Companies that no rule is about, as links to their pages. */
  otherCompanies: readonly ChatLink[]
  /** Words that keep their capital within a sentence: the names of group and companies. */
  names: readonly string[]
}

/**
 * The quick answer to a message (spec 5). An introduction is answered before
 * any keyword and its name is remembered; else the first rule wins of which a
 * keyword stands anywhere in the message, whatever its case. A remembered name
 * begins the answer.
 */
export function quickAnswer(
  message: string,
  remembered: string | undefined,
  knowledge: Knowledge,
): Reply {
  const name = nameIn(message)
  if (name) {
    const text = `Nice to meet you, ${name}! What would you like to know about the group?`
    return { text, links: [], name, known: true }
  }
  const match = firstMatch(message, knowledge.rules)
  const { text, links } = match ?? fallbackFor(message, knowledge)
  const named = remembered ? `${remembered}, ${continued(text, knowledge.names)}` : text
  return { text: named, links, name: remembered, known: match !== undefined }
}

/** A link under an answer, of the best page with what it holds. */
export type AnswerLink = ChatLink & { note?: string }

/** The most links under an answer, and the most pages among them that were found: for an answer by rule, and for others. */
const most = { links: 4, byRule: 2, otherwise: 3 }

/**
 * The links under a reply: first the pages that answer the question, the best with its summary, then the reply's own.
 *
 * @param found undefined when nobody can tell
 * @param usual under an introduction, in which nothing is asked
 */
export function linksUnder(
  { links, known }: Reply,
  found: Found | undefined,
  usual: readonly ChatLink[],
): AnswerLink[] {
  const { pages = [], asked = 0, isSure = false } = found ?? {}
  const isIntroduction = known && links.length === 0
  const byRule = known && !isIntroduction
  const own = isIntroduction ? usual : links
  const shown = byRule ? Math.min(asked, most.byRule) : most.otherwise
  if (pages.length === 0 || shown === 0 || (isIntroduction && !isSure)) return [...own]
  const isTold = (href: string) => links.some((link) => link.href === href)
  const best = pages
    .slice(0, shown)
    .map(({ href, label, summary }, place) =>
      place === 0 && !(byRule && isTold(href)) ? { href, label, note: summary } : { href, label },
    )
  // Contact ends the usual links.
  const all = [...best, ...(byRule ? own : own.slice(-1))]
  return all
    .filter(({ href }, place) => all.findIndex((each) => each.href === href) === place)
    .slice(0, most.links)
}

/** A text as it goes on in a sentence: "We offer" is "we offer", a name keeps its capital. */
function continued(text: string, names: readonly string[]): string {
  const [first = ''] = text.split(' ')
  return names.includes(first) ? text : text.replace(/^./, (letter) => letter.toLowerCase())
}

/** The answer of the first rule of which a keyword is a part of the message. */
export function firstMatch(message: string, rules: readonly ChatRule[]): ChatAnswer | undefined {
  const words = message.toLowerCase()
  return rules.find(({ keywords }) => keywords.some((keyword) => words.includes(keyword)))?.answer
}

/** The fallback; asked for a company that no rule is about, it names that company's page first. */
function fallbackFor(message: string, { fallback, otherCompanies }: Knowledge): ChatAnswer {
  const words = message.toLowerCase()
  const asked = otherCompanies.filter(({ label }) => words.includes(label.toLowerCase()))
  return { text: fallback.text, links: [...asked, ...fallback.links] }
}

/** The four ways to say one's name, in the order in which they are tried (spec 5). */
const introductions = [
  /\bmy name is\s+(\S+)/i,
  /\bi['’]m\s+(\S+)/i,
  /\bi am\s+(\S+)/i,
  /\bcall me\s+(\S+)/i,
]

/** The first name in an introduction, without punctuation around it; `undefined` without one. */
export function nameIn(message: string): string | undefined {
  for (const introduction of introductions) {
    const word = introduction.exec(message)?.[1]
    const name = word && /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u.exec(word)?.[0]
    if (name) return name
  }
  return undefined
}
