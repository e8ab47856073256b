declare global {
  interface Navigator {
    /** The visitor's connection, in browsers that tell anything of it. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

const asked = new Set<string>()

/** Fetches an island's files, and does not run them; the browser keeps them for the first press. */
export function fetchAhead(island: Element): void {
  for (const name of ['component-url', 'renderer-url']) {
    const address = island.getAttribute(name)
    if (address) void fetchModule(new URL(address, location.href).href)
  }
}

/** A module and, as its text names them, the modules that it needs. */
async function fetchModule(address: string): Promise<void> {
  if (asked.has(address)) return
  asked.add(address)
  try {
    const response = await fetch(address, { priority: 'low' })
    const imports = (await response.text()).matchAll(/(?:from|import) ?["'`](\.[^"'`]+)/g)
    for (const [, path = ''] of imports) void fetchModule(new URL(path, address).href)
  } catch {
    // The press fetches it once more, and tells when it fails.
    asked.delete(address)
  }
}

/** Once the page is loaded and the browser idles, unless the visitor saves data or is on 2G. */
export function whenIdleAfterLoad(act: () => void, signal: AbortSignal): void {
  const { connection } = navigator
  if (connection?.saveData || connection?.effectiveType?.endsWith('2g')) return
  const idle = () => {
    // Safari has no such callback yet.
    const wait = window.requestIdleCallback ?? setTimeout
    wait(() => signal.aborted || act())
  }
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true, signal })
}
