import { Button } from '#app/components/button.tsx'
import { Logo } from '#app/components/logo.tsx'
import { BrokenLine } from './broken-line.tsx'

const waysOn = [
  { label: 'Services', href: '/services', note: 'What clients call us for' },
  { label: 'Careers', href: '/careers', note: 'Openings and how to apply' },
  { label: 'News', href: '/news', note: 'From the group' },
  { label: 'Contact Us', href: '/contact', note: 'Tell us what is missing' },
]

/** Any unknown address (spec 2.14), outside the shared layout. */
export function NotFound() {
  return (
    <main className="on-dark relative flex min-h-svh flex-col overflow-hidden bg-night text-white">
      <unknown-address className="wrap block pt-7">
        <Logo name="Exprich Group" />
      </unknown-address>
      <BrokenLine />
      <div className="border-t border-on-night-soft bg-night-deep">
        <div className="wrap columns-12 gap-y-10 pt-8 pb-14 lg:pt-11">
          <div className="col-span-full lg:col-span-6">
            <h1 className="text-h2">
              <span className="sr-only">404</span> Oops! Page not found
            </h1>
            <p className="mt-3.5 mb-7 measure-46">
              The line ends here. The page has moved, or the address has a slip in it.
            </p>
            <Button href="/" variant="primary" arrow>
              Return to Home
            </Button>
          </div>
          <nav aria-label="Ways on" className="col-span-full lg:col-start-8">
            <p className="mb-2.5 text-small text-on-night-soft">Or take one of these</p>
            <ul className="border-b border-line-night">
              {waysOn.map(({ label, href, note }) => (
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
