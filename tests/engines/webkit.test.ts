import { tmpdir } from 'node:os'
import { Builder, Key } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import { inject } from 'vitest'
import { z } from 'zod'
import { endWithTests, runProgram } from '../server/run-node.ts'
import { type Browser, launchMs, type Page } from './browser.ts'
import { everyday } from './journeys.ts'
import { runJourneys } from './run-journeys.ts'

/** Runs in each page once it is loaded: WebKitWebDriver does not report the console. */
const collectErrors = `
  const errors = (window.errors = [])
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(violatedDirective + ' forbids ' + blockedURI))`

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }

/** Launches WebKitGTK's MiniBrowser by its WebDriver, on an X server of its own (Xvfb). */
async function launchWebKit(driverPath: string, xvfbPath: string): Promise<Browser> {
  const options = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '1']
  const xvfb = runProgram([xvfbPath, ...options], {}, { cwd: tmpdir() })
  // Not SIGKILL: Xvfb removes its lock file and socket. Without it the browser ends, too.
  endWithTests(xvfb, 'SIGTERM')
  const [, display] = await xvfb.says(/^(\d+)$/m)
  const service = new DriverService.Builder(driverPath)
    .setEnvironment({ ...process.env, DISPLAY: `:${display}`, NO_AT_BRIDGE: '1' })
    .setLoopback(true)
    .build()
  const driver = await new Builder()
    .usingServer(await service.start(launchMs))
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  const firstWindow = await driver.getWindowHandle()

  const page: Page = {
    async goto(address) {
      await driver.get(address)
      await driver.executeScript(collectErrors)
    },
    goBack: () => driver.navigate().back(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    mouse: {
      move: (x, y) => driver.actions().move({ x, y }).perform(),
      click: (x, y) => driver.actions().move({ x, y }).click().perform(),
    },
    keyboard: {
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    },
    async close() {
      await driver.close()
      await driver.switchTo().window(firstWindow)
    },
  }
  return {
    async newPage({ size }) {
      // Not a tab: MiniBrowser would not show it.
      await driver.switchTo().newWindow('window')
      await driver.manage().window().setRect(size)
      const errors = async () => z.array(z.string()).parse(await page.evaluate('window.errors'))
      return { page, errors }
    },
    async close() {
      await service.kill()
      xvfb.signal('SIGTERM')
      await xvfb.ended
    },
  }
}

const { webkit, xvfb } = inject('engines')
runJourneys('WebKitGTK', [webkit, xvfb], launchWebKit, everyday)
