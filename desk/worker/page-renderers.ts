import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { type PageAnswer, type PageRequest, pageAnswerSchema, pageRequestSchema } from './job.ts'

type Place = {
  /** The program that renders (tools/render-page.ts), and what it runs with. */
  program: string
  environment: NodeJS.ProcessEnv
  /** The copy of the code, with the bundle of the last draft in `.astro/page-renderer`. */
  code: string
  /** The last draft's content, without mistakes. */
  valid: string
  /** For copies of it. */
  temporary: string
}

type Renderer = ReturnType<typeof startRenderer>

/** Bytes at which the next renderer starts, to be warm in time, and at which it takes over: V8 never frees modules. */
const memoryLimits = { old: 300_000_000, spent: 400_000_000 }
/** Milliseconds between two polls for a newer draft, so that its renderer is warm when somebody asks. */
const pollPause = 1_000

const photograph = /\.(?:jpe?g|png|webp)$/i
const answerSchema = pageAnswerSchema.extend({ memory: z.number() })

/**
 * Answers requests for pages, a line each on standard input, one after the other, with a line each on standard
 * output: from a renderer that stays, and that another one, warm already, replaces.
 */
export async function answerPages(place: Place): Promise<void> {
  let active: Renderer | undefined
  let spare: Renderer | undefined
  let last = '/'
  setInterval(prepare, pollPause)
  for await (const line of createInterface(process.stdin)) {
    const request = pageRequestSchema.parse(JSON.parse(line))
    last = request.path
    const answer = await rendered(request).catch((error): PageAnswer => {
      active?.end()
      active = undefined
      return { problem: String(error) }
    })
    process.stdout.write(`${JSON.stringify({ ...answer, id: request.id })}\n`)
    prepare()
  }

  async function rendered(request: PageRequest): Promise<PageAnswer> {
    const draft = draftOf(place)
    if (draft === undefined) return {}
    if (active?.draft !== draft || active.isSpent()) {
      active?.end()
      if (spare?.draft !== draft) spare?.end()
      active = spare?.draft === draft ? spare : startRenderer(place, draft)
      spare = undefined
    }
    return await active.render(request)
  }

  /** Starts the next renderer where the active one is old. */
  function prepare(): void {
    const draft = draftOf(place)
    if (!active || draft === undefined || (active.draft === draft && !active.isOld())) return
    if (spare?.draft === draft) return
    spare?.end()
    spare = undefined
    try {
      spare = startRenderer(place, draft)
      spare.warm(last)
    } catch {
      // The draft is just being replaced: the next look finds the newer one.
    }
  }
}

/** Differs from draft to draft; undefined when there is none. */
function draftOf({ code, valid }: Place): string | undefined {
  const changed = (folder: string) => statSync(folder, { throwIfNoEntry: false })?.ctimeMs
  const [content, bundle] = [valid, join(code, '.astro/page-renderer')].map(changed)
  return content === undefined ? undefined : `${content} ${bundle}`
}

/** Starts a renderer over a copy of the draft's content. */
function startRenderer({ program, environment, code, valid, temporary }: Place, draft: string) {
  const folder = mkdtempSync(join(temporary, 'content-'))
  // A page names its pictures; it does not read them.
  cpSync(valid, folder, { recursive: true, filter: (name) => !photograph.test(name) })
  const child = spawn(process.execPath, [program], {
    cwd: code,
    env: { ...environment, CONTENT_FOLDER: folder, CONTENT: 'draft' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  // Where it has died, or could not start, its output ends as well.
  for (const each of [child, child.stdin]) each.on('error', () => {})
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  let memory = 0

  async function answerTo(path: string): Promise<PageAnswer> {
    child.stdin.write(`${path}\n`)
    const { value } = await lines.next()
    if (value === undefined) throw new Error('The renderer has died.')
    const { memory: grown, ...answer } = answerSchema.parse(JSON.parse(value))
    memory = grown
    return answer
  }

  return {
    draft,
    isOld: () => memory > memoryLimits.old,
    isSpent: () => memory > memoryLimits.spent,
    /** Renders a page for nobody: what it loads and parses stays in memory. */
    warm(path: string): void {
      // The next request fails as well, and reports it.
      answerTo(path).catch(() => {})
    },
    async render({ path, file, text }: PageRequest): Promise<PageAnswer> {
      const place = join(folder, file)
      const before = existsSync(place) ? readFileSync(place) : undefined
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, text)
      const answer = await answerTo(path)
      if (before) writeFileSync(place, before)
      else rmSync(place)
      return answer
    },
    end(): void {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
