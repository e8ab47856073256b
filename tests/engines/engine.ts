export type Point = { x: number; y: number }
export type Size = { width: number; height: number }
export type Key = 'Enter' | 'Escape' | 'Tab'

/** What a journey asks of a browser with one window, whatever protocol it speaks. */
export type Engine = {
  /** Loads an address and waits for its end. */
  open: (address: string) => Promise<void>
  back: () => Promise<void>
  resize: (size: Size) => Promise<void>
  /** The value of an expression in the page, as JSON has it. */
  evaluate: (expression: string) => Promise<unknown>
  /** Moves the mouse to a point of the window. */
  point: (at: Point) => Promise<void>
  /** Presses the mouse's button where it is. */
  click: () => Promise<void>
  type: (text: string) => Promise<void>
  key: (key: Key) => Promise<void>
  /** The page as a PDF; an engine without it cannot be told to print. */
  print?: () => Promise<Uint8Array>
  /** What pages have complained of since the browser was started: errors, violations of the policy. */
  complaints: () => Promise<readonly string[]>
  close: () => Promise<void>
}

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
