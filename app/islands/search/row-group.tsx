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
      <Heading className="search-group">
        {name}
        {count !== undefined && <span>{count}</span>}
      </Heading>
      <ul className="search-rows">{children}</ul>
    </section>
  )
}
