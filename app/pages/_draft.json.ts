import { list } from 'virtual:launch-list'
import type { LaunchItem } from '#tools/launch-check/launch-list.ts'

/** The placeholders for the review bar, by the `data-placeholder` that a page gives each (spec 2.24). */
export const GET = () => {
  const items = [...list.questions.flatMap((question) => question.items), ...list.owner]
  const byId = new Map<string, ReturnType<typeof shown>>()
  for (const item of items) {
    if (item.placeholderId === undefined) continue
    const known = byId.get(item.placeholderId)
    byId.set(
      item.placeholderId,
      known ? { ...known, asks: [...known.asks, item.ask] } : shown(item),
    )
  }
  return Response.json(Object.fromEntries(byId))
}

function shown({ record, field, place, line, ask, form }: LaunchItem) {
  return { record, field, file: `${place}:${line}`, asks: [ask], form }
}
