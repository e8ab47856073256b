import { expect, it } from 'vitest'
import { pagePolicy } from './headers.ts'

function policyWith(hashes: { scripts: string[]; styles: string[] }, inbox?: string) {
  const policy = pagePolicy(hashes, { aiBaseUrl: 'https://ai.example/v1', inbox })
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}
const none = { scripts: [], styles: [] }

it('allows inline what it has the hash of, and no style attribute', () => {
  const policy = policyWith({ scripts: ["'sha256-a'"], styles: ["'sha256-b'", "'sha256-c'"] })
  expect(policy.get('script-src')).toBe("'self' 'wasm-unsafe-eval' 'sha256-a'")
  expect(policy.get('style-src')).toBe("'self' 'sha256-b' 'sha256-c'")
  expect(policy.get('style-src-attr')).toBe("'none'")
  expect(policy.get('default-src')).toBe("'none'")
  expect([...policy.values()].join(' ')).not.toContain('unsafe-inline')
})

it('lets pages ask the AI provider and no one else', () => {
  expect(policyWith(none).get('connect-src')).toBe("'self' https://ai.example")
  expect(policyWith(none).get('form-action')).toBe("'self'")
})

it('lets forms go to an inbox elsewhere, by script and without', () => {
  const policy = policyWith(none, 'https://inbox.example')
  expect(policy.get('connect-src')).toBe("'self' https://ai.example https://inbox.example")
  expect(policy.get('form-action')).toBe("'self' https://inbox.example")
})
