import { useId } from 'react'

type Shared = {
  /** The name under which the value is sent. */
  name: string
  /** The field's whole accessible name. */
  label: string
  /** A sentence under the field. */
  hint?: string
  className?: string
}

type InputProps = Shared & Omit<React.ComponentProps<'input'>, keyof Shared | 'id'>
type TextAreaProps = Shared & Omit<React.ComponentProps<'textarea'>, keyof Shared | 'id'>

/** A labelled input; one that is neither required nor filled in says so. Validation is the browser's own (spec 5). */
export function Field({ label, hint, className, ...input }: InputProps) {
  return (
    <Frame
      label={label}
      hint={hint}
      className={className}
      optional={!input.required && input.defaultValue === undefined}
    >
      {(ids) => <input type="text" {...input} {...ids} className="field h-13.5" />}
    </Frame>
  )
}

/** A labelled text of several lines. */
export function TextField({ label, hint, className, ...area }: TextAreaProps) {
  return (
    <Frame label={label} hint={hint} className={className} optional={!area.required}>
      {(ids) => (
        <textarea {...area} {...ids} className="field block resize-y py-3.5 leading-normal" />
      )}
    </Frame>
  )
}

type FrameProps = Omit<Shared, 'name'> & {
  optional: boolean
  /** The control, with the ids that tie it to its label and notes. */
  children: (ids: { id: string; 'aria-describedby': string | undefined }) => React.ReactNode
}

/** Label above, hint below. */
export function Frame({ label, hint, className, optional, children }: FrameProps) {
  const id = useId()
  const notes = [optional && `${id}-optional`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <div className="mb-2 flex justify-between gap-3 text-small">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {optional && (
          <span id={`${id}-optional`} className="text-ink-soft">
            optional
          </span>
        )}
      </div>
      {children({ id, 'aria-describedby': notes || undefined })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.75 text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
