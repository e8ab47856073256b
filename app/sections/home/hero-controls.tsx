import { Icon } from '#app/components/icon.tsx'

/**
 * The slides as stations on a line, and pause, previous, next (spec 2.4.1).
 * Small screens show the current station and pause only. Without JavaScript
 * there is nothing to control, so nothing shows.
 */
export function HeroControls({ names }: { names: readonly string[] }) {
  return (
    <div className="hero-controls no-print noscript:invisible">
      <ul>
        {names.map((name, index) => (
          <Station key={name} name={name} index={index} />
        ))}
      </ul>
      <div>
        <button type="button" data-press="pause">
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
    <li data-current={current} className="hero-station">
      <button
        type="button"
        aria-label={`Go to slide ${index + 1}`}
        aria-describedby={`slide-${index}`}
        aria-current={current}
        data-press={index}
      />
      <span className="hero-run" />
      <span id={`slide-${index}`}>{name}</span>
    </li>
  )
}

type ArrowProps = { name: string; icon: 'back' | 'forward'; press: 'previous' | 'next' }

function Arrow({ name, icon, press }: ArrowProps) {
  return (
    <button type="button" data-press={press}>
      <span className="sr-only">{name}</span>
      <Icon name={icon} />
    </button>
  )
}
