import { type FormKind, formKinds } from '#contract/forms.ts'
import { CliProblem } from '#server/cli/terminal/cli-problem.ts'

/** How the option stands in a command's usage. */
export const kindUsage = `[--kind ${formKinds.join('|')}]`

/** Reads `--kind`. @throws {CliProblem} */
export function kindOption(text: string | undefined): FormKind | undefined {
  if (text === undefined) return undefined
  const kind = formKinds.find((one) => one === text)
  if (!kind) throw new CliProblem(`--kind is one of ${formKinds.join(', ')}.`)
  return kind
}
