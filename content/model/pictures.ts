import { sources } from './sources.ts'

/**
 * Every picture by its name. One with a `file` was uploaded: that is its place in `content/`. The
 * others are `app/pictures/<name>.webp`.
 */
export const pictures = new Map(
  sources.pictures.read().map(({ id, file, alt, focus }) => [
    id,
    {
      file: file && `pictures/${id}/${file}`,
      alt,
      focus: [focus.left, focus.top] as const,
      wide: focus.wide ?? focus.top,
    },
  ]),
)
