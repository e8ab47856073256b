import type { ToastMessage } from '#app/components/toast.tsx'
import { fieldLabels } from '#contract/forms.ts'
import { isFieldName, type Problem } from './problem.ts'

/**
 * A problem as a toast: what failed, why, what to do, and that nothing typed is lost.
 *
 * @param what as a sentence names it: "your message"
 */
export function failureToast(what: string, { message, certain, fields }: Problem): ToastMessage {
  const names = Object.keys(fields)
    .filter(isFieldName)
    .map((name) => fieldLabels[name])
  return {
    kind: 'failure',
    title: certain
      ? `${what.charAt(0).toUpperCase()}${what.slice(1)} was not sent.`
      : `We do not know whether ${what} arrived.`,
    text: [
      message,
      names.length > 0 && `To correct: ${names.join(', ')}.`,
      certain
        ? 'Everything you typed is still here.'
        : 'It will not arrive twice, and everything you typed is still here.',
    ]
      .filter(Boolean)
      .join(' '),
  }
}
