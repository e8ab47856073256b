import { type FormKind, forms } from '#contract/forms.ts'
import { CliProblem } from '#server/cli/terminal/cli-problem.ts'

/** Every kind of submission. */
export const kinds = Object.keys(forms).filter((name): name is FormKind => name in forms)

/** How the option stands in a command's usage. */
export const kindUsage = `[--kind ${kinds.join('|')}]`

/** Reads `--kind`. @throws {CliProblem} */
export function kindOption(text: string | undefined): FormKind | undefined {
  if (text === undefined) return undefined
  const kind = kinds.find((one) => one === text)
  if (!kind) throw new CliProblem(`--kind is one of ${kinds.join(', ')}.`)
  return kind
}
