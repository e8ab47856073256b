import { Mark } from '#app/components/mark.tsx'
import { classes } from '#app/lib/classes.ts'

/** The group's mark and name, leading home; the last word of the name is set light. */
export function Logo({ name, size = 'header' }: { name: string; size?: 'header' | 'footer' }) {
  const [first, ...rest] = name.split(' ')
  return (
    <a
      href="/"
      className={classes(
        'inline-flex min-h-11 items-center gap-3.25 leading-none',
        'tracking-tight font-stretch-118% phone:whitespace-nowrap',
        sizes[size],
      )}
    >
      <Mark name="group" className={marks[size]} />
      <span className="font-semibold">
        {first} <span className="font-normal font-stretch-112%">{rest.join(' ')}</span>
      </span>
    </a>
  )
}

const sizes = { header: 'text-fitted-name', footer: 'text-h4' } as const

const marks = {
  header: 'size-7.5 flex-none in-data-solid:text-signal sm:size-8.5',
  footer: 'size-10 flex-none text-signal-night',
} as const
