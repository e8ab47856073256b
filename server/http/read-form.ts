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

/** A form that has arrived in full; its file is still in pieces. */
type ReceivedForm = {
  fields: Record<string, unknown>
  resume?: { name: string; size: number; pieces: Buffer[] } | undefined
}

/**
 * Reads a form's fields, and the resume of an application.
 *
 * @param hold called with the number of bytes of each piece that arrives
 * @throws {FormProblem} when it cannot be read as a form, or is too large
 */
export async function readForm(request: FastifyRequest, hold: Hold): Promise<ReceivedForm> {
  if (request.isMultipart()) return readMultipart(request, hold)
  const { body } = request
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new FormProblem('malformed')
  }
  const fields = { ...body }
  if (Object.keys(fields).length > limits.formFields.value) throw new FormProblem('too-large')
  return { fields }
}

/** Joins the pieces of a form's file (`Buffer.concat`: twice the memory for a moment), and frees them. */
export function joined({ fields, resume }: ReceivedForm): RawForm {
  if (!resume) return { fields }
  const bytes = Buffer.concat(resume.pieces)
  resume.pieces.length = 0
  return { fields, resume: { name: resume.name, bytes } }
}

async function readMultipart(request: FastifyRequest, hold: Hold): Promise<ReceivedForm> {
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
  let resume: ReceivedForm['resume']
  try {
    for await (const part of request.parts({ limits: partLimits })) {
      if (part.type === 'file') {
        const pieces = await piecesOf(part.file, hold)
        const size = pieces.reduce((sum, piece) => sum + piece.length, 0)
        if (part.fieldname !== 'resume') throw new FormProblem('malformed')
        // A file control that was left empty sends a file without name and content.
        if (part.filename || size > 0) resume = { name: part.filename ?? '', size, pieces }
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

/** Bytes of the blocks that small pieces are copied into: each Buffer costs some hundred bytes besides. */
const block = 64 * 1024
const small = block / 8

async function piecesOf(file: MultipartFile['file'], hold: Hold): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  /** The filled part of the last block. It is the last of `pieces` until a large chunk follows. */
  let filled = Buffer.alloc(0)
  for await (const chunk of file) {
    hold(chunk.length)
    if (chunk.length > small) {
      filled = Buffer.alloc(0)
      pieces.push(chunk)
      continue
    }
    const fits = filled.length > 0 && filled.length + chunk.length <= block
    if (fits) pieces.pop()
    else filled = Buffer.allocUnsafeSlow(block).subarray(0, 0)
    const end = filled.length + chunk.length
    filled = Buffer.from(filled.buffer, 0, end)
    chunk.copy(filled, end - chunk.length)
    pieces.push(filled)
  }
  if (file.truncated) {
    throw new FormProblem('too-large', {
      message: resumeTooLarge,
      fields: { resume: resumeTooLarge },
    })
  }
  return pieces
}

/** Everything that goes wrong while reading is the sender's doing: broken, cut off or too much. */
function multipartProblem(error: unknown): FormProblem {
  if (error instanceof FormProblem) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  const tooMuch = /LIMIT|TOO_LARGE/.test(String(code))
  return new FormProblem(tooMuch ? 'too-large' : 'malformed')
}
