import { ButtonLink } from '#app/components/button-link.tsx'
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
      data-active={active}
      inert={!active}
      className="slide-text invisible col-start-1 row-start-1 self-end opacity-0 data-[active=true]:visible data-[active=true]:opacity-100 motion-safe:data-[active=true]:transition-opacity motion-safe:data-[active=true]:duration-500"
    >
      <h2 className="max-w-[20ch] text-hero leading-[1.02] tracking-[-0.024em] font-stretch-116% md:max-w-none">
        {slide.title}
      </h2>
      <div className="mt-4 grid items-center gap-x-col gap-y-6 md:mt-5.5 lg:grid-cols-12">
        <p className="max-w-[58ch] text-lead lg:col-span-7">{slide.subtitle}</p>
        <div className="flex gap-3 lg:col-span-5 lg:justify-end">
          {slide.buttonText && slide.buttonLink && (
            <ButtonLink to={slide.buttonLink} variant="primary" arrow className="max-md:w-full">
              {slide.buttonText}
            </ButtonLink>
          )}
          {slide.secondaryButtonText && slide.secondaryButtonLink && (
            <ButtonLink
              to={slide.secondaryButtonLink}
              variant="outline-dark"
              className="max-md:hidden"
            >
              {slide.secondaryButtonText}
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  )
}
