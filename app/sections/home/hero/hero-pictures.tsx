import { useEffect, useState } from 'react'
import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { HeroSlide } from './hero.tsx'

/** How long before its turn the next slide's picture is fetched, counted from the change, in ms. */
const fetchAhead = 1500

type Props = { slides: readonly HeroSlide[]; index: number }

/** The slides' pictures, stacked and cross-faded; only the first is in the document. */
export function HeroPictures({ slides, index }: Props) {
  const wanted = useWanted(index, slides.length)
  return (
    <div className="hero-pictures">
      {slides.map(({ id, picture }, position) => (
        <div
          key={id}
          data-active={position === index}
          className={classes(
            'absolute inset-0 opacity-0',
            'data-[active=true]:opacity-100 motion-safe:transition-opacity motion-safe:duration-700',
          )}
        >
          {wanted.has(position) && (
            <Picture
              picture={picture}
              alt=""
              crop="portrait"
              loading="eager"
              priority={position === 0 ? 'high' : 'low'}
              className={`size-full object-cover ${position === index ? 'motion-safe:animate-drift' : ''}`}
            />
          )}
        </div>
      ))}
    </div>
  )
}

/** The slides whose pictures are needed: every one shown so far, and soon the next. */
function useWanted(index: number, count: number): ReadonlySet<number> {
  const [wanted, setWanted] = useState<ReadonlySet<number>>(new Set([0]))

  // Effects, because what is worth fetching depends on time passed in the browser.
  useEffect(() => setWanted((current) => new Set(current).add(index)), [index])
  useEffect(() => {
    const timer = setTimeout(
      () => setWanted((current) => new Set(current).add((index + 1) % count)),
      fetchAhead,
    )
    return () => clearTimeout(timer)
  }, [index, count])

  return wanted
}
