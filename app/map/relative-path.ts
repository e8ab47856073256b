import type { GeoContext } from 'd3-geo'

/** A context for `geoPath` that writes a short path: whole units, each point relative to the last. */
export class RelativePath implements GeoContext {
  #steps: string[] = []
  #at: readonly [number, number] = [0, 0]
  #start: readonly [number, number] = [0, 0]

  /** The path's data, for the attribute `d`. */
  toString(): string {
    return this.#steps.join('').replaceAll(' -', '-')
  }

  beginPath(): void {
    this.#steps = []
    this.#at = [0, 0]
  }

  moveTo(x: number, y: number): void {
    this.#go('m', x, y)
    this.#start = this.#at
  }

  lineTo(x: number, y: number): void {
    // Points less than a unit apart are one point.
    if (Math.round(x) !== this.#at[0] || Math.round(y) !== this.#at[1]) this.#go('l', x, y)
  }

  closePath(): void {
    this.#steps.push('z')
    this.#at = this.#start
  }

  /** Points have no part in borders and coasts. */
  arc(): void {}

  #go(step: 'm' | 'l', x: number, y: number): void {
    const [toX, toY] = [Math.round(x), Math.round(y)]
    this.#steps.push(`${step}${toX - this.#at[0]} ${toY - this.#at[1]}`)
    this.#at = [toX, toY]
  }
}
