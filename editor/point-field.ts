import type { BasicFormField, ObjectField } from '@keystatic/core'
import { createElement, type MouseEvent, useSyncExternalStore } from 'react'

type PointProps = {
  fields: Record<string, { value: number | null; schema: BasicFormField<number | null> }>
  onChange(value: Record<string, number | null>): void
  forceValidation: boolean
}

/** An object whose `left` and `top`, in percent, are a point of the record's picture: a press on it sets them. */
export function pointField(object: ObjectField): ObjectField {
  return {
    ...object,
    Input({ fields, onChange, forceValidation }: PointProps) {
      const numbers = Object.entries(fields).map(([key, { value, schema }]) =>
        createElement(schema.Input, {
          key,
          value,
          onChange: (number: number | null) => onChange({ [key]: number }),
          autoFocus: false,
          forceValidation,
        }),
      )
      return createElement(
        'fieldset',
        { className: 'point' },
        createElement('legend', {}, object.label),
        createElement('p', {}, object.description),
        createElement(Picture, { left: fields.left?.value, top: fields.top?.value, onChange }),
        ...numbers,
      )
    },
  }
}

type PictureProps = Pick<PointProps, 'onChange'> & Record<'left' | 'top', number | null | undefined>

/** The picture with its point, which a press moves. The number fields do the same for the keyboard. */
function Picture({ left, top, onChange }: PictureProps) {
  const source = useSyncExternalStore(watchPage, pictureOfForm)
  if (!source) return null
  const move = ({ nativeEvent, currentTarget }: MouseEvent<HTMLElement>) =>
    onChange({
      left: Math.round((nativeEvent.offsetX / currentTarget.offsetWidth) * 100),
      top: Math.round((nativeEvent.offsetY / currentTarget.offsetHeight) * 100),
    })
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
