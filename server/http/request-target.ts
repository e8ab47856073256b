/** An authority or a `Host`: a name, an IPv4 or an IPv6 address, perhaps with a port (RFC 3986, 3.2.2). */
const authority = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i

/**
 * Whether a request names its host as it must (RFC 9112, 3.2): once, with a value that can be one.
 * Only HTTP/1.0 may leave it out.
 *
 * @param rawHeaders names and values in turn, as Node gives them; its `headers` hide a second Host
 */
export function namesHost(rawHeaders: readonly string[], httpVersion: string): boolean {
  let found = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length !== 4 || name.toLowerCase() !== 'host') continue
    found += 1
    if (!authority.test(rawHeaders[at + 1] ?? '')) return false
  }
  return found === 1 || (found === 0 && httpVersion === '1.0')
}

/**
 * The path and query of a target that may be a whole address, as clients send it to proxies and every
 * server must take it (RFC 9112, 3.2.2); undefined when its host cannot be one.
 */
export function originForm(target: string): string | undefined {
  // 47 is the slash that nearly all of them begin with.
  if (target.charCodeAt(0) === 47) return target
  const [scheme] = /^https?:\/\//i.exec(target) ?? []
  if (scheme === undefined) return target
  const rest = target.slice(scheme.length)
  const end = rest.search(/[/?#]/)
  const host = end === -1 ? rest : rest.slice(0, end)
  if (host === '' || !authority.test(host)) return undefined
  const path = end === -1 ? '' : rest.slice(end)
  return path.startsWith('/') ? path : `/${path}`
}
