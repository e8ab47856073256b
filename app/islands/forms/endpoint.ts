import { type FormKind, forms } from '#contract/forms.ts'

/** An origin, `same-origin` or `none`: the build's setting (`server/build-record.ts`). */
const place: string = import.meta.env.VITE_INBOX

/**
 * Where a form is sent, by script and without; nowhere in a plain static build, where forms only
 * simulate their delivery (spec 4, 7). The address is written into the page, so that the scripts are
 * the same for every setting.
 */
export function endpointOf(kind: FormKind): string | undefined {
  if (place === 'none') return undefined
  return (place === 'same-origin' ? '' : place) + forms[kind].endpoint
}
