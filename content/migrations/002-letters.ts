import type { Migration } from './migration.ts'

const file = 'letters.yaml'

const words = `\
received:
  subject: 'We have received your application: {position}'
  paragraphs:
    - Dear {name},
    - >-
      Thank you for applying to Exprich Group. We have received your
      application, and our HR team will review it.
    - >-
      You do not need to do anything now. If you would like to add something,
      please reply to this e-mail and leave the reference {reference} in it.
    - Kind regards,
    - Human Resources, Exprich Group
declined:
  subject: 'Your application: {position}'
  paragraphs:
    - Dear {name},
    - >-
      Thank you for applying to Exprich Group, and for the time and thought that
      you gave to your application.
    - >-
      We have read it with care. This time we are going ahead with other
      applicants, and cannot offer you a position.
    - >-
      Our openings are on the careers page of our website, and you are welcome
      to apply again.
    - We wish you every success in your work.
    - Kind regards,
    - Human Resources, Exprich Group
    - 'Reference: {reference}'
`

/** Letters to applicants, which content had none of. */
export const letters: Migration = {
  name: '002-letters',
  migrate: (files) => (files.has(file) ? files : new Map(files).set(file, Buffer.from(words))),
}
