// The types of step.mjs, for the TypeScript tools that print lines of the same shape.
export class Stop extends Error {}
export function seconds(since: number): string
export function printStep(place: string, name: string, result: string): void
export function step(
  place: string,
  name: string,
  work: () => string | Promise<string>,
): Promise<void>
