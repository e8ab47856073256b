/** What the journeys use of a page: a part of Puppeteer's `Page` and of Playwright's. */
export type Page = {
  goto: (address: string) => Promise<unknown>
  goBack: () => Promise<unknown>
  evaluate: (expression: string) => Promise<unknown>
  mouse: {
    move: (x: number, y: number) => Promise<void>
    click: (x: number, y: number) => Promise<void>
  }
  keyboard: {
    type: (text: string) => Promise<void>
    press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>
  }
  pdf?: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export type Size = { width: number; height: number }

export type Browser = {
  /** Opens an empty page; `errors` are its errors and CSP violations so far. */
  newPage: (options: {
    size: Size
    script: boolean
  }) => Promise<{ page: Page; errors: () => Promise<readonly string[]> }>
  close: () => Promise<void>
}

/** Milliseconds for a browser's start on a busy machine. */
export const launchMs = 180_000
