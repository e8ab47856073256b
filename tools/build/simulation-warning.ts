import type { BuildSettings } from '#server/build-record.ts'

/** What whoever builds a site without an inbox has to know; `undefined` when forms are delivered. */
export function simulationWarning({ INBOX_URL }: BuildSettings): string | undefined {
  if (INBOX_URL !== 'none') return undefined
  return [
    '',
    'WARNING: this build has no inbox. Its forms only simulate sending: whatever visitors type',
    'into the contact and application form is THROWN AWAY, and "Subscribe" does nothing.',
    'Name the inbox to have forms delivered:  INBOX_URL=https://inbox.your.domain npm run build',
    'or let our own server hand the site out:  npm start',
  ].join('\n')
}
