import { list } from 'virtual:launch-list'
import type { LaunchItem } from '#tools/launch-check/launch-list.ts'

/** The placeholders for the review bar, by the `data-awaits` mark that a page gives each (spec 2.24). */
export const GET = () => {
  const items = [...list.questions.flatMap((question) => question.items), ...list.owner]
  const marked = new Map<string, ReturnType<typeof shown>>()
  for (const item of items) {
    if (item.mark === undefined) continue
    const known = marked.get(item.mark)
    marked.set(item.mark, known ? { ...known, asks: [...known.asks, item.ask] } : shown(item))
  }
  return Response.json(Object.fromEntries(marked))
}

function shown({ record, field, place, line, ask, form }: LaunchItem) {
  return { record, field, file: `${place}:${line}`, asks: [ask], form }
}
