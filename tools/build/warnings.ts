import { isExample } from '#contract/headers.ts'
import type { BuildSettings } from '#server/build-record.ts'
import type { Settings } from '#server/settings.ts'

/** Warnings for the person who makes a build, in finished lines. */
export function buildWarnings(settings: Settings, build: BuildSettings): string[] {
  return [...(build.INBOX_URL === 'none' ? [simulation] : []), ...addressWarning(settings, build)]
}

const simulation = [
  '',
  'WARNING: this build has no inbox. Its forms only simulate sending: whatever visitors type',
  'into the contact and application form is THROWN AWAY, and "Subscribe" does nothing.',
  'Name the inbox to have forms delivered:  INBOX_URL=https://inbox.your.domain npm run build',
  'or let our own server hand the site out:  npm start',
].join('\n')

/** On somebody's own computer a site needs no address; a site for the public does. */
function addressWarning(settings: Settings, { SITE_URL, CONTENT }: BuildSettings): string[] {
  const examples = [SITE_URL, settings.INBOX_URL].filter((url) => url && isExample(url))
  if (examples.length === 0) return []
  const { SMTP_URL, DATABASE_URL, TRUST_PROXY, INBOX_URL } = settings
  const isPublic = CONTENT === 'confirmed' || SMTP_URL || DATABASE_URL || TRUST_PROXY || INBOX_URL
  if (!isPublic) {
    return [`A draft for ${SITE_URL}, which is nobody's: to publish it set SITE_URL in site.env.`]
  }
  return [
    [
      '',
      `WARNING: this build is for the public, and leads it to ${examples.join(' and ')}, an example that`,
      'NOBODY OWNS: in canonical links, in the sitemap, in link previews and in mails.',
      'Set the public address in site.env and build again:  SITE_URL=https://your.domain',
    ].join('\n'),
  ]
}
