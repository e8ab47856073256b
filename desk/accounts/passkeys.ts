import { randomUUID } from 'node:crypto'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyReply } from 'fastify'
import type { Insertable, Selectable } from 'kysely'
import { z } from 'zod'
import { group } from '../../content/model/group.ts'
import type { Tables } from '../base/database.ts'
import type { DeskContext } from '../base/desk.ts'
import { hashOf } from '../base/tokens.ts'
import { cookieOf } from './sessions.ts'

export type Passkey = Selectable<Tables['passkeys']>

/** Milliseconds for which a challenge may be answered. */
const challengeLifetime = 5 * 60_000

/**
 * The options of `navigator.credentials.get()`.
 *
 * @param person whose passkey; without it any passkey that the device has for this desk
 */
export async function signInOptions(desk: DeskContext, reply: FastifyReply, person?: string) {
  const own = person ? await passkeysOf(desk, person) : []
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(desk),
    userVerification: 'required',
    allowCredentials: own.map(asDescriptor),
  })
  setChallenge(desk, reply, options.challenge, person ?? 'sign-in')
  return options
}

/** The options of `navigator.credentials.create()`. */
export async function creationOptions(
  desk: DeskContext,
  reply: FastifyReply,
  { id, name, email }: { id: string; name: string; email: string },
) {
  const options = await generateRegistrationOptions({
    rpName: `${group.name} Desk`,
    rpID: relyingParty(desk),
    userID: new TextEncoder().encode(id),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    // COSE: EdDSA, ES256 and RS256, the algorithms of common authenticators.
    supportedAlgorithmIDs: [-8, -7, -257],
    excludeCredentials: (await passkeysOf(desk, id)).map(asDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  setChallenge(desk, reply, options.challenge, id)
  return options
}

/** Of a passkey that is not there or not confirmed, and of a challenge or signature that is not valid. */
const unknownPasskey =
  'The desk does not know this passkey, or the step took longer than five minutes. Please try ' +
  'again, or ask an administrator for a new link.'
const copiedPasskey =
  'This passkey has been used before with a higher count, so it may be a copy. Please ask an ' +
  'administrator for a new link.'

/**
 * The passkey that a browser has signed with, or why it is refused, in a sentence.
 *
 * @param person whose passkey it must be; anybody's by default
 */
export async function verifyPasskey(
  desk: DeskContext,
  reply: FastifyReply,
  credential: string,
  person?: string,
): Promise<Passkey | string> {
  const challenge = await consumeChallenge(desk, reply, person ?? 'sign-in')
  const response = parsed<AuthenticationResponseJSON>(credential)
  if (!challenge || !response) return unknownPasskey
  const passkey = await desk.db
    .selectFrom('passkeys')
    .innerJoin('people', 'people.id', 'passkeys.person')
    .selectAll('passkeys')
    .select('suspended_at')
    .where('credential', '=', response.id)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  if (!passkey || (person && passkey.person !== person)) return unknownPasskey
  const verified = await verifyAuthenticationResponse({
    response,
    ...expected(desk, challenge),
    credential: {
      id: passkey.credential,
      publicKey: new Uint8Array(passkey.public_key),
      // The library would refuse a lower counter of a synced passkey too.
      counter: 0,
    },
  }).catch(() => undefined)
  if (!verified?.verified) return unknownPasskey
  // From here on it is proved whose passkey it is.
  if (passkey.suspended_at !== null)
    return 'Your access to the desk is suspended. Please ask an administrator.'
  const { newCounter, credentialDeviceType } = verified.authenticationInfo
  // Each device counts for itself, or not at all: 0.
  const counts = credentialDeviceType === 'singleDevice' && (newCounter > 0 || passkey.counter > 0)
  if (counts && newCounter <= passkey.counter) return copiedPasskey
  await desk.db
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: desk.now() })
    .where('id', '=', passkey.id)
    .execute()
  return passkey
}

/** The row to store for a new passkey; undefined when the response is not valid. */
export async function verifyNewPasskey(
  desk: DeskContext,
  reply: FastifyReply,
  credential: string,
  person: string,
): Promise<Omit<Insertable<Tables['passkeys']>, 'confirmed_at'> | undefined> {
  const expectedChallenge = await consumeChallenge(desk, reply, person)
  const response = parsed<RegistrationResponseJSON>(credential)
  if (!expectedChallenge || !response) return undefined
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    ...expected(desk, expectedChallenge),
  }).catch(() => ({ registrationInfo: undefined }))
  if (!registrationInfo) return undefined
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return {
    id: randomUUID(),
    person,
    credential: id,
    public_key: publicKey,
    counter,
    transports: transportsOf(transports).join(','),
    device: deviceName(reply.request.headers['user-agent'] ?? ''),
    created_at: desk.now(),
    last_used_at: null,
  }
}

