import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { renderToString } from 'react-dom/server'
import { z } from 'zod'
import { valueAt } from '../../content/model/nested.ts'
import { pageOf } from '../../content/model/open-items.ts'
import { personOf } from '../accounts/access.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { Press, Screen, sendScreen } from '../base/layout.tsx'
import { changesOf } from '../content/changes.ts'
import type { ContentDesk } from '../content/content-repository.ts'
import { fileOf, type Kind, listOf } from '../content/kinds.ts'
import { type IndexedRecord, recordIndex } from '../content/record-index.ts'
import { type ContentRecord, records } from '../content/records.ts'
import { idLists } from '../content/renaming.ts'
import { formOf } from './describe.ts'
import { Editor, type EditorProps } from './editor.tsx'
import {
  type Change,
  type Choice,
  changed,
  type Field,
  fieldNamed,
  fieldNameOf,
  sentValues,
  valuesOf,
} from './field.ts'
import { type Kept, keptForms } from './kept.ts'
import { presence } from './presence.ts'
import { formValues, removeRecord, type Saved, saveRecord } from './saving.ts'
import { registerFormScript } from './script.ts'
import { registerUploads } from './uploads.ts'

/** Bytes of a form: the longest record has about 10 KB. */
export const recordBytes = 512 * 1024

const editing = { config: { access: 'editor' }, bodyLimit: recordBytes } as const

/** What a form sends beside its fields. */
const sentSchema = z.object({
  /** What its button does: `save`, or a change of the form such as `up:sections.1`. */
  do: z.string().default('save'),
  base: z.string().default(''),
  seen: z.string().optional(),
  mine: z.union([z.string(), z.array(z.string())]).default([]),
  restores: z.string().optional(),
  like: z.string().optional(),
})

/** What the parser of forms makes of a body. */
export type Body = Record<string, string | string[] | undefined>

