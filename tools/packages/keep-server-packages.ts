import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { lockedPackages, serverPackages } from './server-packages.ts'

// `node tools/packages/keep-server-packages.ts`: of a finished build's packages only those stay that
// its server runs. `npm prune --omit=dev` would leave what has built the site.
const kept = new Set((await serverPackages(root)).map(({ path }) => path))
const others = (await lockedPackages(root)).filter(({ path }) => !kept.has(path))
for (const { path } of others) await rm(join(root, path), { recursive: true, force: true })
