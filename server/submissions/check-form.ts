import { compile } from 'zod'
import {
  type FieldName,
  type FormKind,
  fieldLabels,
  hiddenFields,
  maxKeyLength,
  maxLength,
  maxMarks,
  minimumFillTime,
  rawLengthFactor,
} from '#contract/forms.ts'
import type { Limits } from '#contract/limit.ts'
import { submissionSchemas } from '#contract/submissions.ts'
import { FormProblem } from './form-problem.ts'
import { resumeName, resumeRefusal, resumeType } from './resume-type.ts'
import type { Resume } from './store-submissions.ts'

export const limits = {
  rawLine: {
    value: maxLength.line * rawLengthFactor,
    unit: 'characters',
    of: 'a field of one line as it arrives; 200 are kept',
    beyond: '422',
  },
  rawText: {
    value: maxLength.text * rawLengthFactor,
    unit: 'characters',
    of: 'a field of several lines as it arrives; 10,000 are kept',
    beyond: '422',
  },
  marks: { value: maxMarks, unit: '', of: 'combining marks on one letter', beyond: '422' },
  key: { value: maxKeyLength, unit: 'characters', of: 'the key of a submission', beyond: '422' },
} as const satisfies Limits

/** A form as it arrived: unchecked. */
export type RawForm = {
  fields: Record<string, unknown>
  resume?: { name: string; bytes: Buffer } | undefined
}

/** A form that may be stored. */
export type CheckedForm = {
  /** What the visitor filled in, without the hidden fields. */
  fields: Record<string, string>
  resume?: Resume | undefined
  /** The key that the browser gave to this submission; empty without JavaScript. */
  clientKey: string
  /** Whether it was filled in as programs do: the honeypot too, or faster than anybody types. */
  suspected: boolean
}

type Fields = Partial<Record<FieldName, string>>

/** Compiled, they take a third of the time; `strict` throws at the start if one cannot be compiled. */
const schemas = {
  contact: compile(submissionSchemas.contact, { strict: true }),
  application: compile(submissionSchemas.application, { strict: true }),
  newsletter: compile(submissionSchemas.newsletter, { strict: true }),
}

/**
 * Checks a form against its schema and its resume by content (spec 5).
 *
 * @throws {FormProblem} naming every field in error and how to correct it
 */
export async function checkForm(kind: FormKind, form: RawForm): Promise<CheckedForm> {
  const parsed = schemas[kind].safeParse(form.fields)
  const problems: Fields = {}
  for (const issue of parsed.error?.issues ?? []) {
    const [name] = issue.path
    // The first problem of a field is the one to correct first.
    if (isField(name)) problems[name] ??= issue.message
  }
  const resume = kind === 'application' ? await checkResume(form.resume, problems) : undefined
  if (Object.keys(problems).length > 0) throw new FormProblem('invalid', { fields: problems })
  // Fields that no form of ours has.
  if (!parsed.success || (form.resume && kind !== 'application')) {
    throw new FormProblem('invalid', {
      message: 'This page is out of date. Please reload it and try again.',
    })
  }
  const {
    [hiddenFields.honeypot]: honeypot,
    [hiddenFields.elapsed]: elapsed,
    [hiddenFields.key]: clientKey,
    ...fields
  } = parsed.data
  const suspected = honeypot !== '' || (elapsed !== undefined && elapsed < minimumFillTime)
  return { fields, resume, clientKey, suspected }
}

async function checkResume(
  given: RawForm['resume'],
  problems: Fields,
): Promise<Resume | undefined> {
  if (!given || given.bytes.length === 0) {
    problems.resume = given
      ? 'This file is empty. Please choose another one.'
      : `${fieldLabels.resume} is missing. Please choose a file.`
    return undefined
  }
  const extension = await resumeType(given.bytes)
  if (!extension) {
    const message = await resumeRefusal(given.name, given.bytes)
    throw new FormProblem('wrong-type', { message, fields: { ...problems, resume: message } })
  }
  return { fileName: resumeName(given.name, extension), extension, bytes: given.bytes }
}

function isField(name: unknown): name is FieldName {
  return typeof name === 'string' && Object.hasOwn(fieldLabels, name)
}
