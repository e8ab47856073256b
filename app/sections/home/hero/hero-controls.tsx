import { Icon } from '#app/components/icon.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Slideshow } from './use-slideshow.ts'

type Props = { names: readonly string[]; show: Slideshow }

/**
 * The slides as stations on a line, and pause, previous, next (spec 2.4.1).
 * Small screens show the current station and pause only. Without JavaScript
 * there is nothing to control, so nothing shows.
 */
export function HeroControls({ names, show }: Props) {
  return (
    <div className="mt-7 flex h-17 items-start border-t border-on-picture-line md:mt-7.5 md:h-18 noscript:invisible">
      <ul className="order-1 flex flex-1 md:order-none">
        {names.map((name, index) => (
          <Station
            key={name}
            name={name}
            number={index + 1}
            current={index === show.index}
            running={show.running}
            onSelect={() => show.goTo(index)}
          />
        ))}
      </ul>
      <div className="mt-3 -ml-3 flex md:-mr-3 md:ml-6 md:max-[94rem]:mr-12">
        <Control
          name={show.paused ? 'Play' : 'Pause'}
          icon={show.paused ? 'play' : 'pause'}
          onPress={show.togglePaused}
        />
        <Control
          name="Previous slide"
          icon="back"
          onPress={show.previous}
          className="max-md:hidden"
        />
        <Control name="Next slide" icon="forward" onPress={show.next} className="max-md:hidden" />
      </div>
    </div>
  )
}

type StationProps = {
  name: string
  number: number
  current: boolean
  running: boolean
  onSelect: () => void
}

function Station({ name, number, current, running, onSelect }: StationProps) {
  return (
    <li
      data-current={current}
      className="hero-station group/dot relative flex-1 data-[current=false]:max-md:hidden"
    >
      <button
        type="button"
        aria-label={`Go to slide ${number}`}
        aria-current={current || undefined}
        onClick={onSelect}
        className="absolute inset-x-0 -top-1.5 bottom-0 max-md:hidden"
      />
      {running && current && <span className="hero-run motion-safe:animate-run" />}
      <span
        className={classes(
          'pointer-events-none block pt-4 text-label font-semibold text-on-night-soft',
          'group-data-[current=true]/dot:text-white group-hover/dot:text-white',
        )}
      >
        {name}
      </span>
    </li>
  )
}

type ControlProps = {
  name: string
  icon: 'play' | 'pause' | 'back' | 'forward'
  onPress: () => void
  className?: string
}

function Control({ name, icon, onPress, className = '' }: ControlProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={`grid size-11 place-items-center ${className}`}
    >
      <span className="sr-only">{name}</span>
      <Icon name={icon} />
    </button>
  )
}
