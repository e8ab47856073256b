/** Brings content from the shape that code before wants into that of today's. */
export type Migration = {
  /** In the order of their numbers: `001-phones-by-office`. */
  name: string
  /** All files by their paths, as they are and as they are to be. The same files give the same ones. */
  migrate: (files: ReadonlyMap<string, Buffer>) => ReadonlyMap<string, Buffer>
}
