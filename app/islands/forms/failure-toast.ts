import type { ToastMessage } from '#app/components/toast.tsx'
import { formWords as words } from '#content/model/form-words.ts'
import { fieldLabels } from '#contract/forms.ts'
import { isFieldName, type Problem } from './problem.ts'

/**
 * A problem as a toast: what failed, why, what to do, and that nothing typed is lost.
 */
export function failureToast(
  kind: 'contact' | 'application',
  { message, certain, fields }: Problem,
): ToastMessage {
  const names = Object.keys(fields)
    .filter(isFieldName)
    .map((name) => fieldLabels[name])
  return {
    kind: 'failure',
    title: certain ? words[kind].notSent : words[kind].unknown,
    text: [
      message,
      names.length > 0 && `${words.toCorrect} ${names.join(', ')}.`,
      certain ? words.stillHere : words.notTwice,
    ]
      .filter(Boolean)
      .join(' '),
  }
}
