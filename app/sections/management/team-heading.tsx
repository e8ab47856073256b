type Props = {
  /** How many of all leaders stand in the group, as `3 of 12`. */
  count: string
  heading: string
  introduction: string
}

/** A group's head on paper: its name is the whole heading, its count the small line above. */
export function TeamHeading({ count, heading, introduction }: Props) {
  return (
    <div className="mb-9 grid items-end gap-x-col gap-y-4 lg:mb-14 lg:grid-cols-[7fr_5fr]">
      <div>
        <p className="mb-5 flex items-center gap-3.5 text-label font-semibold before:h-0.75 before:w-8 before:bg-accent">
          {count}
        </p>
        <h2>{heading}</h2>
      </div>
      <p className="text-lead text-ink-soft">{introduction}</p>
    </div>
  )
}
