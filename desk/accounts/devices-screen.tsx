import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { z } from 'zod'
import { withEntry } from '../base/audit.ts'
import type { DeskContext } from '../base/desk.ts'
import { lagosTime } from '../base/lagos-time.ts'
import { CopyLink, Press, redirectSaying, Screen, sendScreen } from '../base/layout.tsx'
import { personOf } from './access.ts'
import { invite } from './invitations.ts'
import { type Passkey, passkeysOf } from './passkeys.ts'
import { endSessionsOf } from './sessions.ts'

/** A person's own devices: adding, confirming and removing passkeys, and signing out everywhere. */
export function registerDevices(app: FastifyInstance, desk: DeskContext): void {
  const change = { config: { access: 'signed-in', fresh: true } } as const
  const paramsSchema = z.object({ id: z.string() })

  app.get('/devices', { config: { access: 'signed-in' } }, async (request, reply) => {
    const person = personOf(request)
    const passkeys = await passkeysOf(desk, person.id)
    return sendScreen(reply, <Devices name={person.name} passkeys={passkeys} />)
  })

  app.post('/devices', change, async (request, reply) => {
    const person = personOf(request)
    const entry = { person: person.id, action: 'made a link for a device', subject: person.name }
    const link = await withEntry(desk, entry, (within) =>
      invite(within, person.id, 'device', person.id),
    )
    return sendScreen(reply, <AddDevice link={link} />)
  })

  app.post('/devices/:id/confirm', change, async (request, reply) => {
    const person = personOf(request)
    const { id } = paramsSchema.parse(request.params)
    const waiting = (await passkeysOf(desk, person.id)).find((each) => each.id === id)
    if (waiting?.confirmed_at === null) {
      const { device } = waiting
      const entry = { person: person.id, action: 'confirmed a device', subject: device }
      await withEntry(desk, entry, async ({ db, now }) => {
        await db.updateTable('passkeys').set({ confirmed_at: now() }).where('id', '=', id).execute()
      })
      return redirectSaying(reply, '/devices', `${device} can sign in as you now.`)
    }
    return reply.redirect('/devices', 303)
  })

  app.post('/devices/:id/remove', change, async (request, reply) => {
    const person = personOf(request)
    const { id } = paramsSchema.parse(request.params)
    const passkeys = await passkeysOf(desk, person.id)
    const others = passkeys.filter((each) => each.id !== id && each.confirmed_at !== null)
    const removed = passkeys.find((each) => each.id === id)
    // The last passkey stays: without one the person could not sign in.
    if (removed && others.length > 0) {
      const entry = { person: person.id, action: 'removed a device', subject: removed.device }
      await withEntry(desk, entry, async (within) => {
        await within.db.deleteFrom('passkeys').where('id', '=', id).execute()
        // The device may be lost, and signed in.
        await endSessionsOf(within, person.id, request.session?.token_hash)
      })
      return redirectSaying(reply, '/devices', `${removed.device} cannot sign in any more.`)
    }
    return reply.redirect('/devices', 303)
  })

  app.post('/devices/sign-out', { config: { access: 'signed-in' } }, async (request, reply) => {
    const { id, name } = personOf(request)
    const entry = { person: id, action: 'signed out everywhere', subject: name }
    await withEntry(desk, entry, (within) => endSessionsOf(within, id))
    return reply.redirect('/sign-in', 303)
  })
}

function Devices({ name, passkeys }: { name: string; passkeys: readonly Passkey[] }) {
  const waiting = passkeys.filter(({ confirmed_at }) => confirmed_at === null)
  const confirmed = passkeys.filter(({ confirmed_at }) => confirmed_at !== null)
  return (
    <Screen title="Your devices">
      {waiting.map(({ id, device, created_at }) => (
        <section key={id} className="notice">
          <h2>Is this your new device?</h2>
          <p>
            <strong>{device}</strong>, which used your link on {lagosTime(created_at)}
          </p>
          <div className="actions">
            <Press to={`/devices/${id}/confirm`}>Yes, add it</Press>
            <Press to={`/devices/${id}/remove`} kind="quiet">
              No, remove it
            </Press>
          </div>
        </section>
      ))}
      <p>These devices can sign in as you, {name}.</p>
      <ul className="rows">
        {confirmed.map(({ id, device, created_at, last_used_at }) => (
          <li key={id}>
            <div>
              <strong>{device}</strong>
              <p>
                Added {lagosTime(created_at)}
                {last_used_at && `; last used ${lagosTime(last_used_at)}`}
              </p>
            </div>
            {confirmed.length > 1 && (
              <Press
                to={`/devices/${id}/remove`}
                warning="It can no longer sign in as you, and you are signed out everywhere but here."
              >
                Remove<span className="unseen"> {device}</span>
              </Press>
            )}
          </li>
        ))}
      </ul>
      <div className="actions">
        <Press to="/devices">Add a device</Press>
        <Press to="/devices/sign-out" kind="quiet">
          Sign out everywhere
        </Press>
      </div>
    </Screen>
  )
}

function AddDevice({ link }: { link: string }) {
  return (
    <Screen title="Add a device">
      <p className="lead">
        Point the camera of your new device at this code, or open the link there. It works once, for
        ten minutes.
      </p>
      <p>
        <img
          width="256"
          alt="QR code"
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(link, { border: 4 }))}`}
        />
      </p>
      <CopyLink link={link} />
      <p>
        Once the new device has created its passkey, <a href="/devices">confirm it here</a>.
      </p>
    </Screen>
  )
}
