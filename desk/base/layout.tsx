import type { FastifyReply } from 'fastify'
import { type ComponentProps, createContext, type ReactNode, useContext } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { group } from '../../content/model/group.ts'
import { inboxRoles, type Person, type Role } from './people.ts'

type Props = {
  /** The `h1`, and the page's title. */
  title: string
  /** What the screen is for, in a line. */
  purpose?: string
  /** A script of `forms/` by its name. */
  script?: string
  /** Seconds between reloads, while the screen waits for something. */
  reloadAfter?: number
  children: ReactNode
}

const places: readonly { href: string; label: string; roles?: readonly Role[] }[] = [
  { href: '/', label: 'Today' },
  { href: '/edit', label: 'Edit', roles: ['editor'] },
  { href: '/changes', label: 'Changes', roles: ['editor'] },
  { href: '/editions', label: 'Editions' },
  { href: '/inbox', label: 'Inbox', roles: inboxRoles },
  { href: '/people', label: 'People', roles: ['administrator'] },
  { href: '/happened', label: 'What happened', roles: ['administrator'] },
]

/** Who is signed in, and what they have done just now. */
const Viewer = createContext<{ person: Person | null; done?: string | null }>({ person: null })

/** A screen of the desk: the menu of what the viewer may open, one `h1`, and the children. */
export function Screen({ title, purpose, script, reloadAfter, children }: Props) {
  const { person, done } = useContext(Viewer)
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {reloadAfter && (
          <>
            {/* Replaces `main` without losing the scroll position; without script, a refresh. */}
            <script type="module" src="/assets/reload.js" id="reload" data-seconds={reloadAfter} />
            <noscript>
              <meta httpEquiv="refresh" content={String(reloadAfter)} />
            </noscript>
          </>
        )}
        <title>{`${title} · Desk · ${group.name}`}</title>
        <link rel="icon" href="/assets/icon.svg" type="image/svg+xml" />
        <link
          rel="preload"
          href="/assets/archivo.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <link rel="stylesheet" href="/assets/desk.css" />
        {script && <script type="module" src={`/assets/${script}.js`} />}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header>
          <p className="name">
            <a href="/">
              {group.name} <span>Desk</span>
            </a>
          </p>
          {person && <Menu person={person} title={title} />}
        </header>
        <main id="main">
          <h1>{title}</h1>
          {done && <p role="status">{done}</p>}
          {purpose && <p className="lead">{purpose}</p>}
          {children}
        </main>
        {person && (
          <footer>
            <a href="/glossary">Glossary</a>
          </footer>
        )}
      </body>
    </html>
  )
}

/** Sends a screen as HTML; app.ts adds the Content-Security-Policy. */
export function sendScreen(reply: FastifyReply, screen: ReactNode, status = 200): FastifyReply {
  const { person, cookies, unsignCookie } = reply.request
  const { value: done } = unsignCookie(cookies.done ?? '')
  if (done) reply.clearCookie('done', { path: '/' })
  const html = renderToStaticMarkup(<Viewer value={{ person, done }}>{screen}</Viewer>)
  return reply.code(status).type('text/html; charset=utf-8').send(`<!doctype html>${html}`)
}

/** Leads to a screen after an act, which says once what is different now. */
export function redirectSaying(reply: FastifyReply, url: string, done: string): FastifyReply {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' } as const
  reply.setCookie('done', done, { ...options, maxAge: 60, signed: true })
  return reply.redirect(url, 303)
}

type PressProps = {
  /** The form's `action`. */
  to: string
  kind?: 'second' | 'quiet'
  /** Hidden fields, some with several values. */
  fields?: Readonly<Record<string, string | readonly string[]>>
  /** Fields to fill in. */
  inputs?: ReactNode
  /** What will be, where the act ends something: it looks so, and the button stands below this, in `<details>`. */
  warning?: ReactNode
  children: ReactNode
}

/** A form with one button, which takes attributes of scripts: `data-enter` and `data-token`. */
export function Press(props: PressProps) {
  const { to, kind, fields = {}, inputs, warning, children, ...data } = props
  const form = (
    <form method="post" action={to} {...data}>
      {Object.entries(fields).map(([name, values]) =>
        [values]
          .flat()
          .map((value) => <input key={value} type="hidden" name={name} value={value} />),
      )}
      {inputs}
      <button type="submit" className={warning ? 'ends' : kind}>
        {children}
      </button>
    </form>
  )
  if (!warning) return form
  return (
    <details className="ends">
      <summary>{children}</summary>
      {typeof warning === 'string' ? <p>{warning}</p> : warning}
      {form}
    </details>
  )
}

/** An input with its label. */
export function Field({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label>
      {label}
      <input {...input} />
    </label>
  )
}

/** An alert, such as a refusal; nothing without children. */
export function Problem({ children, id }: { children: ReactNode; id?: string }) {
  return (
    children && (
      <p role="alert" className="problem" id={id}>
        {children}
      </p>
    )
  )
}

/** A link to hand on, whole, with a button that copies it (forms/copy.ts). */
export function CopyLink({ link }: { link: string }) {
  return (
    <>
      <label>
        The link
        <textarea readOnly rows={3} defaultValue={link} data-copy />
      </label>
      <button type="button" className="second" data-copy="press" hidden>
        Copy
      </button>
      <script type="module" src="/assets/copy.js" />
    </>
  )
}

/** A build's current step and how much is done. */
export function Progress({ step, done }: { step: string; done: number }) {
  return (
    <p>
      <label>
        {step} <progress value={done} max={1} />
      </label>
    </p>
  )
}

function Menu({ person, title }: { person: Person; title: string }) {
  return (
    <>
      <button type="button" className="quiet" popoverTarget="menu">
        Menu
      </button>
      {/* Where there is room, desk.css shows it without being opened. */}
      <div id="menu" popover="auto">
        <nav aria-label="Main">
          <ul>
            {places
              .filter(({ roles }) => !roles || roles.some((role) => person.roles.has(role)))
              .map(({ href, label }) => (
                <li key={href}>
                  <a href={href} aria-current={label === title ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
          </ul>
        </nav>
        <form className="who" method="post" action="/sign-out">
          <a href="/devices">{person.name}</a>
          <button type="submit" className="quiet">
            Sign out
          </button>
        </form>
      </div>
    </>
  )
}