/** The forms of all records. */
export function registerEditRecord(app: FastifyInstance, desk: ContentDesk): void {
  const { content } = desk
  const kept = keptForms(desk)
  const othersAt = presence(desk.now)
  registerUploads(app, desk)
  registerFormScript(app)

  app.get<{ Params: { '*': string } }>('/edit/*', editing, async (request, reply) => {
    const record = records.at(request.params['*'])
    const opened = record && (await open(request, record))
    return opened ? send(request, reply, opened) : reply.callNotFound()
  })

  app.get<{ Params: { '*': string }; Querystring: { like?: string } }>(
    '/add/*',
    editing,
    async (request, reply) => {
      const kind = listOf(request.params['*'])
      if (!kind) return reply.callNotFound()
      return send(request, reply, await begin(request, kind, request.query.like))
    },
  )

  for (const way of ['edit', 'add'] as const) {
    app.post<{ Params: { '*': string } }>(`/${way}/*`, editing, async (request, reply) => {
      const name = request.params['*']
      const record = way === 'edit' ? records.at(name) : undefined
      const kind = way === 'add' ? listOf(name) : record && records.kindOf(record.path)
      if (!kind) return reply.callNotFound()
      return await received(request, reply, kind, record)
    })
  }

  app.post('/kept', editing, async (request) => {
    const sent = z
      .object({ address: z.string().max(300), base: z.string().max(40), form: z.string() })
      .parse(request.body)
    return { at: await kept.keep(personOf(request).id, sent) }
  })

  app.post('/presence', { config: { access: 'editor' } }, async (request) => {
    const { address } = z.object({ address: z.string().max(300) }).parse(request.body)
    return { names: othersAt(personOf(request), address) }
  })

  async function open(request: FastifyRequest, record: ContentRecord) {
    const draft = await content.commitOf('draft')
    const bytes = await content.read(draft, record.path)
    const mine = await kept.find(personOf(request).id, record.address)
    const kind = records.kindOf(record.path)
    if (!kind || (!bytes && !mine)) return undefined
    const saved = bytes ? formValues(record, bytes) : {}
    return await editorOf(request, kind, record, { saved, base: draft }, mine)
  }

  /** A new record: with what a person has kept, a copy of another record, or nothing in its fields. */
  async function begin(request: FastifyRequest, kind: Kind, like: string | undefined) {
    const base = await content.commitOf('draft')
    const mine = await kept.find(personOf(request).id, `add/${kind.key}`)
    const other = like ? records.at(`${kind.path}/${like}`) : undefined
    const bytes = other && (await content.read(base, other.path))
    const form = formOf(kind)
    const blank = valuesOf(form.kind === 'group' ? form.fields : [])
    const values = bytes ? { ...formValues(other, bytes), _address: '' } : blank
    const view = await editorOf(
      request,
      kind,
      undefined,
      { saved: blank, base },
      bytes ? undefined : mine,
    )
    return { ...view, ...(bytes && { values, like }) }
  }

  async function received(
    request: FastifyRequest<{ Params: { '*': string } }>,
    reply: FastifyReply,
    kind: Kind,
    record: ContentRecord | undefined,
  ) {
    const person = personOf(request)
    const sent = sentSchema.parse(request.body)
    const form = formOf(kind)
    const written = Object(sentValues(form, fieldsOf(request.body as Body)))
    const address = record?.address ?? `add/${kind.key}`
    const [what, ...name] = sent.do.split(':')
    const [conflict = ''] = name
    const mine = [...[sent.mine].flat(), ...(what === 'mine' ? [conflict] : [])]
    const values = what === 'theirs' ? await withTheirs(conflict) : written
    const isKnown = await content.files(sent.base || 'none').then(Boolean, () => false)
    // Unknown, for example, when a backup was restored after the form was opened.
    const base = isKnown ? sent.base : await content.commitOf('draft')
    const { seen, like } = sent
    if (what === 'discard') {
      await kept.forget(person.id, address)
      return reply.redirect(record ? `/edit/${record.address}` : `/edit?kind=${kind.key}`, 303)
    }
    if (what === 'remove record' && record) {
      const problem = await removeRecord(content, person, record, base)
      if (problem) return send(request, reply.code(409), { ...(await shown()), notice: problem })
      await noteSave(person.id, record.name, 'removed')
      await kept.forget(person.id, address)
      return reply.redirect(`/edit?kind=${kind.key}&removed=${record.path}`, 303)
    }
    // Without script, the decision of a conflict saves.
    if (what !== 'save' && what !== 'mine' && what !== 'theirs') {
      const next = changed(form, values, changeOf(what, name))
      return send(request, reply, { ...(await shown()), values: next })
    }
    const restores = sent.restores !== undefined
    const save = { kind, record, base, values, copyOf: like, seen, mine, restores }
    const saved = await saveRecord(content, person, save)
    if (!('commit' in saved && 'record' in saved)) {
      // Kept at once, so that a page that is closed now loses nothing.
      await kept.keep(person.id, { address, base, form: sentForm(request.body as Body) })
      return send(request, reply.code(409), {
        ...(await shown()),
        ...refusal(form, saved, mine),
      })
    }
    await kept.forget(person.id, address)
    await noteSave(person.id, saved.record.name, 'saved')
    if (!wantsJson(request)) return reply.redirect(`/edit/${saved.record.address}?saved`, 303)
    const opened = await open(request, saved.record)
    return opened ? send(request, reply, opened) : reply.callNotFound()

    /** The form with what was sent, for an answer that does not end it. */
    async function shown(): Promise<EditorProps> {
      const stored = record && (await content.read(base, record.path))
      const before = stored ? formValues(record, stored) : {}
      const view = await editorOf(request, kind, record, { saved: before, base }, undefined)
      return { ...view, values, mine, ...(like && { like }), ...(seen && { seen }) }
    }

    /** What was sent, with what the other person had saved in a field when this one saw both. */
    async function withTheirs(field: string) {
      const bytes = record && sent.seen && (await content.read(sent.seen, record.path))
      if (!bytes) return written
      const value = valueAt(formValues(record, bytes), field.split('.'))
      return Object(changed(form, written, { do: 'set', name: field, value }))
    }
  }

  async function noteSave(person: string, subject: string, action: string): Promise<void> {
    await desk.audit({ person, action, subject })
    // Fills the cache of the Changes screen, which is often opened next.
    changesOf(content).catch((error) => desk.log.error({ err: error }, 'not compared'))
  }

  async function editorOf(
    request: FastifyRequest,
    kind: Kind,
    record: ContentRecord | undefined,
    { saved, base }: { saved: unknown; base: string },
    mine: Kept | undefined,
  ): Promise<EditorProps> {
    const { id } = personOf(request)
    const form = formOf(kind)
    const address = record?.address ?? `add/${kind.key}`
    const index = await recordIndex(content)
    const known = index.find(({ path }) => path === record?.path)
    const values = mine ? sentValues(form, new URLSearchParams(mine.form)) : saved
    return {
      person: id,
      address,
      record: record?.path ?? fileOf(kind, 'new'),
      title: record ? (known?.title ?? record.name) : `Add to ${kind.label}`,
      form,
      saved,
      values,
      base: mine?.base ?? base,
      keptAt: mine && { at: mine.at, time: lagosTime(mine.at) },
      choices: choicesOf(index),
      removal: record?.isOneOfMany ? removalOf(index, record) : undefined,
      others: othersAt(personOf(request), address),
      problems: [],
      conflicts: [],
      pages: index.flatMap(({ page, title }) => (page ? [{ value: page, label: title }] : [])),
    }
  }
}

/** What the fields of the content choose from. */
function choicesOf(index: readonly IndexedRecord[]) {
  const records = (key: string) =>
    index
      .filter((record) => record.key === key)
      .map(({ address, title, detail }): Choice => {
        const [, value = ''] = address.split('/')
        return { value, label: title, detail }
      })
  const entries = idLists.map(({ of, file, list, label }) => {
    const data = index.find(({ path }) => path === file)?.data
    return [of, named(data, list, label)] as const
  })
  return {
    companies: records('companies'),
    pictures: records('pictures'),
    ...Object.fromEntries(entries),
  }
}

