import { Button } from '#app/components/button.tsx'
import { classes } from '#app/lib/classes.ts'
import type { HeroSlide } from './hero-slide.ts'

type Props = { slide: HeroSlide; active: boolean; position: string }

/**
 * A slide's words. All slides share one place, so that the height is the
 * tallest one's and nothing moves when they change; hidden ones are inert.
 */
export function HeroText({ slide, active, position }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's slide is a group, no fieldset
    <div
      role="group"
      aria-roledescription="slide"
      aria-label={position}
      data-active={active || undefined}
      inert={!active}
      className={classes(
        'slide-text invisible col-start-1 row-start-1 self-end opacity-0',
        'data-active:visible data-active:opacity-100',
        'motion-safe:data-active:transition-opacity motion-safe:data-active:duration-500',
      )}
    >
      <h2 className="measure-20 text-hero leading-hero tracking-hero font-stretch-116% md:max-w-none">
        {slide.title}
      </h2>
      <div className="mt-4 grid items-center gap-x-col gap-y-6 md:mt-5.5 lg:grid-cols-12">
        <p className="measure-58 text-lead lg:col-span-7">{slide.subtitle}</p>
        <div className="flex gap-3 lg:col-span-5 lg:justify-end">
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
