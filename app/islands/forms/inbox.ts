import { type FormKind, forms } from '#contract/forms.ts'

/** An origin, `same-origin` or `none`: the build's setting (`tools/build/settings.ts`). */
const place: string = import.meta.env.VITE_INBOX

/** Whether forms are delivered. In a plain static build they only simulate it (spec 4, 7). */
export const delivers = place !== 'none'

/** Where a form of this kind is sent, by script and without. */
export function endpointOf(kind: FormKind): string {
  return (place === 'same-origin' ? '' : place) + forms[kind].endpoint
}
