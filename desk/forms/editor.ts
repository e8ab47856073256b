// Wraps `fetch`, which Keystatic uses, so it is loaded before it: each save names the tree that it is based
// on, and pictures are scaled down before they are sent.

const send = window.fetch.bind(window)

/** The Git tree that this page shows: as it was opened, with what was saved here since. */
let base = ''

window.fetch = async (input, init) => {
  if (input === '/api/keystatic/tree')
    return noted(await send(input, withHeaders(init, { 'x-drafts': await drafts() })))
  if (input !== '/api/keystatic/update' || typeof init?.body !== 'string') return send(input, init)
  const body = await withSmallPictures(init.body)
  const save = (on: string) => send(input, withHeaders({ ...init, body }, { 'x-based-on': on }))
  const answer = await save(base)
  if (answer.status !== 409) return noted(answer)
  const { problem, draft }: { problem: string; draft: string } = await answer.json()
  // Somebody else saved it meanwhile. Replacing theirs needs consent; it stays in Git's history.
  if (!confirm(`${problem}\n\nSave yours in its place?\nCancel keeps your words in this browser.`))
    return new Response(problem, { status: 409 })
  return noted(await save(draft))
}

function withHeaders(init: RequestInit | undefined, headers: Record<string, string>): RequestInit {
  const all = new Headers(init?.headers)
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  return { ...init, headers: all }
}

function noted(answer: Response): Response {
  base = answer.headers.get('x-based-on') ?? base
  return answer
}

/**
 * Keystatic's unsaved forms in IndexedDB, as `form=blob` with the Git blob that each was opened with: the
 * desk shows and saves the form on top of that blob, not of what others have saved since.
 */
async function drafts(): Promise<string> {
  const store = await keptForms()
  if (!store) return ''
  const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
  return keys
    .flatMap((key, index) => {
      if (!Array.isArray(key)) return []
      const [kind, name, id] = key
      // Keystatic's `getTreeKey` ends with the id of the file's Git blob.
      const [blob] = /[0-9a-f]{40}$/.exec(String(values[index]?.beforeTreeKey)) ?? []
      if (!blob || (kind !== 'singleton' && kind !== 'collection')) return []
      return `${kind}/${name}${kind === 'collection' ? `/item/${id}` : ''}=${blob}`
    })
    .join(' ')
}

async function keptForms(): Promise<IDBObjectStore | undefined> {
  const request = indexedDB.open('keystatic')
  // Not there yet: abort, so that Keystatic creates it with its store.
  request.onupgradeneeded = () => request.transaction?.abort()
  try {
    return (await done(request)).transaction('items').objectStore('items')
  } catch {
    // No database, or no store in it.
    return undefined
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Pixels of the longer side: more than any screen of the site shows. */
const longest = 2560

const types = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }

type Update = { additions: { path: string; contents: string }[]; deletions: unknown }

async function withSmallPictures(body: string): Promise<string> {
  const update: Update = JSON.parse(body)
  for (const addition of update.additions) {
    const ending = addition.path.split('.').at(-1)?.toLowerCase()
    const type = Object.entries(types).find(([name]) => name === ending)?.[1]
    if (type) addition.contents = await smallPicture(addition.contents, type)
  }
  return JSON.stringify(update)
}

/** Scales a picture down on a canvas, which also drops its EXIF data. */
async function smallPicture(base64: string, type: string): Promise<string> {
  const image = new Image()
  image.src = `data:${type};base64,${base64}`
  try {
    await image.decode()
  } catch {
    // Not readable as a picture: the desk refuses it.
    return base64
  }
  const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const url = canvas.toDataURL(type, 0.9)
  // Safari's `toDataURL` writes PNG instead of WebP: then keep the original.
  return url.startsWith(`data:${type};`) ? url.slice(url.indexOf(',') + 1) : base64
}
