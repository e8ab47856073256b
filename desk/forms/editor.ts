// Stands between Keystatic and the desk: each request that saves says what it was based on, and pictures
// become smaller before they are sent. Loaded before Keystatic, which asks by `fetch`.

const send = window.fetch.bind(window)

/** The tree that this page shows: what was there when it was opened, and what was saved here since. */
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
  // Nobody's words are replaced without being asked; the other's stay in history.
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
 * What Keystatic keeps of unsaved forms, as `form=id` of the file that each was opened with: such a form
 * is shown, and later saved, on that file and not on what somebody else has made of it since.
 */
async function drafts(): Promise<string> {
  const store = await keptForms()
  if (!store) return ''
  const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
  return keys
    .flatMap((key, index) => {
      if (!Array.isArray(key)) return []
      const [kind, name, id] = key
      // Ends with the id of the file's blob in Git (`getTreeKey`).
      const [blob] = /[0-9a-f]{40}$/.exec(String(values[index]?.beforeTreeKey)) ?? []
      if (!blob || (kind !== 'singleton' && kind !== 'collection')) return []
      return `${kind}/${name}${kind === 'collection' ? `/item/${id}` : ''}=${blob}`
    })
    .join(' ')
}

async function keptForms(): Promise<IDBObjectStore | undefined> {
  const request = indexedDB.open('keystatic')
  // Keystatic makes the database itself, with its store in it.
  request.onupgradeneeded = () => request.transaction?.abort()
  try {
    return (await done(request)).transaction('items').objectStore('items')
  } catch {
    // There is none yet.
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

/** Drawn anew, which also leaves out where and with what the picture was taken. */
async function smallPicture(base64: string, type: string): Promise<string> {
  const image = new Image()
  image.src = `data:${type};base64,${base64}`
  try {
    await image.decode()
  } catch {
    // What cannot be read is the desk's to refuse.
    return base64
  }
  const scale = Math.min(1, longest / Math.max(image.naturalWidth, image.naturalHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const url = canvas.toDataURL(type, 0.9)
  // Safari writes no WebP, and says so by its type.
  return url.startsWith(`data:${type};`) ? url.slice(url.indexOf(',') + 1) : base64
}
