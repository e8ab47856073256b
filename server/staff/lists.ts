import { type Expression, type ExpressionBuilder, sql } from 'kysely'
import { typedWords } from '#contract/folded.ts'
import type { FormKind } from '#contract/forms.ts'
import { isExample } from '#contract/headers.ts'
import type { Store } from '#server/store/open-store.ts'
import type { Database, Stage, Tables } from '#server/store/tables.ts'
import { subscribersTable } from '#server/submissions/csv.ts'
import { type Entry, entriesOf } from '#server/submissions/entries.ts'
import { countDue, due, dueBefore, dueSoon } from '#server/submissions/retention.ts'
import { StaffRefusal } from './refusal.ts'

/** Submissions on one screen. */
const perScreen = 50

/** Which submissions a list has: those that meet every condition that is given. */
export type ListFilter = {
  /**
   * `new` waits for somebody, neither handled nor suspected; `unsent` has a mail that the mail server has not taken;
   * `soon` is erased within days.
   */
  state?: 'new' | 'suspected' | 'unsent' | 'soon' | undefined
  kind?: FormKind | undefined
  assignee?: string | undefined
  /** The position as it was written; null for none. */
  opening?: string | null | undefined
  stage?: Stage | undefined
  /** Received at this moment or later, and before that one. */
  from?: string | undefined
  to?: string | undefined
  /** Words, or parts of them, of name and e-mail address, or a reference. */
  words?: string | undefined
  /** Older than this one. */
  before?: Place | undefined
}

/** Where a submission stands in a list. */
export type Place = { receivedAt: string; id: string }

/** What the desk asks for its lists. */
export function listOperations({ db }: Store, now: () => Date) {
  return {
    /**
     * Submissions, the newest first, and the last one's place where there are older ones.
     *
     * @param openings leaves those for one of these in it, by their positions
     */
    async list(
      kinds: readonly FormKind[],
      filter: Omit<ListFilter, 'opening'>,
      openings?: readonly ListFilter['opening'][],
    ): Promise<{ entries: Entry[]; last?: Place }> {
      // A query a kind and position: each reads its index in the list's order.
      const found = await Promise.all(
        kinds
          .filter((kind) => !filter.kind || kind === filter.kind)
          .flatMap((kind) =>
            (openings ?? [undefined]).map((opening) =>
              placesOf(db, kind, { ...filter, opening }, now()).execute(),
            ),
          ),
      )
      const places = found.flat().sort((a, b) => (isOlder(a, b) ? 1 : -1))
      const shown = places.slice(0, perScreen)
      const entries = await entriesOf(
        db,
        shown.map(({ id }) => id),
      )
      const last = shown.at(-1)
      return { entries, ...(last && places.length > perScreen && { last }) }
    },

    /** The positions of applications, as they were written, and how many have each. */
    async positions(
      kinds: readonly FormKind[],
    ): Promise<{ opening: string | null; count: number }[]> {
      if (!kinds.includes('application')) return []
      const rows = await db
        .selectFrom('handling')
        .where('kind', '=', 'application')
        .select(({ fn }) => ['opening', fn.countAll().as('count')])
        .groupBy('opening')
        .orderBy('opening')
        .execute()
      return rows.map(({ opening, count }) => ({ opening, count: Number(count) }))
    },

    /** The applications with some positions, without suspected spam, and the bytes of their files. */
    async openingFiles(
      kinds: readonly FormKind[],
      openings: readonly (string | null)[],
      { from = '', to = '9999' }: Pick<ListFilter, 'from' | 'to'>,
    ): Promise<{ id: string; size: number | null }[]> {
      if (openings.length === 0 || !kinds.includes('application')) return []
      return await db
        .selectFrom('handling')
        .innerJoin('submissions', 'submissions.id', 'handling.submission_id')
        .leftJoin('resumes', 'resumes.submission_id', 'submissions.id')
        .where('opening', 'in', openings)
        .where('suspected', '=', 0)
        .where('handling.received_at', '>=', from)
        .where('handling.received_at', '<', to)
        .select(['submissions.id', 'size'])
        .orderBy('submissions.id')
        .execute()
    },

    /** How many submissions are erased within days. */
    async countSoon(kinds: readonly FormKind[]): Promise<number> {
      let count = 0
      const { rules, at } = dueSoon(kinds, now())
      for (const rule of rules) count += await countDue(db, rule, at)
      return count
    },

    /** The subscribers as a table for a mailing. @param linkBase the origin of the links to unsubscribe */
    async subscribers(
      kinds: readonly FormKind[],
      linkBase: string,
    ): Promise<{ table: string; count: number }> {
      if (isExample(linkBase)) {
        throw new StaffRefusal(
          'The links to unsubscribe would lead nowhere: ask whoever runs the website to set its public address.',
        )
      }
      return kinds.includes('newsletter')
        ? await subscribersTable(db, linkBase)
        : { table: '', count: 0 }
    },
  }
}

