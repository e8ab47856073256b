/**
 * The page that answers a form sent without script: prerendered with the slots below, which the
 * inbox fills. It has no address of its own.
 */
export const answerPageFile = 'form-answer.html'

/** The elements that hold the slots, by their attribute `data-slot`. */
export const answerSlots = {
  /** The heading; its text stands in the document's title too. */
  title: 'title',
  /** What happened and what to do. */
  text: 'text',
  /** A list whose one entry is repeated for each field to mend, or that goes. */
  items: 'items',
  /** In the entry: the field's label, and how to mend it. */
  itemLabel: 'item-label',
  itemText: 'item-text',
  /** A form with one hidden field and one button, or nothing. */
  action: 'action',
  /** The link back. */
  back: 'back',
} as const satisfies Record<string, string>
