/** A photograph found in `app/pictures/people/`, by the id of the person it shows. */
export type Portraits<T> = ReadonlyMap<string, T>

/**
 * The photographs by person. `files` are the files of the folder by their path;
 * each is named after a person's id. Throws when a file is named after nobody,
 * so that a misspelt name is noticed before anyone misses the photograph.
 */
export function portraitsByPerson<T>(
  files: Readonly<Record<string, T>>,
  personIds: readonly string[],
): Portraits<T> {
  const found = Object.entries(files).map(([path, picture]) => [nameOf(path), picture] as const)
  const stray = found.find(([name]) => !personIds.includes(name))
  if (stray) {
    throw new Error(
      `app/pictures/people/${stray[0]}.webp: nobody in content/people.ts has the id "${stray[0]}": rename the file`,
    )
  }
  return new Map(found)
}

/** `../pictures/people/ngozi-okafor.webp` is `ngozi-okafor`. */
function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.webp$/, '')
}
