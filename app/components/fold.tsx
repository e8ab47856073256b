import { classes } from '#app/lib/classes.ts'
import { Icon } from './icon.tsx'

type Props = {
  /** The heading above the words, on whose line the button lies. */
  name: string
  /** The button's own words, where it stands on a line of its own. */
  label?: string
  className?: string | undefined
  children: React.ReactNode
}

/** Words that small screens show on request; larger ones, and paper, show them at once. */
export function Fold({ name, label, className, children }: Props) {
  return (
    <details className={classes('fold group/fold', className)}>
      {label ? (
        <summary className="border-t border-current/25 text-small font-semibold">
          <span>
            {label}
            <span className="sr-only">: {name}</span>
          </span>
          <Sign />
        </summary>
      ) : (
        <summary aria-label={name} className="fold-over">
          <Sign />
        </summary>
      )}
      {children}
    </details>
  )
}

function Sign() {
  return (
    <>
      <Icon name="plus" className="ml-auto size-3.5 group-open/fold:hidden" />
      <Icon name="minus" className="ml-auto hidden size-3.5 group-open/fold:block" />
    </>
  )
}
