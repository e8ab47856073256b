import { Picture, type PictureBox } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { HeroSlide } from './hero-slide.ts'

/**
 * The slides' pictures, stacked and cross-faded. The browser fetches only the first by itself: the
 * others are lazy and hidden, until the slideshow shows them.
 */
export function HeroPictures({ slides }: { slides: readonly HeroSlide[] }) {
  return (
    <div className="hero-pictures">
      {slides.map(({ id, picture }, index) => (
        <div
          key={id}
          hidden={index > 0}
          data-active={index === 0 || undefined}
          className={classes(
            'slide-picture group/picture absolute inset-0 opacity-0',
            'data-active:opacity-100 motion-safe:transition-opacity motion-safe:duration-700',
          )}
        >
          <Picture
            picture={picture}
            alt=""
            boxes={boxes}
            {...(index === 0 ? first : later)}
            className="size-full object-cover motion-safe:group-data-active/picture:animate-drift"
          />
        </div>
      ))}
    </div>
  )
}

const first = { loading: 'eager', priority: 'high' } as const
const later = { loading: 'lazy', priority: 'low' } as const

const boxes = [
  { from: '48rem', width: '100vw', height: '36.25rem' },
  { width: '100vw', height: '138vw', crop: 'portrait' },
] as const satisfies PictureBox[]
