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
