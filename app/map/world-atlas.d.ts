/** Countries of Natural Earth; the file itself would have TypeScript read every number as a type. */
declare module 'world-atlas/countries-50m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification'

  const topology: Topology<{ countries: GeometryCollection<{ name: string }> }>
  export default topology
}
