import type { Key, Point } from './engine.ts'

/** WebDriver's characters for keys that have none (WebDriver 17.4.2). */
const keyCodes: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }

/** WebDriver's actions, which its BiDi variant shares. */
export function pointActions({ x, y }: Point) {
  return [{ ...mouse, actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }] }]
}

export const clickActions = [
  {
    ...mouse,
    actions: [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

export function typeActions(text: string) {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return [{ type: 'key', id: 'keyboard', actions }]
}

export function keyActions(key: Key) {
  return typeActions(keyCodes[key])
}
