type Props = {
  name: string
  heading: 'h2' | 'h3'
  /** How many rows there are, where that is worth saying. */
  count?: number
  /** `SearchRow`s. */
  children: React.ReactNode
}

/** A small heading over rows. */
export function RowGroup({ name, heading: Heading, count, children }: Props) {
  return (
    <section>
      <Heading className="flex justify-between pb-2 text-small font-semibold tracking-normal text-ink-soft font-stretch-104%">
        {name}
        {count !== undefined && <span>{count}</span>}
      </Heading>
      <ul className="border-b border-line">{children}</ul>
    </section>
  )
}
