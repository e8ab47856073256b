import type { BasicFormField, FormFieldInputProps } from '@keystatic/core'
import { createElement, type MouseEvent, useSyncExternalStore } from 'react'
import { z } from 'zod'

type Part = BasicFormField<number | null>
type Point = Record<string, number | null>
type Options = { label: string; description?: string }

const stored = z.record(z.string(), z.number().optional()).catch({})

/**
 * A point of the picture in the same form, in percent from its left and its top: pressed on the picture, or written
 * into the fields below it.
 *
 * @param parts its number fields by their keys; `left` and `top` are the point
 */
export function pointField(
  { label, description }: Options,
  parts: Record<string, Part>,
): BasicFormField<Point> {
  const each = <Result>(work: (part: Part, key: string) => Result): Record<string, Result> =>
    Object.fromEntries(Object.entries(parts).map(([key, part]) => [key, work(part, key)]))
  const numberOf = (value: Point, key: string) => value[key] ?? null
  const parse: BasicFormField<Point>['parse'] = (value) => {
    const numbers = stored.parse(value)
    return each((part, key) => part.parse(numbers[key]))
  }
  return {
    kind: 'form',
    label,
    defaultValue: () => each((part) => part.defaultValue()),
    parse,
    serialize(value) {
      const written = each((part, key) => part.serialize(numberOf(value, key)).value)
      const entries = Object.entries(written).filter(([, number]) => number !== undefined)
      return { value: Object.fromEntries(entries) as Record<string, number> }
    },
    validate: (value) => each((part, key) => part.validate(numberOf(value, key))),
    reader: { parse },
    Input({ value, onChange, ...props }) {
      const fields = Object.entries(parts).map(([key, part]) =>
        createElement(part.Input, {
          key,
          ...props,
          value: numberOf(value, key),
          onChange: (number: number | null) => onChange({ ...value, [key]: number }),
        }),
      )
      return createElement(
        'fieldset',
        { className: 'point' },
        createElement('legend', {}, label),
        description && createElement('p', {}, description),
        createElement(Picture, { value, onChange }),
        ...fields,
      )
    },
  }
}

/** The picture with its point, which a press moves. The number fields do the same for the keyboard. */
function Picture({ value, onChange }: Pick<FormFieldInputProps<Point>, 'value' | 'onChange'>) {
  const source = useSyncExternalStore(watchPage, pictureOfForm)
  if (!source) return null
  const { left, top } = value
  const move = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) => {
    const percent = (at: number, of: number) =>
      Math.round(Math.min(100, Math.max(0, (at / of) * 100)))
    onChange({
      ...value,
      left: percent(nativeEvent.offsetX, currentTarget.offsetWidth),
      top: percent(nativeEvent.offsetY, currentTarget.offsetHeight),
    })
  }
  return createElement(
    'div',
    { className: 'picture' },
    createElement('img', { src: source, alt: 'Press where the subject is', onClick: move }),
    createElement('span', { style: { left: `${left ?? 50}%`, top: `${top ?? 50}%` } }),
  )
}

/** The preview of the file that is chosen in this form, else the saved picture, which the desk sends. */
function pictureOfForm(): string | undefined {
  const preview = document.querySelector('img[src^="blob:"]')?.getAttribute('src')
  const [, id] = /\/collection\/pictures\/item\/([^/]+)/.exec(location.pathname) ?? []
  return preview ?? (id && `/picture?of=pictures/${id}.yaml`)
}

/** Keystatic tells one field nothing of another: its page shows what is chosen in the field of the picture. */
function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['src'] })
  return () => observer.disconnect()
}
