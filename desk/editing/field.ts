/** A field of a form, as plain data: the server makes it of a schema, the page shows it. */
export type Field = {
  key: string
  label: string
  hint?: string
  /** It may be left out: empty, it is not in the file. */
  optional?: boolean
  /** It stands behind "More", with what is seldom changed. */
  folded?: boolean
} & (
  | { kind: 'text'; long?: boolean; link?: boolean }
  | { kind: 'markdown' | 'number' | 'day' | 'switch' | 'upload' }
  | { kind: 'choice'; values: Choice[] }
  /** One of what the content holds, such as `pictures`, by the name of its file or by its id. */
  | { kind: 'record'; of: string }
  /** `leftOut`: a switch shows whether it is there. `point`: `left` and `top`, in percent, of the record's picture. */
  | { kind: 'group'; fields: Field[]; leftOut?: boolean; point?: boolean }
  | { kind: 'kinds'; kinds: KindOfGroup[] }
  | { kind: 'list'; element: Field }
)

/** `detail`: words by which it is found as well, such as a picture's alternative text. */
export type Choice = { value: string; label: string; detail?: string }
export type KindOfGroup = Choice & { fields: Field[] }

/** What the field of a picture holds: the name of its file, and after an upload the blob that is saved with it. */
export function uploadIn(value: string): { file: string; blob: string } {
  const [file = '', blob = ''] = value.split('#')
  return { file, blob }
}

/** Keys of fields that are in no data file as such: the text of an article, and the name of a record's file. */
export const bodyKey = '_body'
export const addressKey = '_address'

/** The name of the field in which a mistake is; of an article's text its mistakes have no path. */
export const fieldNameOf = (at: readonly PropertyKey[]) => at.map(String).join('.') || bodyKey

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a key or an index; undefined where there is none. */
export function within(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[Number(key)]
  return isValues(value) ? value[key] : undefined
}

/** The fields of a group, or of the kind that its value is of. */
export function fieldsIn(field: Field, value: unknown): readonly Field[] {
  if (field.kind === 'group') return field.fields
  if (field.kind !== 'kinds') return []
  return field.kinds.find((each) => each.value === within(value, 'kind'))?.fields ?? []
}

/** The field with a name such as `sections.0.title`, in a form whose fields and values these are. */
export function fieldNamed(form: Field, values: unknown, name: string): Field | undefined {
  let field: Field | undefined = form
  let value = values
  for (const key of name.split('.')) {
    if (!field) return undefined
    field =
      field.kind === 'list' ? field.element : fieldsIn(field, value).find((f) => f.key === key)
    value = within(value, key)
  }
  return field
}

/** What a new field holds. Undefined is left out of the file. */
function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case 'group':
      return field.leftOut ? undefined : valuesOf(field.fields)
    case 'kinds':
      return newKind(field.kinds[0])
    case 'list':
      return field.optional ? undefined : []
    case 'choice':
      return field.optional ? undefined : field.values[0]?.value
    case 'switch':
      return field.optional ? undefined : false
    case 'number':
      return undefined
    default:
      return field.optional ? undefined : ''
  }
}

/** A group of that kind, with nothing in its fields. */
const newKind = (kind: KindOfGroup | undefined): Values => ({
  kind: kind?.value,
  ...valuesOf(kind?.fields ?? []),
})

