import { join } from 'node:path'
import { contentFolder } from '#content/model/content-files.ts'
import { buildSite } from '../build/build-site.ts'
import { buildSettingsFrom } from '../build/settings.ts'
import { sourcesHash } from '../build/sources-hash.ts'
import { readStamp } from '../build/stamp.ts'
import { root } from '../root.ts'
import { readSite } from './built-site.ts'
import { simulatesForms } from './checks/simulated-forms.ts'

/** A build of its own, where the one in `build/` is another: a server may be handing that one out. */
const ownFolder = 'build/launch-check'

/**
 * The folder of the site as these sources and settings make it. It is built where there is none,
 * with or without inbox as the last build was.
 *
 * @param say is told when that takes a while
 * @throws {BuildProblem} when settings, content or code have to be fixed first
 */
export async function currentBuild(
  environment: Record<string, string | undefined>,
  say: (note: string) => void,
): Promise<string> {
  const withInbox = buildSettingsFrom(environment, 'same-origin')
  const plain = buildSettingsFrom(environment, 'none')
  const last = await readStamp(join(root, 'build'))
  for (const settings of [withInbox, plain]) {
    if (last === (await sourcesHash(root, settings, contentFolder))) return clientOf('build')
  }
  const simulated = last !== undefined && simulatesForms(await readSite(clientOf('build')))
  const into = last === undefined ? 'build' : ownFolder
  say(
    `Building into ${into}: ${last === undefined ? 'there is no build yet' : 'the sources or settings changed since the last build'} …`,
  )
  await buildSite(simulated ? plain : withInbox, into)
  return clientOf(into)
}

const clientOf = (folder: string) => join(root, folder, 'client')
