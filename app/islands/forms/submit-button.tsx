import { Button } from '#app/components/button.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Submission } from './use-submission.ts'

type Props = {
  submission: Pick<Submission, 'sending' | 'endpoint'>
  /** The button's label while the form is on its way. */
  busyLabel: string
  children: string
}

/**
 * A form's button. While the form is being sent it is `aria-disabled`, because `disabled` would drop
 * the focus; `useDelivery` sends once. Where only React could send the form, visitors without
 * JavaScript get no button, and Enter does not submit.
 */
export function SubmitButton({ submission, busyLabel, children }: Props) {
  const { sending, endpoint } = submission
  const withoutScript = endpoint ? '' : 'noscript:hidden'
  return (
    <Button
      variant="primary"
      arrow={!sending}
      type="submit"
      aria-disabled={sending || undefined}
      data-sending={sending || undefined}
      className={classes('data-sending:cursor-default data-sending:bg-accent-hover', withoutScript)}
    >
      {sending && <span className="spinner" aria-hidden="true" />}
      <span>{sending ? busyLabel : children}</span>
    </Button>
  )
}
