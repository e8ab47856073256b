type Props = {
  /** How many of all leaders stand in the group, as `3 of 12`. */
  count: string
  heading: string
  introduction: string
}

/** A group's head on paper: its name is the whole heading, its count the small line above. */
export function TeamHeading({ count, heading, introduction }: Props) {
  return (
    <div className="mb-9 heading-row lg:mb-14">
      <div>
        <p className="eyebrow mb-5">{count}</p>
        <h2>{heading}</h2>
      </div>
      <p className="text-lead text-ink-soft">{introduction}</p>
    </div>
  )
}
