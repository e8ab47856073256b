/** What a request asks for, as far as metrics and logs may tell. */
export type RequestKind = 'page' | 'asset' | 'form' | 'other'

/**
 * Sorts a request by method and address, whatever becomes of it: a page, a file, a form that is
 * sent, or anything else. Called for every request, so it only looks for single characters.
 */
export function requestKind(method = '', url = ''): RequestKind {
  const query = url.indexOf('?')
  const path = query < 0 ? url : url.slice(0, query)
  if (path.startsWith('/api/')) return method === 'POST' ? 'form' : 'other'
  if (method !== 'GET' && method !== 'HEAD') return 'other'
  const name = path.slice(path.lastIndexOf('/') + 1)
  return name.includes('.') && !name.endsWith('.html') ? 'asset' : 'page'
}