export async function passkeysOf(desk: DeskContext, person: string): Promise<Passkey[]> {
  return await desk.db
    .selectFrom('passkeys')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at')
    .execute()
}

/** The browser and system of a User-Agent header, for people to read: "Chrome on Android". */
export function deviceName(userAgent: string): string {
  const has = (name: string) => userAgent.includes(name)
  const browser = browsers.find(has) ?? 'A browser'
  const names = new Map([
    ['Edg', 'Edge'],
    ['OPR', 'Opera'],
  ])
  return `${names.get(browser) ?? browser} on ${systems.find(has) ?? 'a device'}`
}

/** In this order: most headers also contain names further down. */
const browsers = ['Edg', 'OPR', 'Samsung', 'Firefox', 'Chrome', 'Safari']
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux']

/**
 * Keeps a challenge in a signed cookie: in the server's memory, requests from a few addresses could use
 * all of it.
 */
function setChallenge(
  desk: DeskContext,
  reply: FastifyReply,
  challenge: string,
  purpose: string,
): void {
  const value = [challenge, purpose, desk.now() + challengeLifetime].join(' ')
  const { name, options } = cookieOf(desk.urls.desk, 'challenge')
  reply.setCookie(name, value, { ...options, signed: true })
}

/** The challenge that this browser was given for this purpose; undefined if used or expired. */
async function consumeChallenge(
  { db, urls, now }: DeskContext,
  reply: FastifyReply,
  purpose: string,
): Promise<string | undefined> {
  const { name, options } = cookieOf(urls.desk, 'challenge')
  const { value } = reply.unsignCookie(reply.request.cookies[name] ?? '')
  reply.clearCookie(name, options)
  const [challenge = '', keptFor, end] = value?.split(' ') ?? []
  const expires_at = Number(end)
  if (keptFor !== purpose || !(expires_at > now())) return undefined
  await db.deleteFrom('challenges').where('expires_at', '<=', now()).execute()
  const used = await db
    .insertInto('challenges')
    .values({ hash: hashOf(challenge), expires_at })
    .onConflict((row) => row.doNothing())
    .executeTakeFirst()
  return used.numInsertedOrUpdatedRows === 1n ? challenge : undefined
}

function expected(desk: DeskContext, expectedChallenge: string) {
  return {
    expectedChallenge,
    expectedOrigin: desk.urls.desk,
    expectedRPID: relyingParty(desk),
    requireUserVerification: true,
  }
}

/** WebAuthn's relying party ID: the desk's host name. */
function relyingParty({ urls }: DeskContext): string {
  return new URL(urls.desk).hostname
}

function asDescriptor(passkey: Passkey) {
  return { id: passkey.credential, transports: transportsOf(passkey.transports.split(',')) }
}

/** A hint to browsers: anything else than known names is left out. */
function transportsOf(names: unknown) {
  return z
    .array(z.enum(['ble', 'hybrid', 'internal', 'nfc', 'usb']))
    .catch([])
    .parse(names)
}

/** What a browser sent, which the library verifies field by field; undefined without an id. */
function parsed<Response extends { id: string }>(text: string): Response | undefined {
  try {
    const response = JSON.parse(text)
    return typeof response?.id === 'string' ? response : undefined
  } catch {
    return undefined
  }
}
