/**
 * Replaces `content/model/content-files.ts` in the browser: the editor's page holds the files as they
 * were when it was opened (editor/page.ts).
 */
const files = new Map<string, string>(
  Object.entries(JSON.parse(document.getElementById('content')?.textContent ?? '{}')),
)

/** The text of a file of `content/`, named from there: `companies/fatgas.yaml`. */
export function contentText(name: string): string {
  const text = files.get(name)
  if (text === undefined) throw new Error(`content/${name}: there is no such file`)
  return text
}

/** Whether there is a file of that name; the page carries texts alone. */
export function isContentFile(name: string): boolean {
  return files.has(name)
}

/** The files of one kind in a folder of `content/`, by name. */
export function contentFiles(folder: string, extension: '.yaml' | '.md'): string[] {
  return [...files.keys()]
    .filter((name) => name.startsWith(`${folder}/`) && name.endsWith(extension))
    .sort()
}

/** The id of a record that is a file of its own: the file's name without its extension. */
export function idOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\.[a-z]+$/, '')
}

/** Vite has read the texts already. */
export function encodingProblem(): undefined {
  return undefined
}
