import { classes } from '#app/lib/classes.ts'

type Props = { name: string; entries: readonly { id: string; title: string }[] }

/** The page's five areas: stations beside them on large screens, a bar under the header on small. */
export function PageIndex({ name, entries }: Props) {
  return (
    <page-index className="contents">
      <nav
        aria-label="Sections of this page"
        className={classes(
          'sticky top-slim-bar z-(--z-page-index) border-b border-line bg-paper no-print',
          'lg:static lg:border-0 lg:pt-24 noscript:static',
        )}
      >
        <div
          data-bar=""
          className="page-index-bar overflow-x-auto scrollbar-none lg:sticky lg:top-28"
        >
          <p className="mb-4.5 text-label font-semibold max-lg:hidden">{name}</p>
          <ol className="flex w-max gap-6 pr-11 pl-gutter lg:w-auto lg:flex-col lg:gap-0 lg:px-0">
            {entries.map(({ id, title }) => (
              <li key={id}>
                <a href={`/services#${id}`} className="page-index-entry">
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
    </page-index>
  )
}
