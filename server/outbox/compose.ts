import type { SendMailOptions } from 'nodemailer'
import { colours } from '#brand/colours.ts'
import { emails } from '#content/model/contact.ts'
import { group } from '#content/model/group.ts'
import { labelledFields, newsletterConsent } from '#contract/forms.ts'
import { escaped } from '#contract/markup.ts'
import type { ResumeExtension } from '#contract/resume.ts'
import type { StoredLetter } from '#server/store/tables.ts'
import { letterTime } from './local-time.ts'
import type { ClaimedMail, MailContent } from './queue.ts'

/** The parts of a mail, written once for both of its forms. */
type MailBody = {
  title: string
  /** Sentences before the fields. */
  lead: readonly string[]
  /** What was filled in, by label. */
  fields: readonly (readonly [label: string, value: string])[]
  link?: { href: string; label: string }
  /** Small print. */
  foot: readonly string[]
}

/** The mail as plain text. */
function textOf({ title, lead, fields, link, foot }: MailBody): string {
  const filled = fields.map(([label, value]) =>
    value.includes('\n') ? `${label}:\n\n${value}\n` : `${label}: ${value}`,
  )
  return [
    title,
    ...lead,
    filled.join('\n'),
    link ? `${link.label}:\n${link.href}` : '',
    foot.length > 0 ? `-- \n${foot.join('\n')}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** The mail as HTML, styled inline because mail programs read nothing else. */
function htmlOf({ title, lead, fields, link, foot }: MailBody): string {
  const rows = fields.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;font-weight:600;white-space:nowrap">${escaped(label)}</th>` +
      `<td style="padding:8px 0">${escaped(value).replaceAll('\n', '<br>')}</td></tr>`,
  )
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
    `<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:${colours.ink};background:${colours.surface}">`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(title)}</h1>`,
    ...lead.map(
      (sentence) => `<p style="margin:0 0 16px">${escaped(sentence).replaceAll('\n', '<br>')}</p>`,
    ),
    rows.length > 0 ? `<table style="border-collapse:collapse">${rows.join('')}</table>` : '',
    link
      ? `<p style="margin:24px 0"><a href="${escaped(link.href)}" style="display:inline-block;padding:14px 22px;background:${colours.action};color:${colours.white};font-weight:600;text-decoration:none">${escaped(link.label)}</a></p>`
      : '',
    ...foot.map(
      (sentence) =>
        `<p style="margin:16px 0 0;font-size:14px;color:${colours.inkSoft}">${linked(sentence)}</p>`,
    ),
    '</body></html>',
  ].join('')
}

/** A mail's subject and both of its forms. */
function written(body: MailBody, subject = body.title) {
  return { subject, text: textOf(body), html: htmlOf(body) }
}

/** Our own small print may hold one address, which becomes a link. */
function linked(sentence: string): string {
  return escaped(sentence).replace(/https?:\/\/\S+/, (href) => `<a href="${href}">${href}</a>`)
}

/** Marks that turn the direction of writing, invisible tags, and line ends of all kinds. */
const steering =
  /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]+/gu

/**
 * What a stranger wrote, safe in a mail's header: one line that reads as it is written. Text in the
 * shape of an encoded word (RFC 2047), which mail programs would decode to any characters, is
 * broken up.
 */
export function headerText(text: string): string {
  return text.replace(steering, ' ').replaceAll('=?', '= ?').replace(/ {2,}/g, ' ').trim()
}

export type MailAddresses = {
  from: string
  contact: string
  hr: string
  /** The topics of the contact form that have a mailbox of their own. */
  topics: readonly { subject: string; email: string }[]
  /** The origin of the links in mails. */
  linkBase: string
  /** The group's name, beside the sender's address. */
  groupName: string
  /** Who writes to subscribers, and where: the registered name and the address in one line. */
  postalAddress: string
  /** The desk's origin, where there is one. */
  deskUrl?: string | undefined
  /** A `notice` says to the staff that something is at the desk, and nothing of what. */
  staffMail: 'whole' | 'notice'
  /** The titles of openings: what else an applicant has typed may be personal data. */
  openings: readonly string[]
}

/** Whom letters are from, and where their answers go, by the settings. */
export function letterAddresses(settings: Partial<Record<'MAIL_FROM' | 'MAIL_HR', string>>) {
  const { MAIL_FROM: from = emails.general.address, MAIL_HR: hr = emails.careers.address } =
    settings
  return { from, hr, groupName: group.name }
}

/** Without Auto-Submitted (RFC 3834), absence notes would answer into the sender's mailbox. */
const automatic = { 'Auto-Submitted': 'auto-generated' }

/** The media types of resumes. */
const mediaTypes: Record<ResumeExtension, string> = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

/**
 * Writes a claimed mail from what is stored. Its Message-ID is the same for every attempt, so that
 * a mail program can tell a repeated one.
 */
export function composeMail(
  { id, kind, letter }: Pick<ClaimedMail, 'id' | 'kind' | 'letter'>,
  content: MailContent,
  addresses: MailAddresses,
): SendMailOptions {
  const { fields, submissionId, receivedAt, token, resume } = content
  const origin = {
    from: { name: addresses.groupName, address: addresses.from },
    messageId: `<${id}@${addresses.from.split('@')[1]}>`,
    headers: automatic,
  }
  if (kind === 'confirmation') {
    return { ...origin, ...confirmation(token ?? '', fields, addresses) }
  }
  if (kind === 'letter')
    return { ...origin, ...letterMail(JSON.parse(letter ?? ''), fields, addresses) }
  const sender = senderIn(fields)
  const to = kind === 'contact' ? mailboxOf(fields.subject ?? '', addresses) : addresses.hr
  if (addresses.staffMail === 'notice')
    return { ...origin, to, ...notice(kind, content, addresses) }
  const subject =
    kind === 'contact'
      ? `Message: ${headerText(fields.subject ?? '')}`
      : `Application: ${headerText(fields.position ?? '')}, ${sender.name}`
  const body: MailBody = {
    title: subject,
    lead: resume && !resume.file ? [resumeAtDesk(resume.fileName, submissionId, addresses)] : [],
    fields: labelledFields(fields),
    foot: [
      `Received ${letterTime(receivedAt)}. Reference ${submissionId}. Reply to this e-mail to answer the sender.`,
    ],
  }
  return {
    ...origin,
    to,
    replyTo: sender,
    ...written(body),
    ...(resume?.file && withFile(resume.fileName, resume.file, { from: addresses.from, to })),
  }
}

/** The address of who sent a form, and the name as a header may hold it. */
function senderIn(fields: Record<string, string>) {
  return { name: headerText(fields.name ?? fields.fullName ?? ''), address: fields.email ?? '' }
}

/** A letter to who sent a form, as it arrives. */
export function letterMail(
  { subject, text }: Pick<StoredLetter, 'subject' | 'text'>,
  fields: Record<string, string>,
  { groupName, from: address, hr: replyTo }: ReturnType<typeof letterAddresses>,
) {
  const body = { title: subject, lead: text.split('\n\n'), fields: [], foot: [groupName] }
  const from = { name: groupName, address }
  return { from, to: senderIn(fields), replyTo, ...written(body, headerText(subject)) }
}

/** What the staff learns by e-mail where it reads submissions at the desk: nothing about a person. */
function notice(
  kind: 'contact' | 'application',
  { fields, submissionId, receivedAt }: MailContent,
  { deskUrl, openings }: MailAddresses,
): SendMailOptions {
  const opening = openings.find((title) => title === fields.position)
  const what = kind === 'contact' ? 'New message' : 'New application'
  return written({
    title: opening ? `${what}: ${opening}` : what,
    lead: ['Please read it at the desk, and answer from there.'],
    fields: [],
    link: { href: `${deskUrl}/inbox/${submissionId}`, label: 'Open it at the desk' },
    foot: [`Received ${letterTime(receivedAt)}. Reference ${submissionId}.`],
  })
}

/** The mailbox of the topic with whose subject a message begins (spec 2.10), or the general one. */
function mailboxOf(subject: string, { contact, topics }: MailAddresses): string {
  return topics.find((topic) => subject.startsWith(topic.subject))?.email ?? contact
}

function withFile(
  fileName: string,
  { extension, bytes }: { extension: ResumeExtension; bytes: Uint8Array },
  route: { from: string; to: string },
) {
  const content = Buffer.from(bytes)
  // nodemailer does not send a mail whose `size` exceeds the server's announced SIZE (RFC 1870). Only the
  // file counts here, in base64 without line ends, so that a mail that fits is never held back.
  const envelope = { ...route, size: Math.ceil(content.length / 3) * 4 }
  return {
    envelope,
    attachments: [{ filename: headerText(fileName), contentType: mediaTypes[extension], content }],
  }
}

/** What a mail says that the mail server did not take with the file. */
function resumeAtDesk(fileName: string, id: string, { deskUrl }: MailAddresses): string {
  const where = deskUrl
    ? `download it at the desk: ${deskUrl}/inbox/${id}`
    : `ask whoever runs the website to download the resume of ${id} at the desk.`
  return `The resume, ${fileName}, is larger than the mail server allows. Please ${where}`
}

function confirmation(
  token: string,
  fields: Record<string, string>,
  { linkBase, groupName, postalAddress }: MailAddresses,
): SendMailOptions {
  const unsubscribe = subscriptionLink(linkBase, 'unsubscribe', token)
  const body: MailBody = {
    title: 'Please confirm your subscription',
    lead: [
      `This address was entered on the website of ${groupName} to receive group news by e-mail.`,
      'To receive the news, please open the link below and press “Confirm subscription” on the page.',
      `By confirming you agree: ${newsletterConsent(groupName)}`,
    ],
    fields: [],
    link: { href: subscriptionLink(linkBase, 'confirm', token), label: 'Confirm subscription' },
    foot: [
      'If you did not ask for this, please ignore this e-mail: news is sent only after a confirmation.',
      `Unsubscribe: ${unsubscribe}`,
      postalAddress,
    ],
  }
  return {
    to: fields.email ?? '',
    ...written(body, `${body.title} to ${groupName} news`),
    // One press in the mail program is enough (RFC 8058).
    list: { unsubscribe: { url: unsubscribe, comment: '' } },
    headers: { ...automatic, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
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
