import type { LibraryPicture } from '#app/page-content/picture-library.ts'
import type { Slide } from '#content/schema/home.ts'
import { HeroControls } from './hero-controls.tsx'
import { HeroPictures } from './hero-pictures.tsx'
import { HeroText } from './hero-text.tsx'
import { useSlideshow } from './use-slideshow.ts'
import { useSwipe } from './use-swipe.ts'

export type HeroSlide = Omit<Slide, 'picture'> & { picture: LibraryPicture }

/**
 * Home's slideshow (spec 2.4.1, 4). Without JavaScript it is the first slide,
 * still and complete.
 */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  const show = useSlideshow(slides.length)
  const swipe = useSwipe({ onLeft: show.next, onRight: show.previous })
  return (
    <section
      aria-roledescription="carousel"
      aria-label="Highlights"
      className="hero on-dark"
      {...show.holders}
      {...swipe}
    >
      <HeroPictures slides={slides} index={show.index} />
      <div className="scrim-top absolute inset-x-0 top-0 h-65" />
      <div className="scrim-hero absolute inset-0" />
      <div className="wrap relative">
        <div aria-live={show.running ? 'off' : 'polite'} className="grid items-end">
          {slides.map((slide, index) => (
            <HeroText
              key={slide.id}
              slide={slide}
              active={index === show.index}
              position={`${index + 1} of ${slides.length}`}
            />
          ))}
        </div>
        <HeroControls names={slides.map(({ name }) => name)} show={show} />
      </div>
    </section>
  )
}
