import { lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { contentKinds } from '#content/model/content-kind.ts'
import { aiBaseUrlSchema, hstsSchema, originSchema } from '#contract/headers.ts'

const contentError = 'draft or confirmed'
const portError = 'a whole number from 0 (any free port) to 65535'
const metricsPortError = 'a whole number from 1 to 65535, and another one than PORT'
const hostError = 'an IP address or a host name, for example 127.0.0.1 or 0.0.0.0'
const siteUrlError = 'an address without path, for example https://exprichgroup.example'
const aiBaseUrlError = 'an http or https address, for example https://api.openai.com/v1'
const proxyError =
  'off, the number of proxies in front (1 to 9), or their addresses, for example 10.0.0.0/8'

const inboxUrlError =
  'the address of the inbox without path, for example https://inbox.exprichgroup.example'
const deskUrlError =
  'an https address without path, for example https://desk.exprichgroup.example, or http on *.localhost'
const deskUrls = ['DESK_URL', 'PREVIEW_URL'] as const
const twoHostsError = 'set together with PREVIEW_URL, under two host names'
const databaseError = 'a PostgreSQL address, for example postgres://user:password@host:5432/name'
const smtpError =
  'a mail server without path or options, for example smtp://user:password@mail.example:587'
const smtpTlsError = 'required or optional'
const addressError = 'one e-mail address'
const staffMailError = 'whole, or notice with DESK_URL set'
const rateError = 'off, or the forms that one address may send in a minute (1 to 1000000)'

const hstsError = 'host, subdomains or preload'
const urlPattern = /^https:\/\/[^\s"\\,]+$/
const reportError = 'an https address that takes reports, for example https://reports.example/csp'
/** What the log holds: lines of this weight and heavier ones. */
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
const fourEyesError = 'on or off'
const logLevelError = `one of ${logLevels.join(', ')}`

/** An IP address or a network such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most && rest.length === 0
}

const proxySchema = z
  .string()
  .refine((text) => /^(off|[1-9])$/.test(text) || text.split(',').every(isNetwork), proxyError)
  .transform((text) => (text === 'off' ? false : /^[1-9]$/.test(text) ? Number(text) : text))

/** An address with one of these protocols, such as `smtp:`. */
function urlOf(protocols: readonly string[], error: string) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), error)
}

const mailbox = z
  .string()
  .refine((text) => z.regexes.html5Email.test(text), addressError)
  .optional()

/** Browsers trust these names without a certificate. */
const localOrigin = /^http:\/\/[a-z\d.-]+\.localhost(:\d+)?\/?$/
const deskOriginSchema = originSchema.refine(
  (origin) => origin.startsWith('https:') || localOrigin.test(origin),
  { abort: true },
)

const schema = z.object({
  CONTENT: z.enum(contentKinds, contentError).optional(),
  PORT: z
    .string()
    .default('3000')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, portError)
    .transform(Number),
  HOST: z
    .string()
    .default('127.0.0.1')
    .refine((text) => isIP(text) > 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text), hostError),
  SITE_URL: z.string().default('https://exprichgroup.example').pipe(originSchema),
  AI_BASE_URL: z.string().default('https://api.openai.com/v1').pipe(aiBaseUrlSchema),
  TRUST_PROXY: z.string().default('off').pipe(proxySchema),
  INBOX_URL: z.string().pipe(originSchema).optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: urlOf(['postgres:', 'postgresql:'], databaseError).optional(),
  // nodemailer's options in the address would win over SMTP_TLS.
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:\/\/[^/?#]+\/?$/.test(text) && URL.canParse(text), smtpError)
    .optional(),
  SMTP_TLS: z.enum(['required', 'optional'], smtpTlsError).default('required'),
  // Without them the addresses of content/contact.yaml, which a build reads later than its settings.
  MAIL_FROM: mailbox,
  MAIL_CONTACT: mailbox,
  MAIL_HR: mailbox,
  STAFF_MAIL: z.enum(['whole', 'notice'], staffMailError).optional(),
  HSTS: hstsSchema,
  REPORT_URL: z
    .string()
    // Goes into a header in quotes.
    .refine((text) => urlPattern.test(text) && URL.canParse(text), reportError)
    .optional(),
  RATE_LIMIT: z
    .string()
    .default('100')
    .refine((text) => text === 'off' || /^[1-9]\d{0,5}$/.test(text), rateError)
    .transform((text) => (text === 'off' ? undefined : Number(text))),
  METRICS_PORT: z
    .string()
    .refine((text) => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65535, metricsPortError)
    .transform(Number)
    .optional(),
  EDITIONS: z.string().optional(),
  DESK_DIR: z.string().default('data/desk'),
  BUILDER_SOCKET: z.string().optional(),
  INBOX_SOCKET: z.string().optional(),
  DESK_PORT: z
    .string()
    .default('3100')
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65535, portError)
    .transform(Number),
  DESK_URL: deskOriginSchema.optional(),
  PREVIEW_URL: deskOriginSchema.optional(),
  FOUR_EYES: z.enum(['on', 'off'], fourEyesError).default('on'),
  LOG_LEVEL: z.enum(logLevels, logLevelError).default('warn'),
})

