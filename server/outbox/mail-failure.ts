import type { Limits } from '#contract/limit.ts'
import { errorCode } from '#server/store/store-problem.ts'
import type { ClaimedMail, MailFailure } from './queue.ts'

export const limits = {
  // With the pauses of `retryDelay` five days, as RFC 5321 wants it.
  mailAttempts: {
    value: 27,
    unit: '',
    of: 'attempts to send a mail, in about five days',
    beyond: 'it counts as failed until it is sent again',
  },
  mailRefusals: {
    value: 6,
    unit: '',
    of: 'refusals of a mail for good (5xx), in about 40 minutes',
    beyond: 'it counts as failed until it is sent again',
  },
} as const satisfies Limits

/** What nodemailer says of a failure beside its code. */
function detailsOf(error: unknown) {
  const detail = (name: string): unknown =>
    error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined
  return {
    code: String(detail('code') ?? ''),
    /** The code of a system's or TLS's error that nodemailer has put its own in the place of. */
    originalCode: String(detail('originalCode') ?? ''),
    answer: Number(detail('responseCode') ?? 0),
    text: String(detail('response') ?? ''),
    command: String(detail('command') ?? ''),
  }
}

/** nodemailer's code for a server that does not do STARTTLS, whatever its answer was. */
export const noEncryption = 'ETLS'

/** What went wrong was about this mail, not about the connection or our name and password. */
const aboutTheMail = new Set(['EENVELOPE', 'EMESSAGE'])

/**
 * Why a mail was not taken: the mail server's own number such as `550`, `ECONNREFUSED`, the name of
 * what is wrong with a certificate, or `ETLS` where the server offers no encryption.
 */
export function mailFailure(error: unknown): MailFailure {
  const { code, originalCode, answer } = detailsOf(error)
  const numbered = answer > 0 && code !== noEncryption
  return {
    code: numbered ? String(answer) : originalCode || errorCode(error),
    permanent: aboutTheMail.has(code) && (answer === 0 || answer >= 500),
  }
}

/**
 * Whether a mail server has refused a mail for its size: with 552, with an enhanced code that says
 * so (RFC 3463), or by the limit that it announced (RFC 1870), in which case it was not asked.
 */
export function isTooLarge(error: unknown): boolean {
  const { code, answer, text, command } = detailsOf(error)
  if (!aboutTheMail.has(code)) return false
  if (answer === 0) return code === 'EMESSAGE' && command === 'MAIL FROM'
  return answer === 552 || (answer >= 500 && /\b5\.(3\.4|2\.3)\b/.test(text))
}

/** Seconds to the next attempt after the first, the second … failure; the last one repeats. */
const delays = [5, 30, 120, 600, 1800, 7200, 21_600]

/**
 * Milliseconds until a mail that has failed `attempts` times is tried again. A fifth of it is
 * chance, so that what failed together does not come back together.
 */
export function retryDelay(attempts: number, random: () => number = Math.random): number {
  const seconds = delays[Math.min(attempts, delays.length) - 1] ?? 5
  return seconds * 1000 * (0.9 + 0.2 * random())
}

/** Whether a mail that was not taken once more is given up. */
export function shouldGiveUp(
  { attempts, refusals }: Pick<ClaimedMail, 'attempts' | 'refusals'>,
  { permanent }: Pick<MailFailure, 'permanent'>,
): boolean {
  return (
    attempts >= limits.mailAttempts.value ||
    (permanent && refusals + 1 >= limits.mailRefusals.value)
  )
}
