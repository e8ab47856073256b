import { execFile } from 'node:child_process'
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Document, parse, parseDocument, stringify } from 'yaml'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** A copy of `content/` to change as an editor would. */
export class ChangedContent {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  /** @param folder a new temporary one, unless it is given: what is there goes */
  static async copied(folder?: string): Promise<ChangedContent> {
    const into = folder ?? (await mkdtemp(join(tmpdir(), 'content-')))
    await rm(into, { recursive: true, force: true })
    const data = (path: string) => !/\/content\/(model|schema)$/.test(path)
    await cp(join(repository, 'content'), into, { recursive: true, filter: data })
    return new ChangedContent(into)
  }

  async write(file: string, text: string | Uint8Array): Promise<void> {
    const path = join(this.folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }

  remove(file: string): Promise<void> {
    return rm(join(this.folder, file), { recursive: true })
  }

  read(file: string): Promise<string> {
    return readFile(join(this.folder, file), 'utf8')
  }

  /** Adds a record: a copy of `like` with some fields replaced. */
  async add(file: string, like: string, fields: object): Promise<void> {
    await this.write(file, stringify({ ...parse(await this.read(like)), ...fields }))
  }

  /** Changes fields of a record, and leaves the rest of its file as it is. */
  async edit(file: string, change: (record: Document) => void): Promise<void> {
    const record = parseDocument(await this.read(file))
    change(record)
    await this.write(file, record.toString())
  }

  /** Appends to a list in a file: a copy of its last entry with some fields replaced. */
  async append(file: string, list: string, fields: object): Promise<void> {
    const record = parse(await this.read(file))
    record[list].push({ ...record[list].at(-1), ...fields })
    await this.write(file, stringify(record))
  }

  /** Removes all that refers to a removed company: records, list entries and links. */
  async forgetCompany(id: string): Promise<void> {
    for await (const file of glob('**/*.yaml', { cwd: this.folder })) {
      const record: unknown = parse(await this.read(file))
      if (names(record, id)) await this.remove(file)
      else await this.write(file, stringify(without(record, id)))
    }
    for await (const file of glob('**/*.md', { cwd: this.folder })) {
      const link = new RegExp(`\\]\\(/subsidiaries/${id}\\)`, 'g')
      await this.write(file, (await this.read(file)).replace(link, '](/about)'))
    }
  }

  /** The problems that `tools/check-content.ts` reports, a line each. */
  async problems(): Promise<string[]> {
    const output = await this.#node(['tools/check-content.ts']).then(
      () => '',
      (error: { stderr: string }) => error.stderr,
    )
    return output.split('\n').filter((line) => line.startsWith('content/'))
  }

  #node(args: string[]) {
    const env = { ...process.env, CONTENT_FOLDER: this.folder }
    return run(process.execPath, args, { cwd: repository, env })
  }
}

/** A record without list entries that name a company, and with links to its page replaced. */
function without(value: unknown, company: string): unknown {
  if (value === `/subsidiaries/${company}`) return '/about'
  if (Array.isArray(value)) {
    return value.filter((each) => !names(each, company)).map((each) => without(each, company))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, without(each, company)]),
  )
}

function names(value: unknown, company: string): boolean {
  if (typeof value !== 'object' || value === null) return value === company
  if ('keywords' in value && Array.isArray(value.keywords)) return value.keywords.includes(company)
  return 'company' in value && value.company === company
}
