/** The keys and indexes that lead to a value within a file's data. */
export type Path = readonly PropertyKey[]

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What stands at a path; undefined where nothing does. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) => Object.entries(value ?? {}).find(([name]) => name === String(key))?.[1],
    data,
  )
}

/** Whether one path is the other, or leads to something within it. */
export function startsWith(path: Path, start: Path): boolean {
  return start.length <= path.length && start.every((key, index) => key === path[index])
}

/** A value and every value within it, each with its path, the outermost first. */
export function* valuesIn(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, each] of Object.entries(value))
    yield* valuesIn(each, [...path, Array.isArray(value) ? Number(key) : key])
}

/** Every text in a value with the path of its field. */
export function textsIn(value: unknown): [Path, string][] {
  return [...valuesIn(value)].flatMap(([path, text]): [Path, string][] =>
    typeof text === 'string' ? [[path, text]] : [],
  )
}

/**
 * A copy of a value in which `change` has replaced every value, the innermost first. What becomes
 * undefined is left out of its list or record.
 *
 * @param change gets a value whose own values are changed already, its path, and the value as it was
 */
export function mapNested(
  value: unknown,
  change: (value: unknown, path: Path, before: unknown) => unknown,
  path: Path = [],
): unknown {
  const within = (each: unknown, key: PropertyKey) => mapNested(each, change, [...path, key])
  if (Array.isArray(value))
    return change(
      value.map(within).filter((each) => each !== undefined),
      path,
      value,
    )
  if (!isRecord(value)) return change(value, path, value)
  const entries = Object.entries(value).map(([key, each]) => [key, within(each, key)] as const)
  return change(Object.fromEntries(entries.filter(([, each]) => each !== undefined)), path, value)
}
