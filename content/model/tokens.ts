import type { z } from 'zod'
import { contentKind } from './content-kind.ts'
import { retentionSchema } from './document-schemas.ts'
import { type Figure, figureSchema } from './figure-schemas.ts'
import { groupSchema } from './group-schemas.ts'
import { mapNested } from './nested.ts'
import { once } from './once.ts'
import { readContent } from './parse.ts'
import { contactSchema } from './place-schemas.ts'
import { isShown } from './placeholders.ts'
import { figures, listedCompanies, shownEntries } from './references.ts'
import { retentionTable } from './retention-text.ts'
import { clockTime } from './times.ts'

/** A figure as people read it, such as `500+` or `30%`. */
export function formatFigure({ value, year, prefix = '', suffix = '' }: Figure): string {
  const number = year ? String(value) : value.toLocaleString('en-GB')
  return `${prefix}${number}${suffix}`
}

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** A number as a word up to twenty, in digits beyond. */
export function numberWord(value: number): string {
  return words[value] ?? String(value)
}

const inBraces = /\{([^{}\n]*)\}/g

/**
 * What a text may name in braces, and what stands there then: undefined if the source file is invalid,
 * which is reported there. Lazy, because the server uses few tokens and should not parse all files at
 * its start.
 */
type Token = [name: string, text: () => string | undefined]

const tokens = once(
  () =>
    new Map([
      ...figureTokens(),
      ['menu-companies:word', () => numberWord(menuCompanies().length)],
      ['company-names', () => namesOf(listedCompanies())],
      ['menu-company-names', () => namesOf(menuCompanies())],
      ...tokensFrom('group.yaml', groupSchema, {
        group: ({ name }) => name,
        'registered-name': ({ registered }) => registered.name,
        'registration-number': ({ registered }) => registered.number,
        vision: ({ vision }) => shown(vision)?.text,
        mission: ({ mission }) => shown(mission)?.text,
      }),
      ...tokensFrom('contact.yaml', contactSchema, {
        email: ({ emails }) => emails.general.address,
        'hr-email': ({ emails }) => emails.careers.address,
        'privacy-email': ({ emails, topics }) =>
          topics.find(({ id }) => id === 'privacy')?.email ?? emails.general.address,
        phone: ({ phones }) => phones[0].display,
        dial: ({ phones }) => phones[0].dial,
        address: ({ offices }) => offices[0].address.join(', '),
        // Without the street.
        'head-office': ({ offices }) => offices[0].address.slice(1).join(', '),
        hours: ({ hours }) =>
          list.format(
            hours.map(
              ({ days, opens, closes }) => `${days} ${clockTime(opens)}-${clockTime(closes)}`,
            ),
          ),
      }),
      ['ai-provider', aiProvider],
      // The page of quality, health, safety, security and environment, with a policy or without one.
      ['qhsse', () => (shownEntries('qhsse.yaml', 'duties').length > 0 ? 'QHSSE Policy' : 'QHSSE')],
      // A table, for a Markdown text that shows it.
      ...tokensFrom('retention.yaml', retentionSchema, { retention: retentionTable }),
    ]),
)

function tokensFrom<S extends z.ZodType>(
  file: string,
  schema: S,
  texts: Record<string, (value: z.infer<S>) => string | undefined>,
): Token[] {
  const read = once(() => schema.safeParse(readContent(file).data))
  return Object.entries(texts).map(([name, text]) => [
    name,
    () => {
      const { success, data } = read()
      return success ? text(data) : undefined
    },
  ])
}

/** Who answers "Ask AI" (spec 2.15), by the address in the settings; the build hands it on. */
function aiProvider(): string {
  const { host } = new URL(process.env.AI_BASE_URL ?? 'https://api.openai.com/v1')
  return host === 'api.openai.com' ? 'OpenAI' : host
}

/** A record, if the build shows it. */
function shown<T>(record: T): T | undefined {
  return isShown(record) ? record : undefined
}

/** Each figure by its id; `{id:word}` writes it as a word, `{id:Word}` with a capital. */
function figureTokens(): Token[] {
  return [...figures()].flatMap(([id, entry]): Token[] => {
    const figure = once(() => shown(figureSchema.safeParse(entry).data))
    const as = (write: (figure: Figure) => string) => () => {
      const found = figure()
      return found && write(found)
    }
    const word = ({ value }: Figure) => numberWord(value)
    const capital = (each: Figure) => word(each).replace(/^./, (letter) => letter.toUpperCase())
    return [
      [id, as(formatFigure)],
      [`${id}:word`, as(word)],
      [`${id}:Word`, as(capital)],
    ]
  })
}

const list = new Intl.ListFormat('en-GB')

/** The companies' names as a list: "Wellrich, Gasrich and Fatgas". */
const namesOf = (companies: { name: string }[]) => list.format(companies.map(({ name }) => name))

const menuCompanies = () => listedCompanies().filter(({ inMenu }) => inMenu)

/** A text with what it names in braces filled in. */
export function filled(text: string): string {
  return text.replace(inBraces, (whole, name: string) => tokens().get(name)?.() ?? whole)
}

/** All that texts may name in braces, with what stands there, as one text: two are equal where they fill in the same. */
export const tokenTexts = once(() =>
  JSON.stringify([...tokens()].map(([name, text]) => [name, text()])),
)

/** The names in braces. */
export function tokensIn(text: string): string[] {
  return [...text.matchAll(inBraces)].map(([, name = '']) => name)
}

/**
 * The names in braces that have no value.
 *
 * @param only the names that may stand there, where a program fills them in later
 */
export function unknownTokens(text: string, only?: readonly string[]): string[] {
  if (only) return tokensIn(text).filter((name) => !only.includes(name))
  return tokensIn(text).filter((name) => !tokens().has(name) || isPlaceholderToken(name))
}

/** Whether a name stands for a placeholder, in a build that leaves those out. */
export function isPlaceholderToken(name: string): boolean {
  return contentKind() === 'confirmed' && tokens().has(name) && tokens().get(name)?.() === undefined
}

/** A copy of `value` in which every text is filled in. */
export function filledIn(value: unknown): unknown {
  return mapNested(value, (each) => (typeof each === 'string' ? filled(each) : each))
}
