import { createContext, type MouseEvent, memo, type ReactNode, useContext, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type Change,
  type Choice,
  type Conflict,
  entryName,
  type Field,
  fieldsIn,
  uploadIn,
  within,
} from './field.ts'
import { PictureField, PictureUpload, PointPicture } from './picture-field.tsx'
import { RichText } from './rich-text.tsx'

/** A mistake in what somebody has written, at the field of that name. */
export type FieldProblem = { name: string; text: string }

/** What another person has saved in a field that this person has changed as well. */
export type FieldConflict = Conflict & { label: string; author: string; at: string }

/** What the fields of one form have in common. */
export type FormContext = {
  /** The data file of the record, from `content/`. */
  record: string
  /** What the field of its picture holds (`uploadIn`). */
  upload: string
  /** What there is to choose from, by the `of` of a field. */
  choices: Readonly<Record<string, readonly Choice[]>>
  problems: readonly FieldProblem[]
  conflicts: readonly FieldConflict[]
  change: (change: Change) => void
  /** Ends a conflict: with this person's words, or the other one's. */
  decide: (conflict: FieldConflict, whose: 'mine' | 'theirs') => void
}

const Context = createContext<FormContext>({
  record: '',
  upload: '',
  choices: {},
  problems: [],
  conflicts: [],
  change() {},
  decide() {},
})

const useForm = () => useContext(Context)

type Props = { field: Field; name: string; value: unknown }

/** The fields of a record. Without script its buttons are answered by the server, with the same changes. */
export function RecordFields({
  form,
  values,
  context,
}: {
  form: Field
  values: unknown
  context: FormContext
}) {
  return (
    <Context value={context}>
      <Group field={form} name="" value={values} />
    </Context>
  )
}

function Group({ field, name, value }: Props) {
  const fields = fieldsIn(field, value)
  const folded = fields.filter((each) => each.folded)
  const show = (each: Field) => (
    <FormField
      key={each.key}
      field={each}
      name={name ? `${name}.${each.key}` : each.key}
      value={within(value, each.key)}
    />
  )
  return (
    <>
      {fields.filter((each) => !each.folded).map(show)}
      {folded.length > 0 && (
        <details className="more">
          <summary>
            More<span className="small">: {folded.map(({ label }) => label).join(', ')}</span>
          </summary>
          {folded.map(show)}
        </details>
      )}
    </>
  )
}

const FormField = memo(function FormField(props: Props) {
  const { field, name, value } = props
  const { change, choices, record } = useForm()
  const set = (next: unknown) => change({ do: 'set', name, value: next })
  const text = value === undefined || value === null ? '' : String(value)
  const common = {
    ...useDescription(props),
    id: name,
    name,
    onChange: ({ target }: { target: { value: string } }) => set(target.value),
  }
  switch (field.kind) {
    case 'group':
      if (!field.leftOut && field.fields.length === 0) return null
      return <GroupField {...props} />
    case 'kinds':
      return <KindField {...props} />
    case 'list':
      return <ListField {...props} field={field} />
    case 'switch':
      return (
        <div className="field">
          <label className="choice">
            <input
              {...common}
              type="checkbox"
              value="on"
              checked={value === true}
              onChange={({ target }) => set(target.checked || (field.optional ? undefined : false))}
            />
            {field.label}
          </label>
          <Notes {...props} />
        </div>
      )
    case 'upload':
      return (
        <Labelled {...props}>
          <PictureUpload
            {...common}
            value={text}
            record={record}
            onFile={(file) => set(file || undefined)}
          />
        </Labelled>
      )
    case 'record':
      return (
        <Labelled {...props}>
          <PictureField
            {...common}
            of={field.of}
            value={text}
            choices={withValue(choices[field.of] ?? [], text, field.optional)}
            onChoice={set}
          />
        </Labelled>
      )
    case 'choice':
      return (
        <Labelled {...props}>
          <select {...common} value={text}>
            {withValue(field.values, text, field.optional).map(({ value: each, label }) => (
              <option key={each} value={each}>
                {label}
              </option>
            ))}
          </select>
        </Labelled>
      )
    case 'markdown':
      return (
        <Labelled {...props}>
          <RichText
            id={name}
            name={name}
            label={field.label}
            value={text}
            onChange={set}
            describedBy={common['aria-describedby']}
            invalid={common['aria-invalid']}
          />
        </Labelled>
      )
    case 'day':
      return (
        <Labelled {...props}>
          <span className="day">
            <input {...common} type="date" value={text} />
            <output htmlFor={name}>{dayInWords(text)}</output>
          </span>
        </Labelled>
      )
    case 'number':
      return (
        <Labelled {...props}>
          <input {...common} inputMode="decimal" autoComplete="off" value={text} />
        </Labelled>
      )
    case 'text':
      return (
        <Labelled {...props}>
          {field.long ? (
            <textarea
              {...common}
              rows={Math.min(12, 2 + Math.floor(text.length / 60))}
              value={text}
            />
          ) : (
            <input {...common} list={field.link ? 'site-pages' : undefined} value={text} />
          )}
        </Labelled>
      )
  }
})

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' })

