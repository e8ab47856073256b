import { Icon } from '#app/components/icon.tsx'
import { MoreLink } from '#app/components/more-link.tsx'
import { classes } from '#app/lib/classes.ts'

const tones = {
  yes: { icon: 'success', edge: 'border-success', colour: 'text-success' },
  open: { icon: 'failure', edge: 'border-warn-line', colour: 'text-warn-ink' },
  no: { icon: 'failure', edge: 'border-danger', colour: 'text-danger' },
} as const

type Props = {
  /** The verdict that it answers, by its name in `official-check.ts`. */
  name: string
  tone: keyof typeof tones
  title: string
  /** The way to somebody who knows. */
  ask?: { label: string; href: string }
  children: React.ReactNode
}

/** One answer, to be copied below the form. */
export function AnswerPanel({ name, tone, title, ask, children }: Props) {
  const { icon, edge, colour } = tones[tone]
  return (
    <template data-verdict={name}>
      <div
        className={classes(
          'on-light mt-9 grid gap-x-6 gap-y-4 border-t-8 bg-surface px-5 pt-7 pb-8 text-ink',
          'md:grid-cols-[auto_1fr] md:px-9 md:pt-9 md:pb-10',
          edge,
        )}
      >
        <Icon name={icon} className={`size-10 md:size-12 ${colour}`} />
        <div>
          <p className="mb-4 statement">{title}</p>
          {children}
          {ask && (
            <p className="mt-6">
              <MoreLink to={ask.href}>{ask.label}</MoreLink>
            </p>
          )}
        </div>
      </div>
    </template>
  )
}

type RowProps = {
  term: string
  large?: boolean
  /** Shown only with answers of which this is true. */
  when?: string
  /** What the check says of letters. */
  words?: { added: string; missing: string; replaced: string }
} & ({ slot: string; children?: undefined } | { slot?: undefined; children: string })

/** A term and what the check, or the page, has to say to it. */
export function Row({ term, slot, large = false, when, words, children }: RowProps) {
  return (
    <div
      data-when={when}
      className="border-t border-line py-3 sm:grid sm:grid-cols-[--spacing(44)_1fr] sm:gap-x-6"
    >
      <dt className={`text-small text-ink-soft ${large ? 'sm:pt-2.5' : ''}`}>{term}</dt>
      <dd
        className={classes('spotted', large && 'statement')}
        data-slot={slot}
        data-added={words?.added}
        data-missing={words?.missing}
        data-replaced={words?.replaced}
      >
        {children}
      </dd>
    </div>
  )
}
