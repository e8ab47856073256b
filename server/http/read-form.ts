/// <reference lib="es2024.arraybuffer" />
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Limits } from '#contract/limit.ts'
import { resumeMaximumBytes, resumeTooLarge } from '#contract/resume.ts'
import type { Hold } from '#server/admission/admission.ts'
import type { RawForm } from '#server/submissions/check-form.ts'
import { FormProblem } from '#server/submissions/form-problem.ts'

export const limits = {
  formBytes: {
    value: 256 * 1024,
    unit: 'bytes',
    of: 'a form without a file',
    beyond: '413',
  },
  formFields: { value: 24, unit: '', of: 'fields of a form, hidden ones included', beyond: '413' },
  fieldName: { value: 100, unit: 'bytes', of: "a field's name", beyond: '413' },
  fieldBytes: {
    value: 64 * 1024,
    unit: 'bytes',
    of: 'one field of a form with a file',
    beyond: '413',
  },
  partHead: {
    value: 8 * 1024,
    unit: 'bytes',
    of: 'the head of one part of a form with a file',
    beyond: 'its end is not read',
  },
} as const satisfies Limits

/**
 * Reads a form's fields, and the resume of an application.
 *
 * @param hold called with the number of bytes of each piece that arrives
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
    // Read on to the end: browsers read no response before they have sent the whole body.
    request.raw.unpipe().resume()
    throw multipartProblem(error)
  }
  return { fields: Object.fromEntries(fields), resume }
}

/** By how many bytes the memory of a file grows: each `resize` is a system call, and a chunk may be one byte. */
const step = 64 * 1024

/** Reads a file into memory that grows in place: `maxByteLength` reserves addresses, not memory. */
async function bytesOf(file: MultipartFile['file'], hold: Hold): Promise<Buffer> {
  const memory = new ArrayBuffer(0, { maxByteLength: resumeMaximumBytes + step })
  const bytes = new Uint8Array(memory)
  let size = 0
  for await (const chunk of file) {
    hold(chunk.length)
    const end = size + chunk.length
    if (end > bytes.length) memory.resize(Math.ceil(end / step) * step)
    bytes.set(chunk, size)
    size = end
  }
  if (file.truncated) {
    throw new FormProblem('too-large', {
      message: resumeTooLarge,
      fields: { resume: resumeTooLarge },
    })
  }
  return Buffer.from(memory, 0, size)
}

/** Everything that goes wrong while reading is the sender's doing: broken, cut off or too much. */
function multipartProblem(error: unknown): FormProblem {
  if (error instanceof FormProblem) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const tooMuch = /LIMIT|TOO_LARGE/.test(String(code))
  return new FormProblem(tooMuch ? 'too-large' : 'malformed')
}
