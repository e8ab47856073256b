/**
 * The elements of app/sections/form-answer that the inbox fills, by their attribute `data-slot`. The
 * build turns them into the template of contract/answer-page.ts.
 */
export const answerSlots = {
  /** The heading; its text begins the document's title too. */
  title: 'title',
  /** What happened and what to do. */
  text: 'text',
  /** A list whose one entry is repeated for each field to correct, or that goes. */
  items: 'items',
  /** In the entry: the field's label, and how to correct it. */
  itemLabel: 'item-label',
  itemText: 'item-text',
  /** A form with one hidden field and one button, or nothing. */
  action: 'action',
  /** The link back. */
  back: 'back',
} as const satisfies Record<string, string>
