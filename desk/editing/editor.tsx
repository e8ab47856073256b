import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import {
  addressKey,
  type Change,
  type Choice,
  changed,
  type Field,
  merged,
  same,
  sentValues,
  within,
} from './field.ts'
import { type Kept, keepHere, keptHere, post, sentence } from './keeping.ts'
import { Preview, unfoldAround } from './preview.tsx'
import { type FieldConflict, type FieldProblem, RecordFields } from './record-form.tsx'

/** All that a form shows, as the server renders it and as its script gets it. */
export type EditorProps = {
  person: string
  /** The record's address below `/edit/`; of a new one `add/` and its kind. */
  address: string
  /** The path of its data file, from `content/`. */
  record: string
  title: string
  form: Field
  /** What the draft holds, and what the form shows: with what was kept, or was sent and not saved. */
  saved: unknown
  values: unknown
  /** The commit from which the form began. */
  base: string
  keptAt: { at: number; time: string } | undefined
  choices: Readonly<Record<string, readonly Choice[]>>
  /** Who else has it open. */
  others: readonly string[]
  problems: readonly FieldProblem[]
  conflicts: readonly FieldConflict[]
  /** The commit whose conflicts are shown, and the fields in which this person has decided for their own words. */
  seen?: string
  mine?: readonly string[]
  /** The record that a new one is a copy of. */
  like?: string
  restores?: boolean
  /** Why it was not saved, where no field is wrong. */
  notice?: string
  /** What to know before it is removed; undefined where it cannot be. */
  removal: string | undefined
  /** The site's pages, by their addresses, for links. */
  pages: readonly Choice[]
}

type State = {
  values: unknown
  past: readonly unknown[]
  future: readonly unknown[]
  last: string
  at: number
}
type Action =
  | { to: 'change'; form: Field; change: Change }
  | { to: 'undo' | 'redo' }
  | { to: 'replace'; values: unknown; keepsPast?: boolean }

/** Milliseconds within which changes of one field are undone together. */
const together = 1000
/** Changes that can be undone. */
const remembered = 200

function next(state: State, action: Action): State {
  const { values, past, future } = state
  switch (action.to) {
    case 'change': {
      const { form, change } = action
      const at = Date.now()
      const joins = change.do === 'set' && change.name === state.last && at - state.at < together
      return {
        values: changed(form, values, change),
        past: joins ? past : [...past, values].slice(-remembered),
        future: [],
        last: change.do === 'set' ? change.name : '',
        at,
      }
    }
    case 'undo':
      return past.length === 0
        ? state
        : {
            ...state,
            values: past.at(-1),
            past: past.slice(0, -1),
            future: [values, ...future],
            last: '',
          }
    case 'redo':
      return future.length === 0
        ? state
        : {
            ...state,
            values: future[0],
            past: [...past, values],
            future: future.slice(1),
            last: '',
          }
    case 'replace':
      return action.keepsPast
        ? { ...state, values: action.values, last: '' }
        : { values: action.values, past: [], future: [], last: '', at: 0 }
  }
}

/** Milliseconds between two polls of who else is here. */
const pollPause = 15_000
/** Milliseconds until a change is kept in this browser, and at the desk. */
const hereAfter = 400
const atDeskAfter = 8_000

/**
 * A record's form. Without script it is a plain form, which the server answers; its script adds keeping, the page
 * beside it and saving in place.
 */
