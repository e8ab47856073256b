import type { WhereWeWorkContent } from '#app/page-content/where-we-work.ts'

type Props = WhereWeWorkContent['shapes']['lit'][number]

/** A country's outline beside its places; all of a page are drawn to one scale. */
export function CountryShape({ code, box }: Props) {
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={`${box.width / 26}rem`}
      height={`${box.height / 26}rem`}
      className="mt-8 hidden overflow-visible lg:block"
      aria-hidden="true"
    >
      <use href={`#map-${code}`} />
    </svg>
  )
}
