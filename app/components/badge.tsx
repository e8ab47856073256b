import { classes } from '#app/lib/classes.ts'

const tones = {
  white: 'bg-surface text-tone-grey',
  grey: 'bg-tone-grey-tint text-tone-grey',
  blue: 'bg-tone-blue-tint text-tone-blue',
  green: 'bg-tone-green-tint text-tone-green',
  purple: 'bg-tone-purple-tint text-tone-purple',
} as const

type BadgeTone = keyof typeof tones

/** The tone as a mark or a bar, where there is no tint around words. */
export const toneColours = {
  white: 'bg-line-strong',
  grey: 'bg-tone-grey',
  blue: 'bg-tone-blue',
  green: 'bg-tone-green',
  purple: 'bg-tone-purple',
} as const satisfies Record<BadgeTone, string>

/** A short word on a tint: the text says it, the colour only repeats it. */
export function Badge({ tone = 'grey', children }: { tone?: BadgeTone; children: string }) {
  return (
    <span
      className={classes(
        'inline-block rounded-control px-2.5 py-1.25 text-label font-semibold',
        'first-letter:uppercase',
        tones[tone],
      )}
    >
      {children}
    </span>
  )
}
