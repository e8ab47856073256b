import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits for links and cookies. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Stored in place of a token: whoever reads the database cannot use it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
