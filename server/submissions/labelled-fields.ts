import { fieldLabels } from '#contract/forms.ts'

/** What was filled in, by the labels of the form, in the form's order. */
export function labelledFields(fields: Record<string, string>): [label: string, value: string][] {
  return Object.entries(fieldLabels).flatMap(([name, label]) => {
    const value = fields[name]
    return value ? [[label, value] satisfies [string, string]] : []
  })
}
