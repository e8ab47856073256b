import type { FastifyRequest } from 'fastify'
import { resumeMaximumBytes, resumeTooLarge } from '#contract/resume.ts'
import { FormProblem } from './form-problem.ts'

/** A form as it arrived: unchecked. */
export type RawForm = {
  fields: Record<string, unknown>
  resume?: { name: string; bytes: Buffer } | undefined
}

/** More than any form has, hidden fields included. */
const mostFields = 24
/** Bytes of one field: the longest text in the widest characters. */
const mostBytes = 64 * 1024

/**
 * Reads a form's fields, and the resume of an application.
 *
 * @throws {FormProblem} when it cannot be read as a form, or is too large
 */
export async function readForm(request: FastifyRequest): Promise<RawForm> {
  if (request.isMultipart()) return readMultipart(request)
  const { body } = request
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new FormProblem('malformed')
  }
  const fields = { ...body }
  if (Object.keys(fields).length > mostFields) throw new FormProblem('too-large')
  return { fields }
}

async function readMultipart(request: FastifyRequest): Promise<RawForm> {
  const limits = {
    fields: mostFields,
    fieldSize: mostBytes,
    fieldNameSize: 100,
    files: 1,
    fileSize: resumeMaximumBytes,
    headerPairs: 20,
  }
  const fields = new Map<string, unknown>()
  let resume: RawForm['resume']
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer()
        if (part.fieldname !== 'resume') throw new FormProblem('malformed')
        // A file control that was left empty sends a file without name and content.
        if (part.filename || bytes.length > 0) resume = { name: part.filename ?? '', bytes }
      } else {
        if (part.valueTruncated) throw new FormProblem('too-large')
        if (fields.has(part.fieldname)) throw new FormProblem('malformed')
        fields.set(part.fieldname, part.value)
      }
    }
  } catch (error) {
    throw multipartProblem(error)
  }
  return { fields: Object.fromEntries(fields), resume }
}

/** Everything that goes wrong while reading is the sender's doing: broken, cut off or too much. */
function multipartProblem(error: unknown): FormProblem {
  if (error instanceof FormProblem) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new FormProblem('too-large', {
      message: resumeTooLarge,
      fields: { resume: resumeTooLarge },
    })
  }
  const tooMuch = /LIMIT|TOO_LARGE/.test(String(code))
  return new FormProblem(tooMuch ? 'too-large' : 'malformed')
}
