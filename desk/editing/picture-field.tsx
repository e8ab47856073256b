import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { folded, holdsWords } from '../../contract/folded.ts'
import { type Choice, uploadIn, within } from './field.ts'
import { preparePicture } from './picture-file.ts'

type Input = {
  id: string
  name: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** Whether the page's script runs: what only it can do is shown from then on. */
function useScript(): boolean {
  const [runs, setRuns] = useState(false)
  useEffect(() => setRuns(true), [])
  return runs
}

type UploadProps = Input & {
  value: string
  record: string
  /** An empty text takes it out. */
  onFile: (value: string) => void
}

/** The picture that belongs to a record, with a way to replace it. */
export function PictureUpload({ value, record, onFile, ...input }: UploadProps) {
  const { file, blob } = uploadIn(value)
  const script = useScript()
  return (
    <div className="picture-field">
      <input type="hidden" name={input.name} value={value} readOnly />
      {(file || record.startsWith('pictures/')) && (
        <img src={blob ? `/uploads/${blob}` : `/picture?of=${record}`} alt="" />
      )}
      {script ? (
        <>
          <FileInput {...input} record={record} field={input.name} onFile={onFile} />
          {file && !input['aria-required'] && (
            <button type="button" className="second small" onClick={() => onFile('')}>
              Take the picture out
            </button>
          )}
        </>
      ) : (
        <p id={input.id}>{file || 'No picture yet'}</p>
      )}
    </div>
  )
}

type FileProps = Partial<Input> & {
  record: string
  field: string
  onFile: (value: string) => void
}

/** Takes a picture from this device, makes it what the site's build reads, and sends it. */
function FileInput({ record, field, onFile, name: _, ...input }: FileProps) {
  const [state, setState] = useState('')
  const isMark = field === 'mark'
  async function choose(file: File | undefined): Promise<void> {
    if (!file) return
    setState('Preparing the picture …')
    const made = isMark
      ? { bytes: file, type: 'svg+xml' as const, warning: undefined }
      : await preparePicture(file, field)
    if ('problem' in made) return setState(made.problem)
    setState('Sending the picture …')
    const type = `image/${made.type.replace('jpg', 'jpeg')}`
    const url = `/uploads?${new URLSearchParams({ record, field })}`
    const sent = { method: 'POST', body: made.bytes, headers: { 'content-type': type } }
    const answer = await fetch(url, sent).catch(() => undefined)
    if (!answer) return setState('The desk did not answer. Please choose the picture again.')
    if (!answer.ok) return setState(await sentenceOf(answer))
    const { blob, file: stored }: { blob: string; file: string } = await answer.json()
    onFile(`${stored}#${blob}`)
    setState(made.warning ?? 'The picture is here. It is kept with the record when you save.')
  }
  return (
    <>
      <input
        {...input}
        type="file"
        accept={isMark ? '.svg' : 'image/*'}
        onChange={({ target }) => void choose(target.files?.[0])}
      />
      <p role="status" className="small">
        {state}
      </p>
    </>
  )
}

/** What an answer that is no success says: its own sentence, or what to do. */
async function sentenceOf(answer: Response): Promise<string> {
  if (answer.headers.get('content-type')?.startsWith('text/plain')) return await answer.text()
  return answer.status === 413
    ? 'This is larger than the desk accepts. Please choose a smaller one.'
    : 'The desk could not do this. Please try again.'
}

type Props = Input & {
  of: string
  value: string
  choices: readonly Choice[]
  onChoice: (value: string | undefined) => void
  onChange: (event: { target: { value: string } }) => void
}

/** One of the content's records by its name; of the pictures, from a library. */
export function PictureField({ of, value, choices, onChoice, onChange, ...input }: Props) {
  const script = useScript()
  const dialog = useRef<HTMLDialogElement>(null)
  const list = (
    <select {...input} value={value} onChange={onChange}>
      {choices.map(({ value: each, label }) => (
        <option key={each} value={each}>
          {label}
        </option>
      ))}
    </select>
  )
  if (of !== 'pictures') return list
  return (
    <div className="picture-field">
      {value && <img src={`/picture?of=pictures/${value}.yaml`} alt="" />}
      {list}
      {script && (
        <>
          <button type="button" className="second" onClick={() => dialog.current?.showModal()}>
            Choose or upload a picture
          </button>
          <dialog ref={dialog} aria-label="Pictures" closedby="any">
            <Library
              choices={choices.filter((each) => each.value)}
              value={value}
              onChoice={(chosen) => {
                onChoice(chosen)
                dialog.current?.close()
              }}
            />
            <button type="button" className="second" onClick={() => dialog.current?.close()}>
              Close
            </button>
          </dialog>
        </>
      )}
    </div>
  )
}

type LibraryProps = {
  choices: readonly Choice[]
  value: string
  onChoice: (value: string) => void
}

/** All pictures, found by words, with a way to add one and to change what the chosen one says of itself. */
function Library({ choices, value, onChoice }: LibraryProps) {
  const [words, setWords] = useState('')
  const [upload, setUpload] = useState('')
  const found = choices.filter(({ label, detail = '' }) =>
    holdsWords(folded(`${label} ${detail}`), words),
  )
  if (upload)
    return <PictureDetails upload={upload} onSaved={onChoice} onBack={() => setUpload('')} />
  return (
    <>
      <label>
        Find by words
        <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <label htmlFor="new-picture">Or upload a new picture</label>
      <FileInput id="new-picture" record="pictures/new.yaml" field="file" onFile={setUpload} />
      {found.length === 0 && <p>No picture has these words. Try fewer of them.</p>}
      <ul className="library">
        {found.map(({ value: each, label, detail }) => (
          <li key={each}>
            <button
              type="button"
              className="quiet"
              aria-pressed={each === value}
              onClick={() => onChoice(each)}
            >
              <img src={`/picture?of=pictures/${each}.yaml`} alt="" loading="lazy" />
              <strong>{label}</strong>
              <span className="small">{detail}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

type PointProps = {
  src: string
  /** Percent of the width and the height. */
  left: number
  top: number
  onMove: (point: { left: number; top: number }) => void
}

/** A picture with a point in it, which a press moves. Beside it, number fields do the same for keys. */
export function PointPicture({ src, left, top, onMove }: PointProps) {
  const percent = (part: number, whole: number) => Math.round((part / whole) * 100)
  const move = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) =>
    onMove({
      left: percent(nativeEvent.offsetX, currentTarget.offsetWidth),
      top: percent(nativeEvent.offsetY, currentTarget.offsetHeight),
    })
  return (
    <div className="point">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the number fields do the same by keys. */}
      <img src={src} alt="Press where the subject is" onClick={move} />
      <svg aria-hidden="true">
        <circle cx={`${left}%`} cy={`${top}%`} r="9" />
      </svg>
    </div>
  )
}

type DetailsProps = { upload: string; onSaved: (name: string) => void; onBack: () => void }

/** A new picture's alternative text and the point that stays in view, set where the picture is used. */
function PictureDetails({ upload, onSaved, onBack }: DetailsProps) {
  const [alt, setAlt] = useState('')
  const [point, setPoint] = useState({ left: 50, top: 50 })
  const [problem, setProblem] = useState('')
  async function save(): Promise<void> {
    const body = new URLSearchParams({ do: 'save', file: upload, alt })
    for (const [key, number] of Object.entries(point)) body.set(`focus.${key}`, String(number))
    const headers = { accept: 'application/json' }
    const sent = { method: 'POST', body, headers }
    const answer = await fetch('/add/pictures', sent).catch(() => undefined)
    if (!answer) return setProblem('The desk did not answer. Please press the button again.')
    const saved: unknown = await answer.json().catch(() => undefined)
    const [, name] = String(within(saved, 'address') ?? '').split('/')
    if (answer.ok && name) return onSaved(name)
    const problems = within(saved, 'problems')
    setProblem(
      Array.isArray(problems)
        ? problems.map((each) => within(each, 'text')).join(' ')
        : 'The desk could not save this. Please try again.',
    )
  }
  return (
    <>
      <PointPicture src={`/uploads/${uploadIn(upload).blob}`} {...point} onMove={setPoint} />
      <p className="hint">
        Press where the subject is: phones show a part of the picture, and this point stays in it.
      </p>
      <label>
        Alternative text
        <textarea rows={3} value={alt} onChange={({ target }) => setAlt(target.value)} />
      </label>
      <p className="hint">What the picture shows, in one sentence, for people who do not see it.</p>
      <p role="alert" className="problem">
        {problem}
      </p>
      <div className="actions">
        <button type="button" onClick={() => void save()}>
          Add and use this picture
        </button>
        <button type="button" className="second" onClick={onBack}>
          Back to all pictures
        </button>
      </div>
    </>
  )
}
