import { formWords as words } from '#content/model/form-words.ts'
import {
  resumeExtensions,
  resumeMaximumBytes,
  resumeTooLarge,
  resumeWrongType,
} from '#contract/resume.ts'

/** How to correct a resume that we cannot take, by its name and size; `undefined` when we can. */
export function resumeRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | undefined {
  const lowerCase = name.toLowerCase()
  if (!resumeExtensions.some((allowed) => lowerCase.endsWith(allowed))) return resumeWrongType
  return size > resumeMaximumBytes ? resumeTooLarge : undefined
}

/**
 * The same once more before a file is sent. The browser cannot read a file that was changed
 * after it was chosen; sending it would fail each time like a broken connection.
 */
export async function refusalBeforeSending(file: File): Promise<string | undefined> {
  try {
    await file.slice(0, 1).arrayBuffer()
  } catch {
    return words.resume.moved
  }
  return resumeRefusal(file)
}