/** "Saturday 31 January 2026"; nothing for what is no day. */
function dayInWords(day: string): string {
  const moment = Date.parse(day)
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(moment) ? words.format(moment) : ''
}

/** The choices with the present value, which may be none of them any more. */
function withValue(choices: readonly Choice[], value: string, optional = false): Choice[] {
  const isKnown = choices.some((each) => each.value === value)
  if (isKnown) return optional ? [{ value: '', label: '–' }, ...choices] : [...choices]
  return [
    { value, label: value || '–' },
    ...(optional && value ? [{ value: '', label: '–' }] : []),
    ...choices,
  ]
}

/** The attributes of an input that name its hint and what is wrong with it. */
function useDescription({ field, name }: Props) {
  const { problems } = useForm()
  const wrong = problems.some((each) => each.name === name)
  const ids = [field.hint && `${name}-hint`, wrong && `${name}-problem`].filter(Boolean).join(' ')
  return {
    'aria-describedby': ids || undefined,
    'aria-invalid': wrong || undefined,
    'aria-required':
      (!field.optional && field.kind !== 'list' && field.kind !== 'switch') || undefined,
  }
}

function Labelled(props: Props & { children: ReactNode }) {
  const { field, name, children } = props
  return (
    <div className="field">
      <label htmlFor={name}>{field.label}</label>
      {field.optional && <span className="small"> may be left empty</span>}
      {children}
      <Notes {...props} />
    </div>
  )
}

/** A field's hint, what is wrong with it, and what another person has saved in it. */
function Notes({ field, name, value }: Props) {
  const { problems, conflicts, decide } = useForm()
  return (
    <>
      {field.hint && (
        <p id={`${name}-hint`} className="hint">
          {field.hint}
        </p>
      )}
      <p id={`${name}-problem`} className="problem">
        {problems
          .filter((each) => each.name === name)
          .map(({ text }) => text)
          .join(' ')}
      </p>
      {conflicts
        .filter((each) => each.name === name)
        .map((conflict) => (
          <fieldset key={conflict.author} className="versions">
            <legend>Two versions of this field</legend>
            <div>
              <p className="small">Your words</p>
              <Words value={value} />
              <DoButton change={`mine:${name}`} press={() => decide(conflict, 'mine')}>
                Keep yours
              </DoButton>
            </div>
            <div>
              <p className="small">
                {conflict.author}, {conflict.at}
              </p>
              <Words value={conflict.theirs} />
              <DoButton change={`theirs:${name}`} press={() => decide(conflict, 'theirs')}>
                Take {conflict.author}’s
              </DoButton>
            </div>
          </fieldset>
        ))}
    </>
  )
}

/** A value as text, with all that it holds. */
function Words({ value }: { value: unknown }) {
  if (value === undefined || value === '') return <p>(left out)</p>
  if (typeof value !== 'object' || value === null) return <p className="words">{String(value)}</p>
  return (
    <ul>
      {Object.entries(value).map(([key, each]) => (
        <li key={key}>
          <Words value={each} />
        </li>
      ))}
    </ul>
  )
}

