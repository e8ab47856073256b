type Props = { name: string; count: number }

/** How much is left for one of them, at the foot of the page's head. */
export function Count({ name, count }: Props) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-on-night-soft">{name}</dt>
      <dd className="numeral text-figure">{count}</dd>
    </div>
  )
}
