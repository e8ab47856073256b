import { Badge } from '#app/components/badge.tsx'
import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'
import type { CaseContent } from '#app/page-content/case-studies.ts'
import { CaseDetails } from './case-details.tsx'

const edges = {
  grey: 'border-tone-grey',
  white: 'border-line',
  blue: 'border-tone-blue',
  green: 'border-tone-green',
  purple: 'border-tone-purple',
} as const

const looks = {
  closed: 'border-ink border-t-2 pt-5 pb-10 lg:pb-14',
  /** The whole row, white, an edge in the type's colour; on phones to the window's edges. */
  open: classes(
    'col-span-full mb-10 -mx-gutter border-t-4 bg-surface px-gutter',
    'pt-6 pb-9 ring-1 ring-line ring-inset md:-mx-9 md:px-9',
    'lg:mb-14 print:m-0 print:p-0 print:ring-0',
  ),
} as const

/**
 * A case study (spec 2.12): a card that opens and closes by itself. An address that ends in
 * its id opens it. Without script and on paper it is open.
 */
export function CaseCard({ study }: { study: CaseContent['cases'][number] }) {
  const { id, projectName, type, tone, period, description } = study
  const open = false as boolean
  return (
    <article
      id={id}
      data-open={open}
      className={`case-card group flex scroll-mt-24 flex-col items-start ${open ? `${looks.open} ${edges[tone]}` : looks.closed}`}
    >
      <p className="mb-6.5 flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <Badge tone={tone}>{type}</Badge>
        <span className="text-small text-ink-soft">{period}</span>
      </p>
      <h3
        className={classes(
          'line-clamp-2 max-w-full pb-0.5 text-h4 leading-[1.12]',
          'group-data-[open=true]:text-h2 group-data-[open=true]:leading-[1.05]',
        )}
      >
        {projectName}
      </h3>
      <div
        className={classes(
          'mt-3 flex w-full grow flex-col items-start gap-x-col gap-y-5.5',
          'group-data-[open=true]:mt-4',
          'lg:group-data-[open=true]:flex-row',
          'lg:group-data-[open=true]:items-end',
          'lg:group-data-[open=true]:justify-between',
        )}
      >
        <p
          className={classes(
            'line-clamp-3 measure-44 text-ink-soft',
            'group-data-[open=true]:line-clamp-none',
            'group-data-[open=true]:measure-60',
            'group-data-[open=true]:text-lead noscript:line-clamp-none',
            'print:line-clamp-none',
          )}
        >
          {description}
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}-details`}
          className={classes(
            'mt-auto inline-flex min-h-11 flex-none items-center gap-3',
            'border-b-2 border-signal font-semibold no-print',
            'noscript:hidden',
          )}
        >
          {open ? 'Hide Details' : 'View Details'}
          <Icon name={open ? 'minus' : 'plus'} className="size-3.5" />
        </button>
      </div>
      <CaseDetails study={study} open={open} />
    </article>
  )
}
