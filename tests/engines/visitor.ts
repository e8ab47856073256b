import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { Page } from './browser.ts'
import { type Found, findElements, type Target } from './find-elements.ts'

/** Milliseconds, for a busy machine. */
const polling = { timeout: 240_000, interval: 50 }

/** Somebody at a page: finds, presses and types, and waits for what should come. */
export type Visitor = ReturnType<typeof visitor>

export function visitor(page: Page) {
  const find = (target: Target) => findElements(page, target)

  /** The element's position, once it does not move and nothing covers it. */
  function positionOf(target: Target): Promise<Found> {
    let before: Found | undefined
    return vi.waitFor(async () => {
      const [found] = await findElements(page, target, true)
      const last = before
      before = found
      if (!found) throw new Error(`there is no ${named(target)}`)
      if (found.covered) throw new Error(`over ${named(target)} lies ${found.covered}`)
      if (last?.x !== found.x || last.y !== found.y) throw new Error(`${named(target)} moves`)
      return found
    }, polling)
  }

  /** @param hoverMs how long the pointer is over it before the click */
  async function press(target: Target, hoverMs = 0): Promise<void> {
    const { x, y } = await positionOf(target)
    await page.mouse.move(x, y)
    await wait(hoverMs)
    await page.mouse.click(x, y)
  }

  async function expectFocus(target: Target): Promise<void> {
    const focused = async () => (await find(target)).map((found) => found.focused)
    await expect.poll(focused, { message: `focus on ${named(target)}` }).toContain(true)
  }

  return {
    page,
    find,
    press,
    expectFocus,

    async fill(target: Target, text: string): Promise<void> {
      await press(target)
      await expectFocus(target)
      await page.keyboard.type(text)
    },

    async expectHidden(target: Target): Promise<void> {
      await expect.poll(() => find(target), { message: named(target) }).toEqual([])
    },

    async expectText(target: Target, text: string): Promise<void> {
      const texts = async () => (await find(target)).map((found) => found.text).join('\n')
      await expect.poll(texts, { message: named(target) }).toContain(text)
    },

    /** Waits for the page's address and heading. */
    async expectPage(path: string, heading: string): Promise<void> {
      const shown = async () => [
        await page.evaluate('location.pathname'),
        ...(await find({ role: 'heading 1' })).map(({ text }) => text),
      ]
      await expect.poll(shown).toEqual([path, heading])
    },
  }
}

function named({ role, name, inside }: Target): string {
  return `${role}${name ? ` "${name}"` : ''}${inside ? ` in ${inside}` : ''}`
}
