import { networkInterfaces } from 'node:os'
import { expect, test } from '@playwright/test'
import { changedBy } from './content-copy.ts'

const write = {
  method: 'POST',
  headers: { 'no-cors': '1', 'content-type': 'application/json' },
  data: { additions: [{ path: 'group.yaml', contents: 'bmFtZTogWA' }], deletions: [] },
}

test('nobody else reaches the editor, even where HOST opens the site to others', async ({
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
  for (const { address } of addresses) {
    await expect(fetch(`http://${address}:${port}/keystatic`)).rejects.toThrow()
  }
  await expect((await fetch(`${baseURL}/keystatic`)).status).toBe(200)
})

const strangers: Record<string, Record<string, string>> = {
  'a page of another site': { origin: 'https://evil.example' },
  'another program on this machine': { origin: 'http://127.0.0.1:1' },
  'a name that was made to lead here': { host: 'evil.example' },
  'a name that looks like ours': { host: '127.0.0.1.evil.example' },
}

for (const [name, headers] of Object.entries(strangers)) {
  test(`${name} writes nothing`, async ({ request }) => {
    const changed = await changedBy(async () => {
      const answer = await request.fetch('/api/keystatic/update', {
        ...write,
        headers: { ...write.headers, ...headers },
      })
      expect(answer.status()).toBe(403)
    })
    expect(changed).toEqual([])
  })
}

for (const path of ['../package.json', 'model/group.ts', '/etc/hostname', 'people/../../x.yaml']) {
  test(`${path} is no place to write`, async ({ request }) => {
    const additions = [{ path, contents: 'bmFtZTogWA' }]
    const answer = await request.fetch('/api/keystatic/update', {
      ...write,
      data: { additions, deletions: [] },
    })
    expect(answer.status()).toBe(400)
  })
}
