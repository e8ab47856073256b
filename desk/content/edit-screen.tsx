import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { holdsWords } from '../../contract/folded.ts'
import { Field, Screen, sendScreen } from '../base/layout.tsx'
import type { ContentDesk } from './content-repository.ts'
import { type Kind, kinds } from './kinds.ts'
import { type IndexedRecord, recordIndex } from './record-index.ts'

const querySchema = z.object({
  /** Lists the records of the kind of this key. */
  kind: z.string().default(''),
  words: z.string().max(200).default(''),
  /** The path of a record that was removed just now. */
  removed: z.string().default(''),
  /** Whether more than the first ones are listed. */
  all: z.string().optional(),
})

/** Records that are listed at first. */
const shown = 60

/** The sections of the menu, each with its kinds. */
const sections = [...new Set(kinds.map(({ section }) => section))].map((name) => ({
  name,
  kinds: kinds.filter(({ section }) => section === name),
}))

/** The list of all records, and the way from there into their forms. */
export function registerEdit(app: FastifyInstance, { content }: ContentDesk): void {
  app.get('/edit', { config: { access: 'editor' } }, async (request, reply) => {
    const query = querySchema.parse(request.query)
    return sendScreen(reply, <Edit {...query} index={await recordIndex(content)} />)
  })
}

type Props = z.infer<typeof querySchema> & { index: readonly IndexedRecord[] }

function Edit({ index, kind, words, removed, all }: Props) {
  const chosen = kinds.find(({ key }) => key === kind)
  const found = index.filter(
    (record) => (!chosen || record.key === kind) && holdsWords(record.words, words),
  )
  return (
    <Screen
      title="Edit"
      purpose="Choose what to change. What you save stays within the desk until it is approved and published."
    >
      {removed && (
        <p role="status">
          Removed from the draft. <a href={`/edit/versions?record=${removed}`}>Versions</a> brings
          it back.
        </p>
      )}
      <form method="get" action="/edit" className="filter">
        <Field label="Words" type="search" name="words" defaultValue={words} maxLength={200} />
        <label>
          Kind
          <select name="kind" defaultValue={kind}>
            <option value="">Everything</option>
            {sections.map(({ name, kinds: forms }) => (
              <optgroup key={name} label={name}>
                {forms.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <button type="submit" className="second">
          Find
        </button>
      </form>
      <p className="actions">
        <a href="/try">Try a question</a>
      </p>
      {chosen || words ? (
        <>
          <Found found={all === undefined ? found.slice(0, shown) : found} kind={chosen} />
          {all === undefined && found.length > shown && (
            <p>
              <a href={`/edit?${new URLSearchParams({ kind, words, all: '' })}`}>
                More: all {found.length}
              </a>
            </p>
          )}
        </>
      ) : (
        <div className="sections">
          {sections.map(({ name, kinds: forms }) => (
            <section key={name} aria-label={name}>
              <h2>{name}</h2>
              <ul>
                {forms.map(({ key, label, isList }) => (
                  <li key={key}>
                    <a href={isList ? `/edit?kind=${key}` : `/edit/${key}`}>{label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Screen>
  )
}

type FoundProps = {
  found: readonly IndexedRecord[]
  /** The kind that they have in common. */
  kind: Kind | undefined
}

function Found({ found, kind }: FoundProps) {
  const isLibrary = kind?.key === 'pictures'
  return (
    <section aria-labelledby="found">
      <h2 id="found">{kind?.label ?? 'Found'}</h2>
      {kind?.isList && (
        <p>
          <a href={`/add/${kind.key}`}>Add</a>
        </p>
      )}
      {found.length === 0 && <p>Nothing holds these words. Try fewer of them, or another kind.</p>}
      <ul className={isLibrary ? 'library' : 'rows'}>
        {found.map(({ path, name, title, detail, usedIn, isOneOfMany, address }) => (
          <li key={path}>
            <div>
              {isLibrary && <img src={`/picture?of=${path}`} alt="" loading="lazy" />}
              <a href={`/edit/${address}`}>
                <strong>{title}</strong>
              </a>
              <p>{kind ? detail : name}</p>
              {isLibrary && (
                <p>
                  {usedIn.length > 0 ? `Used in ${usedIn.join(', ')}.` : 'Not used anywhere yet.'}
                </p>
              )}
            </div>
            <div className="actions">
              {isOneOfMany && (
                <a href={`/add/${address.replace('/', '?like=')}`}>
                  Duplicate<span className="unseen"> {title}</span>
                </a>
              )}
              <a href={`/edit/versions?record=${path}`}>
                Versions<span className="unseen"> of {title}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
