const asked = new Set<string>()

/** Fetches an island's files, and does not run them; the browser keeps them for the first press. */
export function fetchAhead(island: Element): void {
  for (const name of ['component-url', 'renderer-url']) {
    void fetchModule(island.getAttribute(name) ?? '', location.href)
  }
}

/** A module and, as its text names them, the modules that it needs. */
async function fetchModule(path: string, base: string): Promise<void> {
  const address = new URL(path, base).href
  if (asked.has(address)) return
  asked.add(address)
  try {
    const response = await fetch(address, { priority: 'low' })
    const imports = (await response.text()).matchAll(/(?:from|import) ?["'`](\.[^"'`]+)/g)
    for (const [, path = ''] of imports) void fetchModule(path, address)
  } catch {
    // The press fetches it once more, and tells when it fails.
    asked.delete(address)
  }
}
