import { hiddenFields } from '#contract/forms.ts'

/**
 * A field that no person sees or reaches. Programs that fill every field give themselves away;
 * the inbox keeps what they send apart.
 */
export function TrapField() {
  return (
    <div aria-hidden="true" className="absolute size-px overflow-hidden opacity-0">
      <label>
        Leave this empty
        <input type="text" name={hiddenFields.trap} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
