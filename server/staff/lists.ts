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
export const perScreen = 50

/** How far a list is counted: with more, that it has more is enough to know. */
export const countLimit = 1000

/** Which submissions a list has: those that meet every condition that is given. */
export type ListFilter = {
  /**
   * `new` waits for somebody, neither handled nor suspected; `unsent` has a mail that the mail server has not taken;
   * `soon` is erased within days.
   */
  state?: 'new' | 'suspected' | 'unsent' | 'soon' | undefined
  kind?: FormKind | undefined
  assignee?: string | undefined
  /** Applications for one of these positions, as they were written or as the staff has filed them. */
  openings?: readonly string[] | undefined
  /** Applications for none of these positions. */
  notFor?: readonly string[] | undefined
  /** null for a new application. */
  stage?: Stage | null | undefined
  /** Received at this moment or later, and before that one. */
  from?: string | undefined
  to?: string | undefined
  /** Words, or parts of them, of name and e-mail address, or a reference. */
  words?: string | undefined
  /** Older than this one, the newest of those. */
  before?: Place | undefined
  /** Newer than this one, the oldest of those; an empty place is before everything. */
  after?: Place | undefined
}

/** Where a submission stands in a list. */
export type Place = { receivedAt: string; id: string }

/** What the desk asks for its lists. */
export function listOperations({ db }: Store, now: () => Date) {
  /** A query a kind: each reads its index in the list's order. */
  function queriesOf(kinds: readonly FormKind[], filter: ListFilter, limit: number) {
    const asked = kinds.filter((kind) => !filter.kind || kind === filter.kind)
    return asked.map((kind) => placesOf(db, kind, filter, now(), limit))
  }

  return {
    /** Submissions, the newest first: `first` is where newer ones may be, `last` where older ones may be. */
    async list(
      kinds: readonly FormKind[],
      filter: ListFilter,
      limit = perScreen,
    ): Promise<{ entries: Entry[]; first?: Place | undefined; last?: Place | undefined }> {
      const { before, after } = filter
      const queries = queriesOf(kinds, filter, limit + 1).map((query) => query.execute())
      const places = (await Promise.all(queries)).flat().sort((a, b) => (isOlder(a, b) ? 1 : -1))
      const shown = after ? places.slice(-limit) : places.slice(0, limit)
      const entries = await entriesOf(
        db,
        shown.map(({ id }) => id),
      )
      const hasMore = places.length > limit
      return {
        entries,
        ...((after ? hasMore : before) && { first: shown[0] }),
        ...((after ? after.id : hasMore) && { last: shown.at(-1) }),
      }
    },

    /** How many a list has; more than `countLimit` may be any number beyond it. */
    async count(kinds: readonly FormKind[], filter: ListFilter): Promise<number> {
      let sum = 0
      for (const query of queriesOf(kinds, filter, countLimit + 1))
        sum += (await query.execute()).length
      return sum
    },

    /** The positions of applications, and how many have each: the most first. */
    async positions(
      kinds: readonly FormKind[],
    ): Promise<{ opening: string | null; count: number }[]> {
      if (!kinds.includes('application')) return []
      const rows = await db
        .selectFrom('handling')
        .where('kind', '=', 'application')
        .select(({ fn }) => ['opening', fn.countAll().as('count')])
        .groupBy('opening')
        .orderBy('count', 'desc')
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

/** The places of the first submissions of a kind in a list: the newest, or the nearest after a place. */
export function placesOf(
  db: Database,
  kind: FormKind,
  filter: ListFilter,
  now: Date,
  limit = perScreen + 1,
) {
  const { state, assignee, openings, notFor, stage, from, to, words = '', before, after } = filter
  const order = after ? 'asc' : 'desc'
  const { rules, at: soonAt } = dueSoon([kind], now)
  const soon = rules.map((rule) => due(db, rule, soonAt).select('submissions.id'))
  // Nothing is due before it is received: with this the index begins where something may be.
  const latest =
    rules
      .map((rule) => dueBefore(rule, soonAt))
      .sort()
      .at(-1) ?? ''
  // The columns of the table whose index has the list's order and is the shorter one; the two have the same values.
  const ofSubmissions = (state === 'new' || state === 'suspected') && assignee === undefined
  const [at, id, kindOf] = ofSubmissions
    ? (['submissions.received_at', 'submissions.id', 'submissions.kind'] as const)
    : (['handling.received_at', 'handling.submission_id', 'handling.kind'] as const)
  return db
    .selectFrom('handling')
    .innerJoin('submissions', 'submissions.id', 'handling.submission_id')
    .where(kindOf, '=', kind)
    .where((row) => {
      const place = row.refTuple(at, id)
      const conditions = [
        // No parameters: then the partial indexes serve.
        state === 'new' && row('status', '=', sql.lit('new')),
        state === 'new' && row('suspected', '=', sql.lit(0)),
        state === 'suspected' && row('suspected', '=', sql.lit(1)),
        state === 'unsent' && row('submissions.id', 'in', unsent(db)),
        state === 'soon' && row(at, '<', latest),
        state === 'soon' && row.or(soon.map((each) => row(id, 'in', each))),
        assignee && row('assignee', '=', assignee),
        openings && row('opening', 'in', openings),
        notFor?.length && row.or([row('opening', 'is', null), row('opening', 'not in', notFor)]),
        stage !== undefined && row('stage', stage === null ? 'is' : '=', stage),
        from && row(at, '>=', from),
        to && row(at, '<', to),
        before && row(place, '<', row.tuple(before.receivedAt, before.id)),
        after && row(place, '>', row.tuple(after.receivedAt, after.id)),
        words.trim() !== '' && holds(row, words),
      ]
      return row.and(conditions.filter((each) => typeof each === 'object'))
    })
    .select([sql<string>`${sql.ref(at)}`.as('receivedAt'), sql<string>`${sql.ref(id)}`.as('id')])
    .orderBy(at, order)
    .orderBy(id, order)
    .limit(limit)
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
