import { setTimeout as rest } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { Engine, Point, Size } from './engine.ts'
import { lookExpression, parseSeen, type Seen, type Wanted } from './look.ts'

/** The heading that says which page it is. */
const heading1: Wanted = { role: 'heading 1' }

/** Milliseconds, for a busy machine. */
const patience = { timeout: 240_000, interval: 50 }

/** Somebody at a browser: looks, presses and types, and waits for what should come. */
export type Visitor = ReturnType<typeof visitor>

export function visitor(engine: Engine, origin: string) {
  const see = async (wanted: Wanted): Promise<Seen[]> =>
    parseSeen(await engine.evaluate(lookExpression(wanted)))
  const path = async () => String(await engine.evaluate('location.pathname'))

  /** The element's position, once it does not move and nothing covers it. */
  async function aim(wanted: Wanted): Promise<Point> {
    let before: Seen | undefined
    return vi.waitFor(async () => {
      const [target] = parseSeen(await engine.evaluate(lookExpression(wanted, true)))
      const at = before
      before = target
      if (!target) throw new Error(`there is no ${named(wanted)}`)
      if (target.covered) throw new Error(`over ${named(wanted)} lies ${target.covered}`)
      if (at?.x !== target.x || at.y !== target.y) throw new Error(`${named(wanted)} moves`)
      return target
    }, patience)
  }

  /** @param restMs how long the pointer rests on it before the click */
  async function press(wanted: Wanted, restMs = 0): Promise<void> {
    await engine.point(await aim(wanted))
    await rest(restMs)
    await engine.click()
  }

  return {
    engine,
    see,
    path,
    press,
    type: engine.type,
    key: engine.key,

    /** Opens a page; with script, waits for Astro's router (tests/browser/window.ts). */
    async open(at: string, size: Size, { script = true } = {}): Promise<void> {
      await engine.resize(size)
      // Where the last click left it, the pointer could open a menu of this page.
      await engine.point({ x: 1, y: 1 })
      await engine.open(`${origin}${at}`)
      if (!script) return
      await expect.poll(() => engine.evaluate('history.scrollRestoration')).toBe('manual')
    },

    async fill(wanted: Wanted, text: string): Promise<void> {
      await press(wanted)
      await expectFocus(wanted)
      await engine.type(text)
    },

    async expectHidden(wanted: Wanted): Promise<void> {
      await expect.poll(() => see(wanted), { message: named(wanted) }).toEqual([])
    },

    expectFocus,

    async expectText(wanted: Wanted, text: string): Promise<void> {
      const texts = async () => (await see(wanted)).map((seen) => seen.text).join('\n')
      await expect.poll(texts, { message: named(wanted) }).toContain(text)
    },

    /** Waits for the page's address and heading. */
    async expectPage(at: string, heading: string): Promise<void> {
      const shown = async () => [await path(), ...(await see(heading1)).map(({ name }) => name)]
      await expect.poll(shown).toEqual([at, heading])
    },
  }

  async function expectFocus(wanted: Wanted): Promise<void> {
    const focused = async () => (await see(wanted)).map((seen) => seen.focused)
    await expect.poll(focused, { message: `focus on ${named(wanted)}` }).toContain(true)
  }
}

function named({ role, name, inside }: Wanted): string {
  return `${role}${name ? ` "${name}"` : ''}${inside ? ` in ${inside}` : ''}`
}
