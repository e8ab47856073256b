import { invisible } from '#contract/forms.ts'

/**
 * Drops characters that nobody sees from a field for an e-mail address, where they were pasted with it: the
 * browser would refuse the address without naming them.
 */
export function keepVisibleAddress(field: EventTarget | Element): void {
  if (!(field instanceof HTMLInputElement) || field.type !== 'email') return
  const visible = field.value.replace(invisible, '')
  if (visible !== field.value) field.value = visible
}