/** What to know before a record is removed. */
function removalOf(index: readonly IndexedRecord[], { path }: ContentRecord): string {
  const used = index.find((each) => each.path === path)?.usedIn ?? []
  return used.length > 0
    ? `It is used in ${used.join(', ')}. Choose another there first, and save that.`
    : 'It goes from the draft. Visitors see it until that is published; Versions brings it back.'
}

/** Sends the form: as JSON to its script, which asks for it, else as a screen. */
function send(request: FastifyRequest, reply: FastifyReply, editor: EditorProps) {
  if (wantsJson(request)) return reply.send(editor)
  const { saved } = z.object({ saved: z.string().optional() }).parse(request.query)
  // A form without `action` is sent to the address of its page, with what stands behind the question mark.
  const isSaved = saved !== undefined && request.method === 'GET'
  return sendScreen(reply, <EditRecord editor={editor} isSaved={isSaved} />, reply.statusCode)
}

const wantsJson = ({ headers }: FastifyRequest) => headers.accept === 'application/json'

/** Entries of a list in a data file, by their ids. */
function named(data: unknown, list: string, label: string): Choice[] {
  const schema = z.object({ [list]: z.array(z.looseObject({ id: z.string() })) })
  const entries = schema.safeParse(data).data?.[list] ?? []
  return entries.map((entry) => ({ value: entry.id, label: String(entry[label] ?? entry.id) }))
}

/** Reads the fields of a body, of which the first counts. */
export function fieldsOf(body: Body) {
  return {
    has: (name: string) => body[name] !== undefined,
    get: (name: string) => [body[name]].flat()[0] ?? null,
  }
}

const sentForm = (body: Body) =>
  String(
    new URLSearchParams(
      Object.entries(body).flatMap(([name, values]) =>
        [values].flat().map((value): [string, string] => [name, value ?? '']),
      ),
    ),
  )

/** The change of a form that a button asks for without script: `up:sections.1`. */
function changeOf(what: string | undefined, [name = '', kind = '']: readonly string[]): Change {
  switch (what) {
    case 'add':
    case 'remove':
    case 'up':
    case 'down':
    case 'copy':
    case 'open':
    case 'leave out':
      return { do: what, name }
    case 'add kind':
      return { do: what, name, kind }
    default:
      // The kind that is chosen has come with the fields.
      return { do: 'set', name: '_', value: undefined }
  }
}

/** What a form shows when it was not saved. */
function refusal(
  form: Field,
  saved: Exclude<Saved, { record: ContentRecord }>,
  mine: readonly string[],
): Partial<EditorProps> {
  if ('removed' in saved)
    return {
      notice: `${saved.removed} Save again to bring it back with your words.`,
      restores: true,
    }
  if ('mistakes' in saved) {
    const problems = saved.mistakes.map(({ at, text }) => ({ name: fieldNameOf(at), text }))
    return { problems }
  }
  const { conflicts, values, commit, author, at } = saved
  const labelOf = (name: string) => fieldNamed(form, values, name)?.label ?? name
  return {
    values,
    seen: commit,
    mine: mine.filter((decided) => !conflicts.some((each) => each.name === decided)),
    conflicts: conflicts.map((each) => ({ ...each, label: labelOf(each.name), author, at })),
  }
}

function EditRecord({ editor, isSaved }: { editor: EditorProps; isSaved: boolean }) {
  const { address, record, title, form, keptAt, removal } = editor
  const isNew = address.startsWith('add/')
  const kind = removal !== undefined || isNew ? record.split('/')[0] : ''
  const page = pageOf({ file: record, data: editor.saved }, [])
  // Within an element of a script, text that ends the script would end it.
  const json = JSON.stringify(editor).replaceAll('<', '\\u003c')
  return (
    <Screen title={title} script="editor">
      <p className="actions">
        <a href={kind ? `/edit?kind=${kind}` : '/edit'}>{kind ? `All of ${form.label}` : 'Edit'}</a>
        {!isNew && <a href={`/edit/versions?record=${record}`}>Versions</a>}
        {!isNew && <a href={`/preview?path=${encodeURIComponent(page)}`}>Its page</a>}
        {record === 'find.yaml' && <a href="/try">Try a question</a>}
      </p>
      {isSaved && <p role="status">Saved. Visitors see it once it is approved and published.</p>}
      <div
        id="editor"
        dangerouslySetInnerHTML={{ __html: renderToString(<Editor {...editor} />) }}
      />
      <script type="application/json" id="editor-data" dangerouslySetInnerHTML={{ __html: json }} />
      {keptAt && (
        <Press
          to={isNew ? `/${address}` : `/edit/${address}`}
          kind="second"
          fields={{ do: 'discard' }}
        >
          Discard what is not saved
        </Press>
      )}
      {!isNew && <Removal editor={editor} />}
    </Screen>
  )
}

function Removal({ editor: { address, base, removal } }: { editor: EditorProps }) {
  if (removal === undefined) return null
  return (
    <Press to={`/edit/${address}`} fields={{ do: 'remove record', base }} warning={removal}>
      Remove
    </Press>
  )
}
