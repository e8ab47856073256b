import { HeroControls } from './hero-controls.tsx'
import { HeroPictures } from './hero-pictures.tsx'
import type { HeroSlide } from './hero-slide.ts'
import { HeroText } from './hero-text.tsx'

/**
 * Home's slideshow (spec 2.4.1, 4), which `app/behaviour/slideshow.ts` moves. Without JavaScript it
 * is the first slide, still and complete.
 */
export function Hero({ slides }: { slides: readonly HeroSlide[] }) {
  return (
    <slide-show className="group/show contents">
      <section aria-roledescription="carousel" aria-label="Highlights" className="hero on-dark">
        <HeroPictures slides={slides} />
        <div className="scrim-top absolute inset-x-0 top-0 h-65" />
        <div className="scrim-hero absolute inset-0" />
        <div className="wrap relative">
          <div aria-live="off" className="grid items-end">
            {slides.map((slide, index) => (
              <HeroText
                key={slide.id}
                slide={slide}
                active={index === 0}
                position={`${index + 1} of ${slides.length}`}
              />
            ))}
          </div>
          <HeroControls names={slides.map(({ name }) => name)} />
        </div>
      </section>
    </slide-show>
  )
}
