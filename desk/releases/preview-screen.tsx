import type { FastifyInstance } from 'fastify'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { group } from '../../content/model/group.ts'
import { issueTicket } from '../accounts/sessions.ts'
import { Press, Progress, Screen, sendScreen } from '../base/layout.tsx'
import type { BuildState, Desk } from './builds.ts'
import { watchDraft } from './drafts.ts'
import { registerLibraryPicture } from './library-picture.ts'
import { registerPagePreview } from './page-preview.ts'
import { registerPreviewOrigin } from './preview.ts'
import { registerQuestion } from './question-screen.tsx'

const querySchema = z.object({
  /** The release to preview; the draft if missing. */
  release: z.string().optional(),
  path: z.string().default('/'),
})

/** Seconds between reloads while the draft is being built. */
const pollInterval = 2

/** The screens that lead to the preview's own origin, with a ticket or a share link, and its routes. */
export function registerPreview(app: FastifyInstance, desk: Desk): void {
  const drafts = watchDraft(desk)
  app.addHook('preClose', async () => drafts.stop())
  registerPreviewOrigin(app, desk, drafts)
  registerPagePreview(app, desk, drafts)
  registerLibraryPicture(app, desk, drafts)
  registerQuestion(app, desk, drafts)

  app.get('/share', { config: { access: 'public' } }, (_request, reply) =>
    sendScreen(reply, <Share action={`${desk.urls.preview}/share`} />),
  )

  app.get('/preview', { config: { access: 'signed-in' } }, async (request, reply) => {
    const { release, path } = querySchema.parse(request.query)
    const state = release === undefined ? await drafts.state() : undefined
    const ticket = await issueTicket(desk, request, release)
    const building = release === undefined && state?.state !== 'ready'
    const fields = { ticket, path, ...(release && { release }) }
    const toEnter = (!building || (await drafts.folder()) !== undefined) && (
      <Press to={`${desk.urls.preview}/enter`} fields={fields} data-enter>
        {building ? 'See what was saved before' : 'Open the preview'}
      </Press>
    )
    return sendScreen(reply, <Preview {...{ state, building }}>{toEnter}</Preview>)
  })
}

type Props = {
  state: BuildState | undefined
  /** Whether the latest save is not built yet. */
  building: boolean
  /** The button that opens the newest build, if there is one. */
  children: ReactNode
}

function Preview({ state, building, children }: Props) {
  const failed = state?.state === 'failed'
  const done = state?.done ?? 0
  return (
    <Screen
      title="Preview"
      {...(!building && !state?.problem && { script: 'enter' })}
      {...(building && !failed && { reloadAfter: pollInterval })}
    >
      {building && !failed && (
        <div role="status">
          <Progress step="The preview of what was saved last is being made." done={done} />
        </div>
      )}
      {failed && <p role="alert">The preview could not be made.</p>}
      {state?.problem && (
        <>
          {!failed && <p>The preview is without what cannot be shown yet:</p>}
          <pre>{state.problem}</pre>
        </>
      )}
      {children}
    </Screen>
  )
}

/** Where a share link leads; its token is in the fragment. A press opens it: mail scanners press nothing. */
function Share({ action }: { action: string }) {
  return (
    <Screen title="Preview of the site" script="passkey">
      <p className="lead">
        Somebody at {group.name} has shared pages with you that are not public yet. Please do not
        pass the link on.
      </p>
      <Press to={action} fields={{ token: '' }} data-token="press">
        Open the pages
      </Press>
      <noscript>
        <p>This needs JavaScript. Please allow it for this address, then open the link again.</p>
      </noscript>
    </Screen>
  )
}
