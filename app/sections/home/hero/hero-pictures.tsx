import { Picture } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { HeroSlide } from './hero-slide.ts'

/**
 * The slides' pictures, stacked and cross-faded. The browser fetches only the first by itself; the
 * others stand in templates, and the slideshow takes them out when they are needed.
 */
export function HeroPictures({ slides }: { slides: readonly HeroSlide[] }) {
  return (
    <div className="hero-pictures">
      {slides.map(({ id, picture }, index) => (
        <div
          key={id}
          data-active={index === 0 || undefined}
          className={classes(
            'slide-picture group/picture absolute inset-0 opacity-0',
            'data-active:opacity-100 motion-safe:transition-opacity motion-safe:duration-700',
          )}
        >
          {index === 0 ? (
            <SlidePicture picture={picture} priority="high" />
          ) : (
            <template>
              <SlidePicture picture={picture} priority="low" />
            </template>
          )}
        </div>
      ))}
    </div>
  )
}

type Props = { picture: HeroSlide['picture']; priority: 'high' | 'low' }

function SlidePicture({ picture, priority }: Props) {
  return (
    <Picture
      picture={picture}
      alt=""
      crop="portrait"
      loading="eager"
      priority={priority}
      className="size-full object-cover motion-safe:group-data-active/picture:animate-drift"
    />
  )
}
