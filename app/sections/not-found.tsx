import { Button } from '#app/components/button.tsx'
import { Logo } from '#app/components/logo.tsx'
import type { SiteText } from '#content/model/site-schemas.ts'

/** 404, drawn: the line breaks off in the middle, and the lamp at its end is dark. */
function BrokenLine() {
  return (
    <div className="relative mt-3 min-h-52.5 flex-1 lg:min-h-[clamp(18.75rem,46vh,35rem)]">
      <svg
        viewBox="0 0 1760 470"
        preserveAspectRatio="xMidYMax slice"
        role="img"
        aria-label="404: the line breaks off in the middle, and the lamp at its end is dark"
        className="broken-line"
      >
        <g className="broken-digits">
          <text x="380" y="412">
            4
          </text>
          <text x="1070" y="412">
            4
          </text>
          <text x="690" y="412" className="broken-zero">
            0
          </text>
        </g>
        <g className="broken-works">
          <path d="M66 470V330a8 8 0 0 1 16 0V470zM104 470V366a7 7 0 0 1 14 0V470zM40 470V396a7 7 0 0 1 14 0V470z" />
          <circle cx="178" cy="428" r="26" />
          <circle cx="238" cy="428" r="26" />
          <path d="M60 364H88M60 402H88M100 404H122M36 432H58M82 340H104V366M160 448l-4 22M196 448l4 22M178 454v16M220 448l-4 22M256 448l4 22M238 454v16" />
          <path d="M1560 470V412l44-36 44 36V470z" />
          <path d="M1550 418l54-44 54 44M1480 470l26-150 26 150M1488 424h36M1494 388h24M1500 352h12M1482 340h48" />
          <path d="M1592 424h24v28h-24z" />
        </g>
        <g className="broken-live">
          <path d="M-400 446H264V300H610Q640 300 640 330V380Q640 404 664 404H812M812 392V416" />
          <circle cx="264" cy="446" r="8" />
        </g>
        <g className="broken-sparks">
          <circle cx="834" cy="404" r="4" />
          <circle cx="848" cy="418" r="3.5" />
          <circle cx="852" cy="398" r="3" />
          <circle cx="866" cy="432" r="3" />
          <circle cx="844" cy="442" r="2.5" />
        </g>
        <path
          className="broken-dead"
          d="M928 392V416M928 404H1040Q1064 404 1064 380V330Q1064 300 1094 300H1400Q1440 300 1480 340M1530 340Q1570 356 1604 376V424"
        />
      </svg>
    </div>
  )
}

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
