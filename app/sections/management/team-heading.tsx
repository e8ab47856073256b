type Props = { heading: string; introduction: string }

/** A team's head on paper. */
export function TeamHeading({ heading, introduction }: Props) {
  return (
    <div className="mb-9 heading-row lg:mb-14">
      <h2>{heading}</h2>
      <p className="text-lead text-ink-soft">{introduction}</p>
    </div>
  )
}
