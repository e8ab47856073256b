/** The year of the build, until `app/behaviour/site.ts` has read the visitor's clock. */
export function CurrentYear() {
  return <span data-current-year="">{import.meta.env.VITE_BUILD_YEAR}</span>
}