export type Settings = z.infer<typeof schema>

/** The names of all settings, as docs/operating.md explains them. */
export const settingNames = Object.keys(schema.shape)

/** Messages for settings whose schemas come from contract/, which the build uses too. */
const schemaErrors: Record<string, string> = {
  SITE_URL: siteUrlError,
  AI_BASE_URL: aiBaseUrlError,
  INBOX_URL: inboxUrlError,
  DESK_URL: deskUrlError,
  PREVIEW_URL: deskUrlError,
  HSTS: hstsError,
}

/** Settings that may hold a password: their values are never printed. */
const secret = new Set(['DATABASE_URL', 'SMTP_URL'])

/** Settings that cannot be used; the message is one finished line for each. */
export class SettingsError extends Error {}

const allowed = schema
  .refine(({ PORT, METRICS_PORT }) => PORT !== METRICS_PORT, {
    path: ['METRICS_PORT'],
    message: metricsPortError,
  })
  .refine(({ STAFF_MAIL, DESK_URL }) => STAFF_MAIL !== 'notice' || DESK_URL, {
    path: ['STAFF_MAIL'],
    message: staffMailError,
  })
  .refine(areTwoHosts, { path: ['DESK_URL'], message: twoHostsError })

/** Cookies ignore ports, so each of the desk's origins needs a host name of its own. */
function areTwoHosts(urls: { [Name in (typeof deskUrls)[number]]?: string | undefined }) {
  const hosts = deskUrls.flatMap((name) => (urls[name] ? [new URL(urls[name]).hostname] : []))
  return hosts.length === 0 || new Set(hosts).size === deskUrls.length
}

/** Environment variables; not all of them are settings. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The project's folder, in which the settings file is looked for. */
const projectFolder = fileURLToPath(new URL('..', import.meta.url))

/**
 * Reads the settings of this project, for whatever runs: the file `site.env` of its folder, or the
 * one that `SITE_ENV` names, and over it the environment. An empty variable of the environment takes
 * back what the file says. Each process reads them once, at its own start: so the server that a
 * reload starts has the new ones.
 *
 * @param warn is told of names in the file that no setting has
 * @param folder the project's, for tests
 * @throws {SettingsError} when the file cannot be read, or a value cannot be used
 */
export function readSettings(
  environment: Environment = process.env,
  warn: (line: string) => void = console.error,
  folder = projectFolder,
): Settings {
  const { SITE_ENV } = environment
  const file = resolve(folder, SITE_ENV || 'site.env')
  const inFile = parseEnv(textOf(file, Boolean(SITE_ENV)))
  const unknown = Object.keys(inFile).filter((name) => !settingNames.includes(name))
  if (unknown.length > 0) {
    warn(`No setting is called ${unknown.join(' or ')}: correct ${file}, or take that out.`)
  }
  const settings = settingsFrom({ ...inFile, ...environment })
  // Relative paths start at the project's folder, wherever a command was typed.
  return {
    ...settings,
    DATA_DIR: resolve(folder, settings.DATA_DIR),
    DESK_DIR: resolve(folder, settings.DESK_DIR),
    ...(settings.EDITIONS && { EDITIONS: resolve(folder, settings.EDITIONS) }),
  }
}

/** The same for a small program: on a SettingsError it prints the message and exits with code 1. */
export function settingsOrExit(): Settings {
  try {
    // The server itself warns of unknown names.
    return readSettings(process.env, () => {})
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The settings file, which nobody needs to have unless it was named. @throws {SettingsError} */
function textOf(file: string, named: boolean): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const linked = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()
    if (code === 'ENOENT' && !named && !linked) return ''
    const namedBy = linked ? 'to which a link leads' : 'which SITE_ENV names'
    throw new SettingsError(
      code === 'ENOENT'
        ? `There is no settings file ${linked ? readlinkSync(file) : file}, ${namedBy}: write it, or correct that.`
        : `The settings file ${file} cannot be read (${code}): run this as a user who may read it, ` +
            'such as the one that the server runs as.',
    )
  }
}

/** What follows from an address on `*.localhost`, where no proxy is in front: the port, and the previews' address. */
function localDesk(url = ''): Environment {
  if (!localOrigin.test(url)) return {}
  const { host, port } = new URL(url)
  const PREVIEW_URL = `http://preview${host.slice(host.lastIndexOf('.localhost'))}`
  return { DESK_PORT: port || '80', PREVIEW_URL }
}

/**
 * The settings that these values make. An empty one counts as not set.
 *
 * @throws {SettingsError} naming variable, value and what is allowed
 */
export function settingsFrom(values: Environment): Settings {
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const parsed = allowed.safeParse({ ...localDesk(set.DESK_URL), ...set })
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map(({ path, message }) => {
    const name = String(path[0])
    const value = secret.has(name) ? 'not valid' : JSON.stringify(set[name])
    return `${name} is ${value}: it must be ${message === twoHostsError ? message : (schemaErrors[name] ?? message)}`
  })
  throw new SettingsError(lines.join('\n'))
}
