// Wraps `fetch`, which Keystatic uses, so it is loaded before it: each save names the tree that it is based
// on, and pictures are scaled down before they are sent.

const send = window.fetch.bind(window)

/** The Git tree that this page shows: as it was opened, with what was saved here since. */
let base = ''

/** Saves whose answers were lost, by file. The desk may have stored them: each goes again before the next. */
const unanswered = new Map<string, () => Promise<Response>>()

window.fetch = async (input, init) => {
  if (input === '/api/keystatic/tree')
    return noted(await post(input, JSON.stringify(await keptForms())))
  if (input !== '/api/keystatic/update' || typeof init?.body !== 'string') return send(input, init)
  const update: Update = JSON.parse(init.body)
  const [path = ''] = [...update.additions, ...update.deletions].map((file) => file.path)
  const body = JSON.stringify(await withSmallPictures(update))
  const earlier = unanswered.get(path)
  if (earlier) noted(await answered(path, earlier))
  const isDuplicate = String(new URLSearchParams(location.search).has('duplicate'))
  const save = (on: string) =>
    answered(path, () => post(input, body, { 'x-based-on': on, 'x-is-duplicate': isDuplicate }))
  const answer = await save(base)
  if (answer.status !== 409) return noted(answer)
  const { problem, draft }: { problem: string; draft: string } = await answer.json()
  // Somebody else saved it meanwhile. Replacing theirs needs consent; it stays in Git's history.
  if (!confirm(`${problem}\n\nSave yours in its place?\nCancel keeps your words in this browser.`))
    return new Response(problem, { status: 409 })
  return noted(await save(draft))
}

function post(url: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  const all = { 'content-type': 'application/json', ...headers }
  return send(url, { method: 'POST', headers: all, body })
}

async function answered(path: string, save: () => Promise<Response>): Promise<Response> {
  unanswered.set(path, save)
  const answer = await save().catch(() => {
    throw new Error('The desk did not answer. Your words stay in this browser: please save again.')
  })
  // On another status, such as 502 of a proxy, the desk may have stored it all the same.
  if (answer.ok || answer.status === 400 || answer.status === 409) unanswered.delete(path)
  return answer
}

function noted(answer: Response): Response {
  base = answer.headers.get('x-based-on') ?? base
  return answer
}

/**
 * The forms with unsaved changes, which Keystatic keeps in IndexedDB: each by its path below `/keystatic/`, with the
 * Git blob that it was opened with.
 *
 * The desk shows and saves a kept form on top of its blob, not of what others have saved since. Keystatic has no
 * public API for its drafts: without this reading of its IndexedDB it would only warn for eight seconds, and Save would
 * overwrite the others.
 */
async function keptForms() {
  // To open what is not there would create it, without Keystatic's store.
  const databases = await indexedDB.databases()
  if (!databases.some(({ name }) => name === 'keystatic')) return []
  const database = await done(indexedDB.open('keystatic'))
  const store = database.transaction('items').objectStore('items')
  const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
  // An open connection would block a newer version of Keystatic's database.
  database.close()
  return keys.flatMap((key, index) => {
    if (!Array.isArray(key)) return []
    const [kind, name, id] = key
    // Of what `setDraft` stores: the result of `getTreeKey`, which ends with the id of the file's Git blob.
    const [blob] = /[0-9a-f]{40}$/.exec(String(values[index]?.beforeTreeKey)) ?? []
    if (!blob || (kind !== 'singleton' && kind !== 'collection')) return []
    return { form: `${kind}/${name}${kind === 'collection' ? `/item/${id}` : ''}`, blob }
  })
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** Pixels of the longer side: more than any screen of the site shows. */
const maxSide = 2560

type Update = { additions: { path: string; contents: string }[]; deletions: { path: string }[] }

async function withSmallPictures(update: Update): Promise<Update> {
  for (const addition of update.additions) {
    const [, ending] = /\.(jpe?g|png|webp)$/i.exec(addition.path) ?? []
    if (!ending) continue
    const type = `image/${ending.toLowerCase().replace('jpg', 'jpeg')}`
    addition.contents = await smallPicture(addition.contents, type)
  }
  return update
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
  const scale = Math.min(1, maxSide / Math.max(image.naturalWidth, image.naturalHeight))
  // Encoding it again loses quality: done only to drop where the photograph was made.
  if (scale === 1 && !/exif/i.test(atob(base64))) return base64
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.naturalWidth * scale)
  canvas.height = Math.round(image.naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const url = canvas.toDataURL(type, 0.9)
  // Safari's `toDataURL` writes PNG instead of WebP: then keep the original.
  return url.startsWith(`data:${type};`) ? url.slice(url.indexOf(',') + 1) : base64
}
