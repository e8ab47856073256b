import { EditorState, Selection } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { cleanPaste } from './clean-paste.ts'
import { fromMarkdown, toMarkdown } from './markdown.ts'
import { richTextPlugins } from './rich-text-keys.ts'
import { linkAt, setLink, type Tool, tools } from './rich-text-tools.ts'

type Props = {
  /** Of the control that has the label. */
  id: string
  /** Of the field in the form. */
  name: string
  label: string
  /** Markdown. Another one than was handed on last replaces the text. */
  value: string
  onChange: (value: string) => void
  /** The ids of what describes the field. */
  describedBy?: string
  invalid?: boolean
}

/** How long typing may go on before it is handed on, in milliseconds. */
const delay = 150

const picturesLeftOut = 'Pictures were left out: they are added under Pictures.'

/**
 * A field of Markdown. From the server, and without script, it is a text area; in the browser that is hidden, and holds
 * what is written in the editor above it.
 */
export function RichText({ id, name, label, value, onChange, describedBy, invalid }: Props) {
  const hint = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  // What the callbacks of the editor, which lives longer than a rendering, need of the last one.
  const latest = useRef({ value, onChange })
  /** Handed on, and not come back as `value` yet. */
  const sent = useRef<string[]>([])
  const [state, setState] = useState<EditorState>()
  // React gives a text area its first text again when it hydrates; what was typed by then is read before.
  const [early] = useState(() => typedInto(id))
  const [address, setAddress] = useState<string>()
  const [notice, setNotice] = useState('')
  const askForLink = () => setAddress((view.current && linkAt(view.current.state)?.href) ?? '')
  const attributes = {
    id,
    role: 'textbox',
    class: 'rich-text',
    'aria-multiline': 'true',
    'aria-label': label,
    'aria-describedby': [describedBy, hint].filter(Boolean).join(' '),
    'aria-invalid': String(invalid ?? false),
  }

  // React has no other place for callbacks that run after it has rendered.
  useEffect(() => {
    latest.current.onChange = onChange
  }, [onChange])

  // ProseMirror makes its element itself.
  useEffect(() => {
    const [field, parent] = [area.current, place.current]
    if (!field || !parent) return
    // The text area, which a label is of, is hidden, and hands its id on.
    const labels = [...field.labels]
    let timer: ReturnType<typeof setTimeout> | undefined
    const flush = () => {
      clearTimeout(timer)
      timer = undefined
      const text = toMarkdown(editor.state.doc)
      if (text === latest.current.value) return
      latest.current.value = text
      field.value = text
      sent.current.push(text)
      latest.current.onChange(text)
    }
    const leaveOut = () => setNotice(picturesLeftOut)
    const hasFiles = (data: DataTransfer | null) =>
      !!data && data.files.length > 0 && !data.types.includes('text/html')
    const editor = new EditorView(parent, {
      state: stateOf(early ?? value, askForLink),
      attributes,
      dispatchTransaction(transaction) {
        editor.updateState(editor.state.apply(transaction))
        setState(editor.state)
        if (transaction.docChanged) timer ??= setTimeout(flush, delay)
      },
      transformPastedHTML: (html) => cleanPaste(html, leaveOut),
      handlePaste: (_view, { clipboardData }) => {
        if (!hasFiles(clipboardData)) return false
        leaveOut()
        return true
      },
      handleDrop: (_view, { dataTransfer }) => {
        if (!hasFiles(dataTransfer)) return false
        leaveOut()
        return true
      },
      handleDOMEvents: { blur: flush, paste: () => setNotice('') },
    })
    view.current = editor
    setState(editor.state)
    const focus = () => editor.focus()
    for (const each of labels) each.addEventListener('click', focus)
    const { form } = field
    form?.addEventListener('submit', flush, { capture: true })
    // Typed before this script ran.
    if (early !== undefined && early !== value) {
      latest.current.value = early
      field.value = early
      sent.current.push(early)
      latest.current.onChange(early)
    }
    return () => {
      flush()
      for (const each of labels) each.removeEventListener('click', focus)
      form?.removeEventListener('submit', flush, { capture: true })
      editor.destroy()
      view.current = null
    }
  }, [])

  // The text is ProseMirror's: React cannot render it.
  useEffect(() => {
    const [editor, field] = [view.current, area.current]
    if (!editor || !field) return
    const echo = sent.current.lastIndexOf(value)
    if (echo >= 0) sent.current.splice(0, echo + 1)
    if (echo >= 0 || value === latest.current.value) return
    sent.current = []
    latest.current.value = value
    field.value = value
    const next = stateOf(value, askForLink)
    const at = Math.min(editor.state.selection.from, next.doc.content.size)
    const selection = Selection.near(next.doc.resolve(at))
    editor.updateState(next.apply(next.tr.setSelection(selection)))
    setState(editor.state)
  }, [value])

  // The attributes are ProseMirror's as well.
  useEffect(() => {
    view.current?.setProps({ attributes })
  }, [id, label, describedBy, invalid, hint])

  const link: Tool = {
    name: 'Link',
    key: 'K',
    isOn: (state) => !!linkAt(state),
    run: (_state, dispatch) => {
      if (dispatch) askForLink()
      return true
    },
  }
  const close = (href?: string) => {
    setAddress(undefined)
    if (href !== undefined && view.current) setLink(href)(view.current.state, view.current.dispatch)
    view.current?.focus()
  }
  return (
    <div>
      {state && (
        <Toolbar
          label={`${label}: formatting`}
          controls={id}
          buttons={[...tools.words, link, ...tools.blocks]}
          state={state}
          onPress={(tool, byKeyboard) => {
            if (view.current) tool.run(view.current.state, view.current.dispatch)
            // With the keyboard one may press Undo again.
            if (tool !== link && !byKeyboard) view.current?.focus()
          }}
        >
          {address !== undefined && (
            <LinkField address={address} isLink={!!linkAt(state)} onClose={close} />
          )}
        </Toolbar>
      )}
      <div ref={place} />
      <textarea
        ref={area}
        id={state ? undefined : id}
        name={name}
        defaultValue={value}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        rows={16}
        hidden={!!state}
      />
      {state && (
        <p id={hint} className="unseen">
          Tab moves in lists and tables. Press Escape, then Tab, to leave the text.
        </p>
      )}
      <p role="status" className="hint">
        {notice}
      </p>
    </div>
  )
}

