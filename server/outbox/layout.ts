import { colours } from '#brand/colours.ts'
import { escaped } from '#contract/markup.ts'

/** The parts of a mail, written once for both of its forms. */
export type MailBody = {
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
export function textOf({ title, lead, fields, link, foot }: MailBody): string {
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
export function htmlOf({ title, lead, fields, link, foot }: MailBody): string {
  const rows = fields.map(
    ([label, value]) =>
      `<tr><th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;font-weight:600;white-space:nowrap">${escaped(label)}</th>` +
      `<td style="padding:8px 0">${escaped(value).replaceAll('\n', '<br>')}</td></tr>`,
  )
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title></head>`,
    `<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:${colours.ink};background:${colours.surface}">`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escaped(title)}</h1>`,
    ...lead.map((sentence) => `<p style="margin:0 0 16px">${escaped(sentence)}</p>`),
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
