import type { LaunchContext } from '../context.ts'
import { bodyLines, fieldsOf, placeOf } from '../fields.ts'
import type { Finding } from '../finding.ts'

const fileName = /^\S+\.(?:jpe?g|png|webp|avif|svg)$/i

/** Pictures that say nothing to people who do not see them. */
export function alternativeTexts({ content, site }: LaunchContext): Finding[] {
  const fix = 'Say in one sentence what the picture shows'
  const names = fieldsOf(content).filter(
    ({ path, text }) => path.at(-1) === 'alt' && fileName.test(text),
  )
  const bare = content.flatMap((file) => bodyLines(file, /!\[\s*\]\([^)]*\)/))
  const unsaid = [...site.pages.values()].flatMap(({ path, pictures }) =>
    pictures.filter(({ alt }) => alt === undefined).map(({ source }) => ({ path, source })),
  )
  return [
    ...names.map(
      (field): Finding => ({ who: 'editor', ...placeOf(field), problem: field.text, fix }),
    ),
    ...bare.map(
      ({ match, ...place }): Finding => ({ who: 'editor', ...place, problem: match, fix }),
    ),
    ...unsaid.map(
      ({ path, source }): Finding => ({
        who: 'engineer',
        place: path,
        problem: source,
        fix: 'Give the image an alt; an empty one where it decorates',
      }),
    ),
  ]
}
