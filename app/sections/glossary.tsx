import { classes } from '#app/lib/classes.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = { terms: readonly (PageTexts['/glossary']['terms'][number] & { id: string })[] }

/** Each term beside its explanation, with an address of its own and the page that says more. */
export function Terms({ terms }: Props) {
  return (
    <dl className="wrap pb-section">
      {terms.map(({ id, term, text, href }) => (
        <div
          key={id}
          id={id}
          className={classes(
            'grid gap-x-col gap-y-1.5 border-t border-line-strong py-5 lg:split-5/12',
            'first:border-t-2 first:border-ink',
          )}
        >
          <dt className="display text-h4">
            {href ? (
              <a href={href} className="underline decoration-1 underline-offset-title">
                {term}
              </a>
            ) : (
              term
            )}
          </dt>
          <dd className="measure-60 text-ink-soft">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
