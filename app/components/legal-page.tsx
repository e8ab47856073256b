import { classes } from '#app/lib/classes.ts'
import { longDate } from '#app/lib/dates.ts'
import type { LegalFrontMatter } from '#content/model/document-schemas.ts'
import type { MenuLink } from '#content/model/site-schemas.ts'
import { PaperHead } from './page-head.tsx'

/** The day of the build, until `app/behaviour/current-date.ts` has read the visitor's clock. */
function CurrentDate({ builtOn }: { builtOn: string }) {
  return (
    <current-date>
      <time dateTime={builtOn}>{longDate(builtOn)}</time>
    </current-date>
  )
}

type Props = {
  page: { heading: string; introduction: string }
  inShort: LegalFrontMatter['inShort']
  /** The text, with ids at its headings. */
  html: string
  tabs: readonly MenuLink[]
  builtOn: string
  path: string
}

/** A legal page (spec 2.13): head, the three pages as tabs, in short, contents, text. */
export function LegalPage({ page, inShort, html, tabs, builtOn, path }: Props) {
  return (
    <>
      <PaperHead {...page} />
      <LegalTabs tabs={tabs} builtOn={builtOn} path={path} />
      <InShort statements={inShort} />
      <div className="wrap grid-12 gap-y-12 pt-10 pb-section lg:pt-16">
        <Contents sections={sectionsOf(html)} />
        <div
          className="prose legal col-span-full lg:col-span-7 lg:col-start-5"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, sanitised at build
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </>
  )
}

type TabsProps = Pick<Props, 'tabs' | 'builtOn' | 'path'>

function LegalTabs({ tabs, builtOn, path }: TabsProps) {
  return (
    <div className="wrap flex flex-wrap items-end justify-between gap-x-8 border-b border-line-strong">
      <p className="pb-4 text-small text-ink-soft sm:order-last">
        Last Updated:{' '}
        <span className="font-semibold text-ink">
          <CurrentDate builtOn={builtOn} />
        </span>
      </p>
      <nav aria-label="Legal pages" className="no-print">
        <ul className="flex flex-wrap gap-x-3 text-small sm:gap-x-8">
          {tabs.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={href === path ? 'page' : undefined}
                className={classes(
                  'block py-3.5 font-semibold whitespace-nowrap text-ink-soft -outline-offset-3',
                  'hover:text-ink current-page:text-ink current-page:shadow-tab',
                )}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function InShort({ statements }: { statements: Props['inShort'] }) {
  return (
    <section className="border-b border-line bg-surface">
      <h2 className="sr-only">In short</h2>
      <div className="wrap grid gap-x-col gap-y-6 py-11 md:grid-cols-3 print:grid-cols-3">
        {statements.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-success pt-3.5">
            <h3 className="display mb-1.5 text-h4">{title}</h3>
            <p className="measure-34 text-ink-soft">{text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

type Section = { id: string; name: string }

/** The headings of the second level, as `renderMarkdown` writes them. */
function sectionsOf(html: string): Section[] {
  return [...html.matchAll(/<h2 id="([^"]+)">([^<]+)<\/h2>/g)].map(([, id = '', name = '']) => ({
    id,
    name,
  }))
}

function Contents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label="On this page" className="col-span-full lg:col-span-3 no-print">
      <ol className="border-t-2 border-b border-line border-t-ink lg:sticky lg:top-26">
        {sections.map(({ id, name }, index) => (
          <li key={id} className="border-line not-first:border-t">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center gap-3.5 py-2.5 text-small underline-offset-4 hover:underline"
            >
              <span className="min-w-4 text-ink-soft" aria-hidden="true">
                {index + 1}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
