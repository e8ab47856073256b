import { z } from 'zod'
import { line, upload } from './text.ts'

/** The middle, unless somebody says where. */
const percent = z.number({ error: 'must be a number from 0 to 100' }).min(0).max(100)
const middle = percent.default(50)

/** A picture, what it shows, and where its subject stands. Its name is the name of its file. */
export const pictureSchema = z.strictObject({
  /** The picture itself, beside this record; the drawn ones are in `app/pictures/` instead. */
  file: upload(
    'file',
    'A JPEG, PNG or WebP, best 2880 pixels wide or more. Sizes are made from it.',
  ).meta({
    label: 'Picture',
  }),
  alt: line('alt').meta({
    label: 'Alternative text',
    hint: 'What the picture shows, in one sentence, for people who do not see it.',
  }),
  /** The subject's place; crops keep it in view. */
  focus: z
    .strictObject({
      left: middle.meta({ label: 'Percent from the left' }),
      top: middle.meta({ label: 'Percent from the top' }),
      wide: percent.optional().meta({
        label: 'Top or foot on wide screens',
        hint: 'Where a box is much wider than high, the top or the foot is cut off. 0 keeps the top, 100 the foot. Without a number it is the one from the top.',
      }),
    })
    .meta({
      label: 'Where the subject is',
      hint: 'Phones and documents show a part; this stays in it.',
    }),
})
