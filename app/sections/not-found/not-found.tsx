import { Button } from '#app/components/button.tsx'
import { Logo } from '#app/components/logo.tsx'
import type { SiteText } from '#content/model/site-schemas.ts'
import { BrokenLine } from './broken-line.tsx'

type Props = { group: string; content: SiteText['notFound'] }

/** Any unknown address (spec 2.14), outside the shared layout. */
export function NotFound({ group, content: { text, ways, links } }: Props) {
  return (
    <main className="on-dark relative flex min-h-svh print:block flex-col overflow-hidden bg-night text-white">
      <unknown-address className="wrap block pt-7">
        <Logo name={group} />
      </unknown-address>
      <BrokenLine />
      <div className="border-t border-on-night-soft bg-night-deep">
        <div className="wrap grid-12 gap-y-10 pt-8 pb-14 lg:pt-11">
          <div className="col-span-full lg:col-span-6">
            <h1 className="text-h2">
              <span className="sr-only">404</span> Oops! Page not found
            </h1>
            <p className="mt-3.5 mb-7 measure-46">{text}</p>
            <Button href="/" variant="primary" arrow>
              Return to Home
            </Button>
          </div>
          <nav aria-label={ways} className="col-span-full lg:col-start-8">
            <p className="mb-2.5 text-small text-on-night-soft">{ways}</p>
            <ul className="border-b border-line-night">
              {links.map(({ label, href, note }) => (
                <li key={href} className="border-t border-line-night">
                  <a
                    href={href}
                    className="flex min-h-12.5 items-center justify-between underline-offset-5 hover:underline"
                  >
                    <span className="display">{label}</span>
                    <span className="text-small text-on-night-soft">{note}</span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </main>
  )
}
