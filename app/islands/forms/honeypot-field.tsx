import { hiddenFields } from '#contract/forms.ts'

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