function isOlder(a: Place, b: Place): boolean {
  return a.receivedAt < b.receivedAt || (a.receivedAt === b.receivedAt && a.id < b.id)
}

/** The places of the newest submissions of a kind in a list, one more than a screen shows. */
export function placesOf(db: Database, kind: FormKind, filter: ListFilter, now: Date) {
  const { state, assignee, opening, stage, from, to, words = '', before } = filter
  const { rules, at: soonAt } = dueSoon([kind], now)
  const soon = rules.map((rule) => due(db, rule, soonAt).select('submissions.id'))
  // Nothing is due before it is received: with this the index begins where something may be.
  const latest =
    rules
      .map((rule) => dueBefore(rule, soonAt))
      .sort()
      .at(-1) ?? ''
  // The columns of the table whose index has the list's order; the two have the same values.
  const ofSubmissions = state === 'new' || state === 'suspected'
  const [at, id, kindOf] = ofSubmissions
    ? (['submissions.received_at', 'submissions.id', 'submissions.kind'] as const)
    : (['handling.received_at', 'handling.submission_id', 'handling.kind'] as const)
  return db
    .selectFrom('handling')
    .innerJoin('submissions', 'submissions.id', 'handling.submission_id')
    .where(kindOf, '=', kind)
    .where((row) =>
      row.and([
        // No parameters: then the partial indexes serve.
        ...(state === 'new'
          ? [row('status', '=', sql.lit('new')), row('suspected', '=', sql.lit(0))]
          : []),
        ...(state === 'suspected' ? [row('suspected', '=', sql.lit(1))] : []),
        ...(state === 'unsent' ? [row('submissions.id', 'in', unsent(db))] : []),
        ...(state === 'soon'
          ? [row(at, '<', latest), row.or(soon.map((each) => row(id, 'in', each)))]
          : []),
        ...(assignee === undefined ? [] : [row('assignee', '=', assignee)]),
        ...(opening === undefined ? [] : [row('opening', opening === null ? 'is' : '=', opening)]),
        ...(stage === undefined ? [] : [row('stage', '=', stage)]),
        ...(from === undefined ? [] : [row(at, '>=', from)]),
        ...(to === undefined ? [] : [row(at, '<', to)]),
        ...(before === undefined
          ? []
          : [
              row(at, '<=', before.receivedAt),
              row.or([row(at, '<', before.receivedAt), row(id, '<', before.id)]),
            ]),
        ...(words.trim() === '' ? [] : [holds(row, words)]),
      ]),
    )
    .select([sql<string>`${sql.ref(at)}`.as('receivedAt'), sql<string>`${sql.ref(id)}`.as('id')])
    .orderBy(at, 'desc')
    .orderBy(id, 'desc')
    .limit(perScreen + 1)
}

/** Submissions with a mail that has failed, at least for now. */
function unsent(db: Database) {
  return db
    .selectFrom('outbox')
    .where('sent_at', 'is', null)
    .where('error', 'is not', null)
    .select('submission_id')
}

/** Digits and letters of references (store/new-id.ts), as many as tell one from a word. */
const partOfReference = /^[0-9A-HJKMNP-TV-Z]{4,10}$/

function holds(row: ExpressionBuilder<Tables, 'handling' | 'submissions'>, typed: string) {
  const words = typedWords(typed)
  // Any word, as a mail says "Reference E35PGNGW4M."; some letters look like digits.
  const references = words
    .map((word) => word.toUpperCase().replace(/[IL]/g, '1').replace(/O/g, '0'))
    .filter((word) => partOfReference.test(word))
  return row.or([
    row.and(words.map((word) => contains(row.ref('handling.words'), word))),
    ...references.map((word) => contains(row.ref('handling.submission_id'), word)),
  ])
}

/** Whether a column holds a text, whatever signs it has. */
export function contains(column: Expression<string>, text: string) {
  return sql<boolean>`${column} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}
