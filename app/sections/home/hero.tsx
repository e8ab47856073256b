import { Button } from '#app/components/button.tsx'
import { Picture, type PictureBox } from '#app/components/picture.tsx'
import type { LibraryPicture } from '#app/pictures/library.ts'
import type { Slide } from '#content/model/home-schemas.ts'
import { HeroControls } from './hero-controls.tsx'

/** A slide with its picture in all its sizes. */
type HeroSlide = Omit<Slide, 'picture'> & { picture: LibraryPicture }

/**
 * The slides' pictures, stacked and cross-faded. The browser fetches only the first by itself: the
 * others are lazy and hidden, until the slideshow shows them.
 */
function HeroPictures({ slides }: { slides: readonly HeroSlide[] }) {
  return (
    <div className="hero-pictures">
      {slides.map(({ id, picture }, index) => (
        <div
          key={id}
          hidden={index > 0}
          data-active={index === 0 || undefined}
          className="slide-picture"
        >
          <Picture
            picture={picture}
            alt=""
            boxes={boxes}
            {...(index === 0 ? first : later)}
            className="size-full object-cover"
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

type Props = { slide: HeroSlide; active: boolean; position: string }

/**
 * A slide's words. All slides share one place, so that the height is the
 * tallest one's and nothing moves when they change; hidden ones are inert.
 */
function HeroText({ slide, active, position }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's slide is a group, no fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      data-active={active || undefined}
      inert={!active}
      className="slide-text"
    >
      <h2>{slide.title}</h2>
      <div>
        <p className="text-lead">{slide.subtitle}</p>
        <div>
          {slide.buttonText && slide.buttonLink && (
            <Button href={slide.buttonLink} variant="primary" arrow className="max-md:w-full">
              {slide.buttonText}
            </Button>
          )}
          {slide.secondaryButtonText && slide.secondaryButtonLink && (
            <Button
              href={slide.secondaryButtonLink}
              variant="outline-dark"
              className="max-md:hidden"
            >
              {slide.secondaryButtonText}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/**
 * Home's slideshow (spec 2.4.1, 4), which `app/behaviour/slideshow.ts` moves. Without JavaScript it
 * is the first slide, complete and without motion.
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
