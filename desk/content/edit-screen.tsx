import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { holdsWords } from '../../contract/folded.ts'
import { editorConfig } from '../../editor/config.ts'
import { issueTicket } from '../accounts/sessions.ts'
import { Field, Press, Screen, sendScreen } from '../base/layout.tsx'
import type { ContentDesk } from './content-repository.ts'
import { registerKeystatic } from './keystatic.ts'
import { type IndexedRecord, recordIndex } from './record-index.ts'

const querySchema = z.object({
  /** Opens this form of the editor. */
  form: z.string().optional(),
  /** Lists the records of the form of this key. */
  kind: z.string().default(''),
  words: z.string().max(200).default(''),
})

const { collections = {}, singletons = {}, ui } = editorConfig()

/** The sections of the menu, each with its forms. */
const sections = Object.entries(ui?.navigation ?? {}).map(([name, keys]) => ({
  name,
  forms: [keys].flat().map((key: string) => ({
    key,
    label: (collections[key] ?? singletons[key])?.label ?? key,
    isList: key in collections,
  })),
}))

/** The list of all records, and the way from there into a form of the editor. */
export function registerEdit(app: FastifyInstance, desk: ContentDesk): void {
  registerKeystatic(app, desk)

  app.get('/edit', { config: { access: 'editor' } }, async (request, reply) => {
    const { form, kind, words } = querySchema.parse(request.query)
    if (form === undefined) {
      const index = await recordIndex(desk.content)
      return sendScreen(reply, <Edit {...{ index, kind, words }} />)
    }
    // The editor has an origin of its own, which does not get the desk's cookie.
    const ticket = await issueTicket(desk, request, 'edit')
    return sendScreen(
      reply,
      <Screen title="Edit" script="enter">
        <p>What you save in the editor stays within the desk until it is approved and published.</p>
        <Press to={`${desk.urls.edit}/enter`} fields={{ ticket, form }} data-enter>
          Open the editor
        </Press>
      </Screen>,
    )
  })
}

type Props = Pick<z.infer<typeof querySchema>, 'kind' | 'words'> & {
  index: readonly IndexedRecord[]
}

function Edit({ index, kind, words }: Props) {
  const chosen = sections.flatMap(({ forms }) => forms).find(({ key }) => key === kind)
  const found = index.filter(
    (record) => (!chosen || record.key === kind) && holdsWords(record.words, words),
  )
  return (
    <Screen
      title="Edit"
      purpose="Choose what to change. What you save stays within the desk until it is approved and published."
    >
      <form method="get" action="/edit" className="filter">
        <Field label="Words" type="search" name="words" defaultValue={words} maxLength={200} />
        <label>
          Kind
          <select name="kind" defaultValue={kind}>
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
      {chosen || words ? (
        <Found found={found} form={chosen} />
      ) : (
        <div className="sections">
          {sections.map(({ name, forms }) => (
            <section key={name} aria-label={name}>
              <h2>{name}</h2>
              <ul>
                {forms.map(({ key, label, isList }) => (
                  <li key={key}>
                    <a href={isList ? `/edit?kind=${key}` : `/edit?form=singleton/${key}`}>
                      {label}
                    </a>
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
  /** The form that they have in common. */
  form: (typeof sections)[number]['forms'][number] | undefined
}

function Found({ found, form }: FoundProps) {
  const isLibrary = form?.key === 'pictures'
  return (
    <section aria-labelledby="found">
      <h2 id="found">{form?.label ?? 'Found'}</h2>
      {form?.isList && (
        <p>
          <a href={`/edit?form=collection/${form.key}/create`}>Add</a>
        </p>
      )}
      {found.length === 0 && <p>Nothing holds these words. Try fewer of them, or another kind.</p>}
      <ul className={isLibrary ? 'library' : 'rows'}>
        {found.map(({ path, name, title, detail, usedIn, isOneOfMany, form: address }) => (
          <li key={path}>
            <div>
              {isLibrary && <img src={`/picture?of=${path}`} alt="" loading="lazy" />}
              <a href={`/edit?form=${address}`}>
                <strong>{title}</strong>
              </a>
              <p>{form ? detail : name}</p>
              {isLibrary && (
                <p>
                  {usedIn.length > 0 ? `Used in ${usedIn.join(', ')}.` : 'Not used anywhere yet.'}
                </p>
              )}
            </div>
            <div className="actions">
              {isOneOfMany && (
                <a href={`/edit?form=${address.replace('/item/', '/create%3Fduplicate=')}`}>
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
