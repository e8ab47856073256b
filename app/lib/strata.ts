const width = 400
const height = 500
const layers = 13
const step = 20

/**
 * Thirteen layers of rock across a field of 400 × 500, as SVG paths. The same
 * seed gives the same layers: one fold and one fault for each person.
 */
export function strata(seed: number): string[] {
  return Array.from({ length: layers }, (_, layer) => {
    const top = 11 + (layer * (height - 20)) / layers
    const points: string[] = []
    for (let x = 0; x <= width; x += step) points.push(`${x} ${round(top + depth(seed, x, layer))}`)
    return `M${points.join('L')}`
  })
}

/** How far the layer lies from the level at `x`; the fold grows with the depth. */
function depth(seed: number, x: number, layer: number): number {
  const swell = 1 + layer * 0.28
  const long = Math.sin(x / (46 + (seed % 5) * 9) + seed * 1.7) * 5
  const fault = 16 * Math.exp(-(((x - 90 - ((seed * 97) % 240)) / 42) ** 2))
  return (long - fault) * swell * 0.6
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
