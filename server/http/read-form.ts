import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { resumeMaximumBytes, resumeTooLarge } from '#contract/resume.ts'
import { limits } from '#server/limits.ts'
import { FormProblem } from './form-problem.ts'

/** A form as it arrived: unchecked. */
export type RawForm = {
  fields: Record<string, unknown>
  resume?: { name: string; bytes: Buffer } | undefined
}

/** Counts bytes that stay in memory. @throws {FormProblem} when there is no room for them */
type Hold = (bytes: number) => void

/**
 * Reads a form's fields, and the resume of an application.
 *
 * @param hold hears of what arrives of an upload
 * @throws {FormProblem} when it cannot be read as a form, or is too large
 */
export async function readForm(request: FastifyRequest, hold: Hold): Promise<RawForm> {
  if (request.isMultipart()) return readMultipart(request, hold)
  const { body } = request
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new FormProblem('malformed')
  }
  const fields = { ...body }
  if (Object.keys(fields).length > limits.formFields.value) throw new FormProblem('too-large')
  return { fields }
}

/** Bytes that a form takes in the store, about. */
export function sizeOf({ fields, resume }: RawForm): number {
  const texts = Object.values(fields).filter((value) => typeof value === 'string')
  return texts.reduce((sum, text) => sum + text.length, resume?.bytes.length ?? 0)
}

async function readMultipart(request: FastifyRequest, hold: Hold): Promise<RawForm> {
  const partLimits = {
    fields: limits.formFields.value,
    fieldSize: limits.fieldBytes.value,
    fieldNameSize: limits.fieldName.value,
    files: 1,
    fileSize: resumeMaximumBytes,
    headerPairs: 20,
    headerSize: limits.partHead.value,
  }
  const fields = new Map<string, unknown>()
  let resume: RawForm['resume']
  try {
    for await (const part of request.parts({ limits: partLimits })) {
      if (part.type === 'file') {
        const bytes = await bytesOf(part.file, hold)
        if (part.fieldname !== 'resume') throw new FormProblem('malformed')
        // A file control that was left empty sends a file without name and content.
        if (part.filename || bytes.length > 0) resume = { name: part.filename ?? '', bytes }
      } else {
        if (part.valueTruncated) throw new FormProblem('too-large')
        if (fields.has(part.fieldname)) throw new FormProblem('malformed')
        hold(Buffer.byteLength(String(part.value)))
        fields.set(part.fieldname, part.value)
      }
    }
  } catch (error) {
    // The rest still comes, and the sender reads no answer before all of it is gone.
    request.raw.unpipe().resume()
    throw multipartProblem(error)
  }
  return { fields: Object.fromEntries(fields), resume }
}

async function bytesOf(file: MultipartFile['file'], hold: Hold): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    hold(chunk.length)
    chunks.push(chunk)
  }
  if (file.truncated) {
    throw new FormProblem('too-large', {
      message: resumeTooLarge,
      fields: { resume: resumeTooLarge },
    })
  }
  return Buffer.concat(chunks)
}

/** Everything that goes wrong while reading is the sender's doing: broken, cut off or too much. */
function multipartProblem(error: unknown): FormProblem {
  if (error instanceof FormProblem) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const tooMuch = /LIMIT|TOO_LARGE/.test(String(code))
  return new FormProblem(tooMuch ? 'too-large' : 'malformed')
}