export function Editor(props: EditorProps) {
  const { form, address, person } = props
  const element = useRef<HTMLFormElement>(null)
  const [view, setView] = useState(props)
  const [state, dispatch] = useReducer(next, {
    values: props.values,
    past: [],
    future: [],
    last: '',
    at: 0,
  })
  const [mine, setMine] = useState(props.mine ?? [])
  const [status, setStatus] = useState(props.keptAt ? `Kept ${props.keptAt.time} · not saved` : '')
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [found, setFound] = useState<readonly FieldProblem[]>([])
  const [others, setOthers] = useState(props.others)
  const saving = useRef(false)
  /** Nothing is kept any more: the page is left for another form, or its words were given up. */
  const isOver = useRef(false)
  const current = useRef(state.values)
  current.current = state.values
  const isChanged = !same(state.values, view.saved)

  const change = (each: Change) => {
    setTouched((all) => new Set(all).add(each.name))
    dispatch({ to: 'change', form, change: each })
  }
  const decide = (conflict: FieldConflict, whose: 'mine' | 'theirs') => {
    if (whose === 'mine') setMine((all) => [...all, conflict.name])
    else change({ do: 'set', name: conflict.name, value: conflict.theirs })
    setView((now) => ({ ...now, conflicts: now.conflicts.filter((each) => each !== conflict) }))
  }

  // What this browser has kept and the desk has not, such as after a dead line.
  useEffect(() => {
    const here = keptHere(person, address)
    if (!here || here.at <= (props.keptAt?.at ?? 0)) return
    const values = sentValues(form, new URLSearchParams(here.form))
    if (same(values, props.values)) return
    dispatch({ to: 'replace', values })
    setView((now) => ({ ...now, base: here.base }))
  }, [person, address, form, props.values, props.keptAt])

  useEffect(() => {
    if (!isChanged) return
    const kept = (): Kept => ({ at: Date.now(), base: view.base, form: sent(element.current) })
    const here = setTimeout(() => {
      if (!isOver.current) keepHere(person, address, kept())
    }, hereAfter)
    return () => clearTimeout(here)
  }, [state.values])

  const latest = useRef({ isChanged, base: view.base })
  latest.current = { isChanged, base: view.base }
  useEffect(() => {
    let before = ''
    // "Discard what is not saved" and "Remove" are forms of their own: what is here goes with them.
    const giveUp = ({ target }: Event) => {
      if (target === element.current) return
      isOver.current = true
      keepHere(person, address, undefined)
    }
    const keep = async (keepalive = false) => {
      if (isOver.current) return
      const { isChanged: dirty, base } = latest.current
      const all = sent(element.current)
      if (!dirty || saving.current || all === before) return
      before = all
      keepHere(person, address, { at: Date.now(), base, form: all })
      const answer = await post(
        '/kept',
        new URLSearchParams({ address, base, form: all }),
        keepalive,
      )
      const words = answer?.ok ? `Kept ${clock()} · not saved` : sentence(answer?.status)
      if (latest.current.isChanged) setStatus(words)
      if (!answer?.ok) before = ''
    }
    const timer = setInterval(keep, atDeskAfter)
    const leave = () => void keep(true)
    addEventListener('pagehide', leave)
    document.addEventListener('submit', giveUp)
    return () => {
      clearInterval(timer)
      document.removeEventListener('submit', giveUp)
      removeEventListener('pagehide', leave)
    }
  }, [person, address])

  useEffect(() => {
    const poll = async () => {
      if (document.hidden) return
      const answer = await post('/presence', new URLSearchParams({ address }))
      if (answer?.ok) setOthers((await answer.json()).names)
    }
    const timer = setInterval(poll, pollPause)
    return () => clearInterval(timer)
  }, [address])

  async function save(): Promise<void> {
    const element_ = element.current
    if (saving.current || !element_) return
    saving.current = true
    setStatus('Saving …')
    const before = current.current
    const body = new URLSearchParams(sent(element_))
    body.set('do', 'save')
    const url = address.startsWith('add/') ? `/${address}` : `/edit/${address}`
    const answer = await post(url, body)
    saving.current = false
    if (!answer?.headers.get('content-type')?.includes('json'))
      return setStatus(sentence(answer?.status))
    const now: EditorProps = await answer.json()
    // What was typed since then stays, on top of what is there now.
    const onTop = merged(before, current.current, now.values).values
    setMine(answer.ok ? [] : (now.mine ?? []))
    setFound([])
    if (answer.ok && now.address !== address) {
      isOver.current = true
      keepHere(person, address, undefined)
      // What was typed since then is there again in the form at the new address.
      if (!same(before, current.current)) {
        const form = new URLSearchParams(sent(element_))
        form.set(addressKey, now.address.replace(/^.*\//, ''))
        keepHere(person, now.address, { at: Date.now(), base: now.base, form: String(form) })
      }
      location.assign(`/edit/${now.address}?saved`)
      return
    }
    setView(now)
    dispatch({ to: 'replace', values: onTop, keepsPast: true })
    if (answer.ok) {
      keepHere(person, address, undefined)
      setTouched(new Set())
      setStatus(`Saved ${clock()}`)
    } else {
      setStatus('Not saved. Your words are kept.')
      setTimeout(() => document.querySelector<HTMLElement>('#not-saved')?.focus())
    }
  }

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey)) return
    const key = event.key.toLowerCase()
    const isUndo = key === 'z' && !event.shiftKey
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    // The rich text has a history of its own.
    const isRich = event.target instanceof HTMLElement && event.target.isContentEditable
    if (isRich || !(isUndo || isRedo)) return
    dispatch({ to: isUndo ? 'undo' : 'redo' })
    event.preventDefault()
  }
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      element.current?.requestSubmit()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const problems = [
    ...view.problems,
    ...found.filter(
      ({ name }) => touched.has(name) && !view.problems.some((each) => each.name === name),
    ),
  ]
  const upload = String(within(state.values, 'file') ?? '')
  const context = {
    record: props.record,
    upload,
    choices: view.choices,
    problems,
    conflicts: view.conflicts,
    change,
    decide,
  }
  const wrong = [
    ...view.conflicts.map(({ name, label }) => ({
      name,
      text: `${label}: choose one of two versions.`,
    })),
    ...view.problems,
  ]
  return (
    <div className="editor">
      <form ref={element} method="post" onSubmit={onSubmit} onKeyDown={onKeyDown} noValidate>
        <div className="save">
          <button type="submit" name="do" value="save">
            Save
          </button>
          <p role="status">{isChanged && status.startsWith('Saved') ? 'Not saved yet' : status}</p>
          <p role="status" className="small">
            {others.length > 0 && `Also being edited by ${others.join(' and ')}`}
          </p>
        </div>
        <div id="not-saved" tabIndex={-1}>
          {view.notice && (
            <p role="alert" className="problem">
              {view.notice}
            </p>
          )}
          {wrong.length > 0 && (
            <div role="alert" className="problem">
              <p>
                {wrong.length === 1 ? 'One field needs' : `${wrong.length} fields need`} your
                attention:
              </p>
              <ul>
                {wrong.map(({ name, text }) => (
                  <li key={name + text}>
                    <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        <input type="hidden" name="base" value={view.base} readOnly />
        {view.seen && <input type="hidden" name="seen" value={view.seen} readOnly />}
        {view.like && <input type="hidden" name="like" value={view.like} readOnly />}
        {view.restores && <input type="hidden" name="restores" value="1" readOnly />}
        {mine.map((name) => (
          <input key={name} type="hidden" name="mine" value={name} readOnly />
        ))}
        <RecordFields form={form} values={state.values} context={context} />
        <datalist id="site-pages">
          {view.pages.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </datalist>
      </form>
      <Preview
        address={address}
        values={state.values}
        sent={() => sent(element.current)}
        onProblems={setFound}
      />
    </div>
  )
}

/** Unfolds what is around a field, and moves the focus to it. */
function goTo(event: { preventDefault: () => void }, name: string): void {
  const field = document.getElementById(name)
  if (!field) return
  event.preventDefault()
  unfoldAround(field)
  const input = field.matches('input, select, textarea')
    ? field
    : field.querySelector<HTMLElement>('input, select, textarea, button')
  input?.focus()
  field.scrollIntoView({ block: 'center' })
}

/** A form's fields as it sends them. */
function sent(form: HTMLFormElement | null): string {
  const fields = form ? [...new FormData(form)] : []
  return String(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])))
}

/** The time in Lagos, as the desk says it. */
const clock = () =>
  new Date().toLocaleTimeString('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Africa/Lagos',
  })
