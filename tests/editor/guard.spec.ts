import { networkInterfaces } from 'node:os'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { changedBy } from './content-copy.ts'

async function written(request: APIRequestContext, path: string, headers = {}): Promise<number> {
  const answer = await request.post('/api/keystatic/update', {
    headers: { 'no-cors': '1', ...headers },
    data: { additions: [{ path, contents: 'bmFtZTogWA' }], deletions: [] },
  })
  return answer.status()
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
  expect((await fetch(`${baseURL}/keystatic`)).status).toBe(200)
})

test('other sites, other programs and names that lead here write nothing', async ({ request }) => {
  const changed = await changedBy(async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1:1' },
      { host: 'evil.example' },
      { host: '127.0.0.1.evil.example' },
    ])
      expect(await written(request, 'group.yaml', headers), JSON.stringify(headers)).toBe(403)
  })
  expect(changed).toEqual([])
})

for (const path of ['../package.json', 'model/group.ts', '/etc/hostname', 'people/../../x.yaml']) {
  test(`${path} is no place to write`, async ({ request }) => {
    expect(await written(request, path)).toBe(400)
  })
}
