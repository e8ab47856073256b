import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'

/**
 * The slides as stations on a line, and pause, previous, next (spec 2.4.1).
 * Small screens show the current station and pause only. Without JavaScript
 * there is nothing to control, so nothing shows.
 */
export function HeroControls({ names }: { names: readonly string[] }) {
  return (
    <div
      className={classes(
        'mt-7 flex h-17 items-start border-t border-on-picture-line md:mt-7.5 md:h-18',
        'no-print noscript:invisible',
      )}
    >
      <ul className="order-1 flex flex-1 md:order-none">
        {names.map((name, index) => (
          <Station key={name} name={name} index={index} />
        ))}
      </ul>
      <div className="mt-3 -ml-3 flex md:-mr-3 md:ml-6 md:max-free-corner:mr-12">
        <button type="button" data-press="pause" className="grid size-11 place-items-center">
          <span className="sr-only group-data-paused/show:hidden">Pause</span>
          <Icon name="pause" className="size-5 group-data-paused/show:hidden" />
          <span className="sr-only hidden group-data-paused/show:block">Play</span>
          <Icon name="play" className="hidden size-5 group-data-paused/show:block" />
        </button>
        <span role="status" className="sr-only" />
        <Arrow name="Previous slide" icon="back" press="previous" />
        <Arrow name="Next slide" icon="forward" press="next" />
      </div>
    </div>
  )
}

function Station({ name, index }: { name: string; index: number }) {
  const current = index === 0 || undefined
  return (
    <li
      data-current={current}
      className="hero-station group/dot relative flex-1 max-md:not-data-current:hidden"
    >
      <button
        type="button"
        aria-label={`Go to slide ${index + 1}`}
        aria-describedby={`slide-${index}`}
        aria-current={current}
        data-press={index}
        className="absolute inset-x-0 -top-1.5 bottom-0 max-md:hidden"
      />
      <span className="hero-run hidden group-data-running/show:group-data-current/dot:block motion-safe:animate-run" />
      <span
        id={`slide-${index}`}
        className={classes(
          'pointer-events-none block pt-4 text-label font-semibold text-on-night-soft',
          'group-data-current/dot:text-white group-hover/dot:text-white',
        )}
      >
        {name}
      </span>
    </li>
  )
}

type ArrowProps = { name: string; icon: 'back' | 'forward'; press: 'previous' | 'next' }

function Arrow({ name, icon, press }: ArrowProps) {
  return (
    <button
      type="button"
      data-press={press}
      className="grid size-11 place-items-center max-md:hidden"
    >
      <span className="sr-only">{name}</span>
      <Icon name={icon} />
    </button>
  )
}
