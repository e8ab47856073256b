import type { SendMailOptions } from 'nodemailer'
import { newsletterConsent } from '#contract/forms.ts'
import type { ResumeEnding } from '#contract/resume.ts'
import type { Database } from '#server/store/tables.ts'
import { labelledFields } from '#server/submissions/labelled-fields.ts'
import { htmlOf, type MailBody, textOf } from './layout.ts'
import type { ClaimedMail } from './queue.ts'

export type MailAddresses = {
  from: string
  contact: string
  hr: string
  /** The origin of the links in mails. */
  linkBase: string
  /** The group's name, beside the sender's address. */
  groupName: string
}

/** The media types of resumes. */
const mediaTypes: Record<ResumeEnding, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/**
 * Writes a claimed mail from what is stored. Its Message-ID is the same for every attempt, so that
 * a mail program can tell a repeated one.
 *
 * @returns undefined when the submission has been erased meanwhile: there is nothing to send
 */
export async function composeMail(
  db: Database,
  { id, submissionId, kind }: ClaimedMail,
  addresses: MailAddresses,
): Promise<SendMailOptions | undefined> {
  const submission = await db
    .selectFrom('submissions')
    .where('id', '=', submissionId)
    .select(['id', 'received_at', 'fields'])
    .executeTakeFirst()
  if (!submission) return undefined
  const fields: Record<string, string> = JSON.parse(submission.fields)
  const envelope = {
    from: { name: addresses.groupName, address: addresses.from },
    messageId: `<${id}@${addresses.from.split('@')[1]}>`,
  }
  if (kind === 'confirmation') {
    return { ...envelope, ...(await confirmation(db, submissionId, fields, addresses)) }
  }
  const sender = { name: fields.name ?? fields.fullName ?? '', address: fields.email ?? '' }
  const subject =
    kind === 'contact'
      ? `Message: ${fields.subject}`
      : `Application: ${fields.position}, ${sender.name}`
  const body: MailBody = {
    title: subject,
    lead: [],
    fields: labelledFields(fields),
    foot: [
      `Received ${submission.received_at}, number ${submission.id}. Answer this mail to write to the sender.`,
    ],
  }
  return {
    ...envelope,
    to: kind === 'contact' ? addresses.contact : addresses.hr,
    replyTo: sender,
    subject,
    text: textOf(body),
    html: htmlOf(body),
    attachments: await resumeOf(db, submissionId),
  }
}

async function resumeOf(db: Database, submissionId: string) {
  const resume = await db
    .selectFrom('resumes')
    .where('submission_id', '=', submissionId)
    .select(['file_name', 'ending', 'bytes'])
    .executeTakeFirst()
  if (!resume) return []
  const content = Buffer.from(resume.bytes)
  return [{ filename: resume.file_name, contentType: mediaTypes[resume.ending], content }]
}

async function confirmation(
  db: Database,
  submissionId: string,
  fields: Record<string, string>,
  { linkBase, groupName }: MailAddresses,
): Promise<SendMailOptions> {
  const { token } = await db
    .selectFrom('subscriptions')
    .where('submission_id', '=', submissionId)
    .select('token')
    .executeTakeFirstOrThrow()
  const unsubscribe = subscriptionLink(linkBase, 'unsubscribe', token)
  const body: MailBody = {
    title: 'Please confirm your subscription',
    lead: [
      `This address was entered on the website of ${groupName} to receive group news by e-mail.`,
      `By confirming you agree: ${newsletterConsent(groupName)}`,
    ],
    fields: [],
    link: { href: subscriptionLink(linkBase, 'confirm', token), label: 'Confirm subscription' },
    foot: [
      'It was not you? Then do nothing: without the confirmation you receive no news.',
      `Unsubscribe: ${unsubscribe}`,
    ],
  }
  return {
    to: fields.email ?? '',
    subject: `${body.title} to ${groupName} news`,
    text: textOf(body),
    html: htmlOf(body),
    // One press in the mail program is enough (RFC 8058).
    list: { unsubscribe: { url: unsubscribe, comment: '' } },
    headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

/** A link of a subscriber's mail. */
export function subscriptionLink(
  base: string,
  step: 'confirm' | 'unsubscribe',
  token: string,
): string {
  return `${base}/newsletter/${step}?token=${token}`
}