type DoProps = {
  /** What the server does without script: `up:sections.1`. */
  change: string
  press: (event: MouseEvent<HTMLButtonElement>) => void
  label?: string
  children: ReactNode
}

/** A button within the form, which changes it without saving. */
function DoButton({ change, press, label, children }: DoProps) {
  return (
    <button
      type="submit"
      name="do"
      value={change}
      className="second small"
      aria-label={label}
      onClick={(event) => {
        event.preventDefault()
        press(event)
      }}
    >
      {children}
    </button>
  )
}

function GroupField(props: Props) {
  const { field, name, value } = props
  const { change } = useForm()
  const leftOut = field.kind === 'group' && field.leftOut
  const isThere = !leftOut || value !== undefined
  return (
    <fieldset id={name} className="group">
      <legend>{field.label}</legend>
      <Notes {...props} />
      {field.kind === 'group' && field.point && <PointOfPicture name={name} value={value} />}
      {isThere && <Group {...props} />}
      {leftOut && isThere && <input type="hidden" name={`${name}.is-there`} value="1" readOnly />}
      {leftOut && (
        <DoButton
          change={`${isThere ? 'leave out' : 'open'}:${name}`}
          press={() => change({ do: isThere ? 'leave out' : 'open', name })}
        >
          {isThere ? `Leave out ${field.label.toLowerCase()}` : `Add ${field.label.toLowerCase()}`}
        </DoButton>
      )}
    </fieldset>
  )
}

/** The record's picture, on which a press sets the point that the two numbers say. */
function PointOfPicture({ name, value }: { name: string; value: unknown }) {
  const { record, upload, change } = useForm()
  const { blob } = uploadIn(upload)
  const at = (key: string) => Number(within(value, key) ?? 50)
  return (
    <PointPicture
      src={blob ? `/uploads/${blob}` : `/picture?of=${record}`}
      left={at('left')}
      top={at('top')}
      onMove={(point) => change({ do: 'set', name, value: { ...Object(value), ...point } })}
    />
  )
}