/** What a group that was left out holds once it is there. */
export function valuesOf(fields: readonly Field[]): Values {
  const entries = fields.map((each) => [each.key, emptyValue(each)] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** A change of a form: by its keys and buttons, or by a script. */
export type Change =
  | { do: 'set'; name: string; value: unknown }
  | { do: 'add'; name: string }
  | { do: 'remove' | 'up' | 'down' | 'copy'; name: string }
  | { do: 'open' | 'leave out'; name: string }
  | { do: 'kind'; name: string; kind: string }
  | { do: 'add kind'; name: string; kind: string }

/** A form's values after a change. What has not changed is the same object. */
export function changed(form: Field, values: unknown, change: Change): unknown {
  const { name } = change
  const keys = name.split('.')
  const index = Number(keys.at(-1))
  switch (change.do) {
    case 'set':
      return replaced(values, keys, () => change.value)
    case 'leave out':
      return replaced(values, keys, () => undefined)
    case 'open': {
      const field = fieldNamed(form, values, name)
      return replaced(values, keys, () => valuesOf(field?.kind === 'group' ? field.fields : []))
    }
    case 'kind':
    case 'add kind': {
      const field = fieldNamed(form, values, name)
      const group = field?.kind === 'list' ? field.element : field
      const kinds = group?.kind === 'kinds' ? group.kinds : []
      const made = newKind(kinds.find(({ value }) => value === change.kind))
      // What both kinds have stays.
      return change.do === 'kind'
        ? replaced(values, keys, (before) => ({
            ...made,
            ...common(made, before),
            kind: made.kind,
          }))
        : replaced(values, keys, (list) => [...listOf(list), made])
    }
    case 'add': {
      const field = fieldNamed(form, values, name)
      const made = field?.kind === 'list' ? emptyValue(field.element) : ''
      return replaced(values, keys, (list) => [...listOf(list), made ?? ''])
    }
    case 'remove': {
      const field = fieldNamed(form, values, keys.slice(0, -1).join('.'))
      return replaced(values, keys.slice(0, -1), (list) => {
        const rest = listOf(list).filter((_, each) => each !== index)
        return rest.length === 0 && field?.optional ? undefined : rest
      })
    }
    case 'copy':
      return replaced(values, keys.slice(0, -1), (list) =>
        listOf(list).toSpliced(index + 1, 0, listOf(list)[index]),
      )
    case 'up':
    case 'down':
      return replaced(values, keys.slice(0, -1), (list) => {
        const to = change.do === 'up' ? index - 1 : index + 1
        const all = listOf(list)
        return to < 0 || to >= all.length
          ? all
          : all.toSpliced(index, 1).toSpliced(to, 0, all[index])
      })
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function common(made: Values, before: unknown): Values {
  const kept = Object.keys(made).map((key) => [key, within(before, key)] as const)
  return Object.fromEntries(kept.filter(([, value]) => value !== undefined))
}

function replaced(
  value: unknown,
  [key, ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): unknown {
  if (key === undefined) return change(value)
  const next = replaced(within(value, key), rest, change)
  if (Array.isArray(value)) return value.map((each, index) => (index === Number(key) ? next : each))
  const { [key]: _, ...others } = isValues(value) ? value : {}
  if (next === undefined) return others
  return isValues(value) && key in value ? { ...value, [key]: next } : { ...others, [key]: next }
}

/** The values that a form has sent, by the names of its fields. A number with a comma stays a text, for the check to refuse. */
export function sentValues(
  field: Field,
  data: Pick<URLSearchParams, 'get' | 'has'>,
  name = '',
): unknown {
  const nameOf = (key: string) => (name ? `${name}.${key}` : key)
  if (field.kind === 'group') {
    if (field.leftOut && !data.has(nameOf('is-there'))) return undefined
    return sentFields(field.fields, data, name)
  }
  if (field.kind === 'kinds') {
    const kind = data.get(nameOf('kind'))
    if (kind === null) return undefined
    const { fields = [] } = field.kinds.find(({ value }) => value === kind) ?? {}
    return { kind, ...sentFields(fields, data, name) }
  }
  if (field.kind === 'list') {
    const length = data.get(nameOf('length'))
    if (length === null) return field.optional ? undefined : []
    return Array.from({ length: Math.min(Number(length) || 0, longestList) }, (_, index) => {
      const value = sentValues(field.element, data, nameOf(String(index)))
      return value ?? ''
    })
  }
  const text = data.get(name)?.replaceAll('\r\n', '\n')
  if (field.kind === 'switch') return text === 'on' || (field.optional ? undefined : false)
  if (text === undefined || (text === '' && field.optional)) return undefined
  if (field.kind !== 'number') return text
  const number = text.trim()
  if (number === '') return undefined
  return /^-?(\d+\.?\d*|\.\d+)$/.test(number) ? Number(number) : text
}

/** More than any list of the content holds: what is sent must not make the desk allocate at will. */
const longestList = 1000

function sentFields(
  fields: readonly Field[],
  data: Pick<URLSearchParams, 'get' | 'has'>,
  name: string,
): Values {
  const entries = fields.map(
    (each) => [each.key, sentValues(each, data, name ? `${name}.${each.key}` : each.key)] as const,
  )
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** A field that two people have changed otherwise, with what the other one has saved. */
export type Conflict = { name: string; theirs: unknown }

/**
 * What one person changed, on top of what another one has saved meanwhile, field by field. Of a field that both
 * have changed otherwise, `values` has what this person wrote. Lists of which both have moved, added or removed
 * entries are one field.
 */
export function merged(
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { values: unknown; conflicts: Conflict[] } {
  const conflicts: Conflict[] = []
  const merge = (base: unknown, mine: unknown, theirs: unknown, name: string): unknown => {
    if (same(mine, theirs) || same(base, theirs)) return mine
    if (same(base, mine)) return theirs
    const lists = [base, mine, theirs].map((each) => (Array.isArray(each) ? each.length : -1))
    const [length] = lists
    const each = (key: string) =>
      merge(
        within(base, key),
        within(mine, key),
        within(theirs, key),
        name ? `${name}.${key}` : key,
      )
    if (length !== -1 && lists.every((other) => other === length))
      return listOf(mine).map((_, index) => each(String(index)))
    if (isValues(mine) && isValues(theirs) && mine.kind === theirs.kind) {
      const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
      const entries = keys.map((key) => [key, each(key)] as const)
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    }
    conflicts.push({ name, theirs })
    return mine
  }
  return { values: merge(base, mine, theirs, ''), conflicts }
}

/** Whether two values are the same, whatever the order of their keys. A number and its digits are. */
export function same(one: unknown, other: unknown): boolean {
  if (isValues(one) && isValues(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...keys].every((key) => same(one[key], other[key]))
  }
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => same(each, other[index]))
  return one === other || String(one ?? '') === String(other ?? '')
}

const naming =
  'title heading label name days term year id statement sentence network text number figure href say'

/** What names an entry of a list: its title, or the first words of whatever else it has. */
export function entryName(value: unknown): string {
  const text = isValues(value)
    ? naming
        .split(' ')
        .map((key) => value[key])
        .find((each) => ['string', 'number'].includes(typeof each))
    : value
  return String(text ?? '').slice(0, 80)
}
