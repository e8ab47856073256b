import type { CountryShape as Shape } from '#app/map/shapes.ts'

/** A country's outline beside its places; all of a page are drawn to one scale. */
export function CountryShape({ code, box }: Shape) {
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
