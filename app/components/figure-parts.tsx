import { classes } from '#app/lib/classes.ts'
import type { FigureParts as Parts } from '#content/model/figures.ts'

type Props = Pick<Parts, 'prefix' | 'digits' | 'suffix'> & {
  /** Among other words, where all of it has their size. */
  inText?: boolean
}

/**
 * A large figure's parts inside a `numeral`: a word before it and a unit of letters are small. A unit
 * is set off by a margin, not by a space, so that the text read out and copied stays `500km`.
 */
export function FigureParts({ prefix, digits, suffix, inText = false }: Props) {
  // One letter, as in `500M` and `$2B+`, belongs to the number.
  const isUnit = /[a-z]{2}/i.test(suffix)
  // A word's own space, in its own size.
  const unit = classes(!inText && 'numeral-unit', !suffix.startsWith(' ') && 'ml-[0.3em]')
  return (
    <>
      {/[a-z]/i.test(prefix) && !inText ? <span className="numeral-unit">{prefix}</span> : prefix}
      {digits}
      {isUnit ? <span className={unit}>{suffix}</span> : suffix}
    </>
  )
}
