import { createContext, useContext, useId } from 'react'
import { Icon } from '#app/components/icon.tsx'
import { formWords as words } from '#content/model/form-words.ts'
import { type FieldName, fieldLabels, hiddenFields, invisible } from '#contract/forms.ts'
import type { FieldErrors } from './problem.ts'

/** The form around a field or a button. */
type FormState = {
  /** What is wrong with its fields; `''` where the browser's own bubble says it. */
  errors: FieldErrors
  /** Sets the error of a field, or clears it. */
  report: (name: string, error: string | undefined) => void
  sending: boolean
  /** How much of a large file has gone out, in whole percent. */
  percent: number | undefined
}

export const FormContext = createContext<FormState>({
  errors: {},
  report() {},
  sending: false,
  percent: undefined,
})

type Shared = {
  /** The name under which the value is sent; it determines the label (contract/forms.ts). */
  name: FieldName
  /** A sentence under the field. */
  hint?: string
  className?: string
}

type InputProps = Shared & Omit<React.ComponentProps<'input'>, keyof Shared | 'id'>
type TextAreaProps = Shared & Omit<React.ComponentProps<'textarea'>, keyof Shared | 'id'>

/**
 * A labelled input; one that is neither required nor filled in says so. Validation is the
 * browser's own, in its bubble alone (spec 5); what the inbox says about the value is shown below it.
 */
export function Field({ hint, className, ...input }: InputProps) {
  return (
    <FieldFrame
      name={input.name}
      hint={hint}
      className={className}
      optional={!input.required && input.defaultValue === undefined}
    >
      {(controlProps) => (
        <input type="text" {...input} {...controlProps} className="field h-13.5" />
      )}
    </FieldFrame>
  )
}

/** A labelled text of several lines. */
export function TextField({ hint, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame name={area.name} hint={hint} className={className} optional={!area.required}>
      {(controlProps) => (
        <textarea {...area} {...controlProps} className="field block grow resize-y py-3.5" />
      )}
    </FieldFrame>
  )
}

type FieldFrameProps = Shared & {
  optional: boolean
  /**
   * Whether the error is a live region. Otherwise the field is read with its error when it takes
   * the focus. Left out where it never is one.
   */
  announced?: boolean
  /** The control, with the props that tie it to its label, notes and error. */
  children: (controlProps: {
    id: string
    'aria-describedby': string | undefined
    'aria-invalid': true | undefined
  }) => React.ReactNode
}

/** Label above, hint and error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { name, hint, className, optional, announced, children } = props
  const id = useId()
  const error = useContext(FormContext).errors[name]
  const notes = [error && `${id}-error`, optional && `${id}-optional`, hint && `${id}-hint`]
    .filter(Boolean)
    .join(' ')
  const message = error && (
    <p id={`${id}-error`} className="mt-1.75 flex gap-2 text-small font-semibold text-danger">
      <Icon name="failure" className="mt-0.5 size-4.5" />
      <span>{error}</span>
    </p>
  )
  return (
    <div className={className}>
      <div className="mb-2 flex justify-between gap-3 text-small">
        <label htmlFor={id} className="font-semibold">
          {fieldLabels[name]}
        </label>
        {optional && (
          <span id={`${id}-optional`} className="text-ink-soft">
            {words.optional}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': notes || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.75 text-small text-ink-soft">
          {hint}
        </p>
      )}
      {announced !== undefined && <div role="alert">{announced && message}</div>}
      {!announced && message}
    </div>
  )
}

/**
 * The honeypot: a field that no person sees or reaches. Programs that fill every field give
 * themselves away; the inbox keeps what they send apart.
 */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        Leave this empty
        <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/**
 * Drops characters that nobody sees from a field for an e-mail address, where they were pasted with it: the
 * browser would refuse the address without naming them.
 */
export function keepVisibleAddress(field: EventTarget): void {
  if (!(field instanceof HTMLInputElement) || field.type !== 'email') return
  const visible = field.value.replace(invisible, '')
  if (visible !== field.value) field.value = visible
}
