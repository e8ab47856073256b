export type Point = { x: number; y: number }
export type Size = { width: number; height: number }
export type Key = 'Enter' | 'Escape' | 'Tab'

/** What journeys need of a browser with one window, whatever its protocol. */
export type Engine = {
  /** Loads an address and waits until it is loaded. */
  open: (address: string) => Promise<void>
  back: () => Promise<void>
  resize: (size: Size) => Promise<void>
  /** The value of an expression in the page, passed as JSON. */
  evaluate: (expression: string) => Promise<unknown>
  /** Moves the mouse to a point of the window. */
  point: (at: Point) => Promise<void>
  /** Clicks where the mouse is. */
  click: () => Promise<void>
  type: (text: string) => Promise<void>
  key: (key: Key) => Promise<void>
  /** The page as a PDF; missing if the driver cannot print. */
  print?: () => Promise<Uint8Array>
  /** Errors and CSP violations in all pages since the browser was started. */
  complaints: () => Promise<readonly string[]>
  close: () => Promise<void>
}

/** Characters for keys without one (WebDriver 17.4.2). */
const keyCodes: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }

/** Actions of WebDriver, which WebDriver BiDi shares. */
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
