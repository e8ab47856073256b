import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { root } from '#tools/lib/root.ts'

/** Takes a screenshot for the guide, if PICTURES is set. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return
  const window = page.viewportSize()
  const isPhone = (window?.width ?? 0) < 600
  if (!isPhone) await page.setViewportSize({ width: 1200, height: 760 })
  const png = await page.screenshot()
  await sharp(png)
    .webp({ quality: 70 })
    .toFile(join(root, `docs/pictures/${name}.webp`))
  if (window) await page.setViewportSize(window)
}
