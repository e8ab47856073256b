type Props = { heading: string; lead: string }

/** A section's heading, with its lead beside it where there is room. */
export function HeadingRow({ heading, lead }: Props) {
  return (
    <div className="mb-11 heading-row gap-y-3.5">
      <h2>{heading}</h2>
      <p className="text-lead">{lead}</p>
    </div>
  )
}
