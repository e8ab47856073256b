import { describe, expect, it } from 'vitest'
import { errorText } from './route-failure.tsx'

describe('the text of a failure', () => {
  it("is a response's status and text", () => {
    const response = { status: 503, statusText: 'Service Unavailable', internal: false, data: null }
    expect(errorText(response)).toBe('503 Service Unavailable')
  })

  it('is the status alone where there is no text', () => {
    expect(errorText({ status: 404, statusText: '', internal: false, data: null })).toBe('404')
  })

  it("is an error's message", () => {
    expect(errorText(new TypeError('no such thing'))).toBe('no such thing')
  })

  it('is anything else as text', () => {
    expect(errorText('thrown words')).toBe('thrown words')
    expect(errorText(undefined)).toBe('undefined')
  })
})
