import { left, list } from 'virtual:launch-list'
import type { LaunchItem } from '#tools/launch-check/launch-item.ts'

/** What the draft's own page shows (spec 2.24): everything that is left, by who can answer it. */
export function draftContent() {
  return {
    page: {
      heading: 'Draft',
      title: 'What awaits confirmation',
      description:
        'The questions to the owner of this site, and everything on it that awaits confirmation before it goes live.',
      introduction:
        'This is a draft of the site. Here is what its owner, its editors and its engineers answer before it goes live.',
    },
    left,
    list,
  }
}

export type DraftContent = ReturnType<typeof draftContent>

/** Each placeholder by the mark that pages give it. */
export function markedItems() {
  const items = [...list.questions.flatMap((question) => question.items), ...list.owner]
  const marked = new Map<string, ReturnType<typeof shown>>()
  for (const item of items) {
    if (item.mark === undefined) continue
    const known = marked.get(item.mark)
    marked.set(item.mark, known ? { ...known, asks: [...known.asks, item.ask] } : shown(item))
  }
  return Object.fromEntries(marked)
}

function shown({ record, field, place, line, ask, form }: LaunchItem) {
  return { record, field, file: `${place}:${line}`, asks: [ask], form }
}
