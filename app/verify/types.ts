/** The kinds of entry that a visitor can check. */
export const kinds = ['mail', 'web', 'phone', 'reference', 'profile'] as const

type Kind = (typeof kinds)[number]

/** One entry of the official list, as the page holds it. */
export type Listed = { kind: Kind; value: string }

/** The official list, with which entries are compared. */
export type Official = {
  records: readonly Listed[]
  /** The names that an impostor would use: the group's and the companies', without spaces. */
  names: readonly string[]
}

/** The signs of a look-alike. */
const tricks = [
  'letters',
  'alphabet',
  'ending',
  'inside',
  'extra',
  'before-at',
  'path',
  'hidden',
  'digits',
] as const

export type Trick = (typeof tricks)[number]

/** A run of letters; `differs` when the other side lacks it. */
export type Part = { text: string; differs: boolean }

/** Two texts side by side. */
export type Comparison = { typed: readonly Part[]; official: readonly Part[] }

/** The result of checking an entry. Only `listed` confirms it. */
export type Verdict =
  | { answer: 'listed'; typed: string; record: Listed }
  | {
      answer: 'lookalike'
      typed: string
      trick: Trick
      comparison: Comparison
      /** The codes of other alphabets than Latin in it, such as `Cyrl`. */
      scripts: readonly string[]
    }
  | { answer: 'ours' | 'free-mail' | 'unknown'; typed: string; kind: Kind }
  | { answer: 'unreadable'; typed: string }