/** What a text area of the server's holds. */
function typedInto(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const area = document.getElementById(id)
  return area instanceof HTMLTextAreaElement ? area.value : undefined
}

function stateOf(text: string, askForLink: () => void): EditorState {
  const state = EditorState.create({
    doc: fromMarkdown(text),
    plugins: richTextPlugins(askForLink),
  })
  // Lets the plugins put a line below a table at the end, which nobody can undo.
  return state.apply(state.tr.setMeta('addToHistory', false))
}

type ToolbarProps = {
  label: string
  /** The id of what its buttons change. */
  controls: string
  buttons: readonly Tool[]
  state: EditorState
  onPress: (tool: Tool, byKeyboard: boolean) => void
  children: ReactNode
}

/** Buttons that are one tab stop, with arrow keys between them. */
function Toolbar({ label, controls, buttons, state, onPress, children }: ToolbarProps) {
  const shown = buttons.filter(({ isShown }) => isShown?.(state) ?? true)
  const [last, setLast] = useState('')
  const stop = shown.some(({ name }) => name === last) ? last : shown[0]?.name
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const all = [...(row.current?.querySelectorAll<HTMLElement>(':scope > button') ?? [])]
    const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1
    if (at < 0) return
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all.at(to === all.length ? 0 : to)?.focus()
  }
  return (
    <div
      ref={row}
      role="toolbar"
      aria-label={label}
      aria-controls={controls}
      className="toolbar"
      onKeyDown={move}
    >
      {shown.map((tool) => (
        <button
          key={tool.name}
          type="button"
          className="second"
          tabIndex={tool.name === stop ? 0 : -1}
          aria-pressed={tool.isOn?.(state)}
          aria-disabled={!tool.run(state) || undefined}
          aria-keyshortcuts={tool.key && `Control+${tool.key} Meta+${tool.key}`}
          onFocus={() => setLast(tool.name)}
          // Else the text would lose its focus and, in Safari, its selection.
          onMouseDown={(event) => event.preventDefault()}
          onClick={({ detail }) => onPress(tool, detail === 0)}
        >
          {tool.name}
        </button>
      ))}
      {children}
    </div>
  )
}

type LinkFieldProps = {
  address: string
  isLink: boolean
  /** With the address, empty to remove the link, or without one to leave it as it is. */
  onClose: (address?: string) => void
}

/** Where a link leads to, with the pages of the site to choose from. */
function LinkField({ address, isLink, onClose }: LinkFieldProps) {
  const [text, setText] = useState(address)
  const input = useRef<HTMLInputElement>(null)
  // Opened by a key or button, whose focus goes on here.
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="link-field">
      <label>
        Address of the link
        <input
          ref={input}
          type="text"
          inputMode="url"
          list="site-pages"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            // Enter would send the form.
            event.preventDefault()
            onClose(event.key === 'Enter' ? text : undefined)
          }}
        />
      </label>
      <button type="button" className="second" onClick={() => onClose(text)}>
        Apply
      </button>
      {isLink && (
        <button type="button" className="second" onClick={() => onClose('')}>
          Remove link
        </button>
      )}
      <button type="button" className="quiet" onClick={() => onClose()}>
        Cancel
      </button>
    </div>
  )
}