function KindField(props: Props) {
  const { field, name, value } = props
  const { change } = useForm()
  const kinds = field.kind === 'kinds' ? field.kinds : []
  const kind = String(within(value, 'kind') ?? '')
  return (
    <fieldset id={name} className="group">
      <legend>{field.label}</legend>
      <Notes {...props} />
      <div className="field">
        <label htmlFor={`${name}.kind`}>Kind</label>
        <select
          id={`${name}.kind`}
          name={`${name}.kind`}
          value={kind}
          onChange={({ target }) => change({ do: 'kind', name, kind: target.value })}
        >
          {withValue(kinds, kind).map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" name="do" value={`kind:${name}`} className="second small">
            Show the fields of this kind
          </button>
        </noscript>
      </div>
      <Group {...props} />
    </fieldset>
  )
}

/** The next number that names an entry of a list, within this page. */
let nextId = 0

function ListField({ field, name, value }: Props & { field: Field & { kind: 'list' } }) {
  const { change } = useForm()
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  // Entries keep their place in the page, their focus and what is unfolded, wherever they are moved.
  const [ids, setIds] = useState<readonly number[]>([])
  // After an undo the entries may be others.
  const isCurrent = ids.length === entries.length
  const keys = entries.map((_, index) => (isCurrent ? ids[index] : undefined) ?? -1 - index)
  const { element } = field
  const one = element.label.toLowerCase()
  const kinds = element.kind === 'kinds' ? element.kinds : []

  const act = (next: Change, order: (keys: readonly number[]) => readonly number[]) => {
    setIds(order(keys))
    change(next)
  }
  const add = (kind?: string) => (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget } = event
    nextId += 1
    const id = nextId
    flushSync(() =>
      act(kind ? { do: 'add kind', name, kind } : { do: 'add', name }, (all) => [...all, id]),
    )
    const entry = currentTarget.closest('fieldset')?.querySelector(':scope > ol > li:last-child')
    entry?.querySelector('details')?.setAttribute('open', '')
    entry?.querySelector<HTMLElement>('input, select, textarea, [contenteditable]')?.focus()
  }
  const move = (index: number, way: 'up' | 'down') => (event: MouseEvent<HTMLButtonElement>) => {
    const { currentTarget } = event
    const to = way === 'up' ? index - 1 : index + 1
    if (to < 0 || to >= entries.length) return
    flushSync(() =>
      act({ do: way, name: `${name}.${index}` }, (all) =>
        all.toSpliced(index, 1).toSpliced(to, 0, all[index] ?? 0),
      ),
    )
    // A browser takes the focus from what is moved.
    currentTarget.focus()
  }
  const copy = (index: number) => () => {
    nextId += 1
    const id = nextId
    act({ do: 'copy', name: `${name}.${index}` }, (all) => all.toSpliced(index + 1, 0, id))
  }
  const remove = (index: number) => (event: MouseEvent<HTMLButtonElement>) => {
    const list = event.currentTarget.closest('fieldset')
    flushSync(() =>
      act({ do: 'remove', name: `${name}.${index}` }, (all) => all.toSpliced(index, 1)),
    )
    const next = list?.querySelectorAll<HTMLElement>(':scope > ol > li')[index]
    const focus = next?.querySelector<HTMLElement>('summary, input, select, textarea, button')
    const last = [...(list?.querySelectorAll<HTMLElement>(':scope > .actions button') ?? [])].at(-1)
    ;(focus ?? last)?.focus()
  }

  return (
    <fieldset id={name} className="list">
      <legend>{field.label}</legend>
      <Notes field={field} name={name} value={value} />
      {value !== undefined && (
        <input type="hidden" name={`${name}.length`} value={entries.length} readOnly />
      )}
      <ol>
        {entries.map((entry, index) => {
          const number = `${element.label} ${index + 1}`
          const title = (typeof entry === 'object' && entryName(entry)) || number
          const each = `${name}.${index}`
          return (
            <li key={keys[index]}>
              <Entry field={element} name={each} value={entry} title={title} />
              <div className="actions">
                <DoButton
                  change={`up:${each}`}
                  press={move(index, 'up')}
                  label={`Move ${title} up`}
                >
                  ↑
                </DoButton>
                <DoButton
                  change={`down:${each}`}
                  press={move(index, 'down')}
                  label={`Move ${title} down`}
                >
                  ↓
                </DoButton>
                <DoButton change={`copy:${each}`} press={copy(index)} label={`Duplicate ${title}`}>
                  Duplicate
                </DoButton>
                <DoButton change={`remove:${each}`} press={remove(index)} label={`Remove ${title}`}>
                  Remove
                </DoButton>
              </div>
            </li>
          )
        })}
      </ol>
      <div className="actions">
        {kinds.length === 0 ? (
          <DoButton change={`add:${name}`} press={add()}>
            Add {one}
          </DoButton>
        ) : (
          kinds.map(({ value: kind, label }) => (
            <DoButton key={kind} change={`add kind:${name}:${kind}`} press={add(kind)}>
              Add {label.toLowerCase()}
            </DoButton>
          ))
        )}
      </div>
    </fieldset>
  )
}

/** An entry of a list: what has fields of its own is folded under what names it. */
function Entry({ title, ...props }: Props & { title: string }) {
  const { problems, conflicts } = useForm()
  if (props.field.kind !== 'group' && props.field.kind !== 'kinds')
    return <FormField {...props} field={{ ...props.field, label: title, hint: '' }} />
  // Of a figure, the number by which it is found and checked.
  const number = within(props.value, 'value')
  const isWrong = [...problems, ...conflicts].some(({ name }) => name.startsWith(`${props.name}.`))
  return (
    <details open={isWrong || undefined}>
      <summary>
        {title}
        {typeof number === 'number' && <span className="small"> {String(number)}</span>}
        {isWrong && <span className="problem"> – please correct</span>}
      </summary>
      {props.field.kind === 'group' ? <Group {...props} /> : <KindField {...props} />}
    </details>
  )
}
