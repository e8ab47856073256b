import { DoneBy } from './company-links.tsx'
import type { Area } from './pictured-area.tsx'

type Props = { service: NonNullable<Area['within']>; doneBy: string }

/** A piece of work inside an area, with an anchor of its own (spec 2.6: `#gas`, `#consulting`). */
export function Within({ service, doneBy }: Props) {
  return (
    <div id={service.id}>
      <h3>{service.title}</h3>
      <p className="mt-3 measure-58 text-ink-soft on-night:text-on-night-soft">{service.text}</p>
      <DoneBy name={doneBy} companies={service.companies} />
    </div>
  )
}
