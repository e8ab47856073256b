import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import mime from 'mime'
import { z } from 'zod'
import { holdsWords } from '../../contract/folded.ts'
import { editorConfig } from '../../editor/config.ts'
import { personOf } from '../accounts/access.ts'
import { issueTicket } from '../accounts/sessions.ts'
import { Press, Screen, sendScreen } from '../base/layout.tsx'
import type { Person } from '../base/people.ts'
import type { ContentDesk } from './content-repository.ts'
import { registerKeystatic } from './keystatic.ts'
import { type IndexedRecord, recordIndex } from './record-index.ts'
import { recordsOf } from './records.ts'

const querySchema = z.object({
  /** Opens this form of the editor. */
  form: z.string().optional(),
  /** Lists the records of this form or section. */
  kind: z.string().default(''),
  words: z.string().max(200).default(''),
})
const pictureSchema = z.object({ of: z.string() })

/** The pictures that come with the code, by the names of their records. */
const drawn = new URL('../../app/pictures/', import.meta.url)

/** The forms of a section of the menu. */
type Section = { name: string; forms: readonly { key: string; label: string; isList: boolean }[] }

/** The list of all records, and the way from there into a form of the editor. */
export function registerEdit(app: FastifyInstance, desk: ContentDesk): void {
  const { content } = desk
  registerKeystatic(app, desk)
  const config = editorConfig()
  const records = recordsOf(config)
  const { collections = {}, singletons = {}, ui } = config
  const sections = Object.entries(ui?.navigation ?? {}).map(
    ([name, keys]): Section => ({
      name,
      forms: [keys].flat().map((key: string) => ({
        key,
        label: (collections[key] ?? singletons[key])?.label ?? key,
        isList: key in collections,
      })),
    }),
  )
  const editor = { config: { access: 'editor' } } as const

  app.get('/edit', editor, async (request, reply) => {
    const { form, kind, words } = querySchema.parse(request.query)
    const person = personOf(request)
    if (form !== undefined) {
      // The editor has an origin of its own, which does not get the desk's cookie.
      const ticket = await issueTicket(desk, request, 'edit')
      const fields = { ticket, form }
      return sendScreen(
        reply,
        <Enter person={person} to={`${desk.urls.edit}/enter`} fields={fields} />,
      )
    }
    const index = await recordIndex(content, records)
    return sendScreen(reply, <Edit {...{ person, sections, index, kind, words }} />)
  })

  // The editor shows it too (editor/point-field.ts), on its own origin.
  app.get('/picture', { config: { ...editor.config, origin: 'edit' } }, sendPicture)
  app.get('/edit/picture', editor, sendPicture)

  async function sendPicture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { of } = pictureSchema.parse(request.query)
    const record = (await recordIndex(content, records)).find(({ path }) => path === of)
    if (!record) return notFound(reply)
    const { photograph } = record
    const bytes = photograph
      ? await content.read(await content.commitOf('draft'), photograph)
      : await readFile(new URL(`${idOf(record)}.webp`, drawn)).catch(() => undefined)
    if (!bytes) return notFound(reply)
    return reply
      .type(mime.getType(photograph ?? '.webp') ?? 'application/octet-stream')
      .header('cache-control', 'private, max-age=60')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(bytes)
  }
}

function notFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}

function Enter({
  person,
  to,
  fields,
}: {
  person: Person
  to: string
  fields: Record<string, string>
}) {
  return (
    <Screen title="Edit" person={person} script="enter">
      <p>What you save in the editor stays within the desk until it is approved and published.</p>
      <Press to={to} fields={fields} data-enter>
        Open the editor
      </Press>
    </Screen>
  )
}

type Props = {
  person: Person
  sections: readonly Section[]
  index: readonly IndexedRecord[]
  kind: string
  words: string
}

function Edit({ person, sections, index, kind, words }: Props) {
  const forms = sections.flatMap((section) => section.forms)
  const chosen = forms.find(({ key }) => key === kind)
  const found = index.filter(
    (record) => (!chosen || record.key === kind) && holdsWords(record.words, words),
  )
  const labelOf = ({ key }: IndexedRecord) => forms.find((form) => form.key === key)?.label ?? key
  return (
    <Screen title="Edit" person={person}>
      <p className="lead">
        Choose what to change. What you save stays within the desk until it is approved and
        published.
      </p>
      <form method="get" action="/edit" className="filter">
        <label>
          Words
          <input type="search" name="words" defaultValue={words} maxLength={200} />
        </label>
        <label>
          Kind
          <select name="kind" defaultValue={chosen ? kind : ''}>
            <option value="">Everything</option>
            {sections.map(({ name, forms }) => (
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
      {!chosen && words === '' ? (
        <Sections sections={sections} index={index} />
      ) : (
        <Found {...{ found, chosen, labelOf }} />
      )}
    </Screen>
  )
}

function Sections({ sections, index }: Pick<Props, 'sections' | 'index'>) {
  return (
    <div className="sections">
      {sections.map(({ name, forms }) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <ul>
            {forms.map(({ key, label, isList }) => (
              <li key={key}>
                {isList ? (
                  <>
                    <a href={`/edit?kind=${key}`}>{label}</a>{' '}
                    <span className="small">
                      {index.filter((record) => record.key === key).length}
                    </span>
                  </>
                ) : (
                  <a href={`/edit?form=singleton/${key}`}>{label}</a>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type FoundProps = {
  found: readonly IndexedRecord[]
  chosen: Section['forms'][number] | undefined
  labelOf: (record: IndexedRecord) => string
}

function Found({ found, chosen, labelOf }: FoundProps) {
  const isLibrary = chosen?.key === 'pictures'
  return (
    <section aria-labelledby="found">
      <h2 id="found">{chosen ? chosen.label : 'Found'}</h2>
      {chosen?.isList && (
        <p>
          <a href={`/edit?form=collection/${chosen.key}/create`}>Add</a>
        </p>
      )}
      {found.length === 0 && <p>Nothing holds these words. Try fewer of them, or another kind.</p>}
      <ul className={isLibrary ? 'library' : 'rows'}>
        {found.map((record) => (
          <li key={record.path}>
            <div>
              {isLibrary && (
                <img
                  src={`/edit/picture?of=${record.path}`}
                  alt=""
                  loading="lazy"
                  width="320"
                  height="200"
                />
              )}
              <a href={`/edit?form=${record.form}`}>
                <strong>{record.title}</strong>
              </a>
              <p>{[chosen ? '' : labelOf(record), record.detail].filter(Boolean).join(': ')}</p>
              {isLibrary && <Uses usedIn={record.usedIn} />}
            </div>
            <div className="actions">
              {record.isOneOfMany && !isLibrary && (
                <a
                  href={`/edit?form=${encodeURIComponent(`collection/${record.key}/create?duplicate=${idOf(record)}`)}`}
                >
                  Duplicate<span className="unseen"> {record.title}</span>
                </a>
              )}
              <a href={`/edit/versions?record=${record.path}`}>
                Versions<span className="unseen"> of {record.title}</span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Uses({ usedIn }: Pick<IndexedRecord, 'usedIn'>) {
  if (usedIn.length === 0) return <p>Not used anywhere yet.</p>
  return <p>Used in {usedIn.join(', ')}.</p>
}

/** The name of a record's file. */
function idOf({ path }: IndexedRecord): string {
  return path.replace(/^.*\/|\.\w+$/g, '')
}
