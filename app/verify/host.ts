import punycode from 'punycode.js'

/** A host name as it is compared and shown: small letters, decoded, without `www.` and last dot. */
export function plainHost(host: string): string {
  return readable(host.toLowerCase())
    .replace(/\.$/, '')
    .replace(/^www\./, '')
}

/** A host name whose encoded parts, `xn--…`, are letters again. */
function readable(host: string): string {
  try {
    return punycode.toUnicode(host)
  } catch {
    // It begins with `xn--`, but is not valid Punycode.
    return host
  }
}

/** An address of the web in the parts that tell whose it is. */
export type WebAddress = {
  host: string
  /** The name and password before an `@`, which browsers ignore. */
  user: string
  port: string
  /** Path, query and fragment; empty for the bare root. */
  rest: string
}

/** Reads an address as a browser does; nothing when it is none. A lacking scheme is https. */
export function webAddress(text: string): WebAddress | undefined {
  const full = /^https?:/i.test(text) ? text : `https://${text}`
  const url = parsed(full)
  if (!url) return undefined
  const { hostname, username, password, port, pathname, search, hash } = url
  return {
    host: plainHost(hostname),
    user: decoded([username, password].filter(Boolean).join(':')),
    port,
    rest: decoded((pathname + search + hash).replace(/^\/$/, '')),
  }
}

/** `URL.parse` is younger than the browsers of docs/browsers.md, and so is `URL.canParse`. */
function parsed(address: string): URL | undefined {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A lone per cent sign: it stays as it was typed.
    return text
  }
}

/** The host of an e-mail address in the same form; nothing when it cannot be one. */
export function mailHost(text: string): string | undefined {
  if (/[/?#:\\@\s]/.test(text)) return undefined
  const host = webAddress(text)?.host
  return host?.includes('.') ? host : undefined
}
