import { classes } from '#app/lib/classes.ts'

type Props = {
  feeds: readonly { href: string; title: string; type: string }[]
  /** The list's name, where feeds of several lists stand together. */
  list?: string
}

/** The feeds of a list (spec 2.20), by the names of their formats. */
export function FeedLinks({ feeds, list }: Props) {
  return (
    <ul className="flex flex-wrap gap-x-7 gap-y-1.5">
      {feeds.map(({ href, title, type }) => (
        <li key={href}>
          <a
            href={href}
            type={type}
            aria-label={list && `${title}: ${list}`}
            // Stops the router, which cannot swap in a feed.
            data-astro-reload=""
            className={classes(
              'inline-flex min-h-11 items-center font-semibold underline',
              'decoration-1 underline-offset-4 hover:decoration-2',
            )}
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
