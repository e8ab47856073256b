import { FigureParts } from '#app/components/figure-parts.tsx'
import { Term, Terms } from '#app/components/figure-terms.tsx'
import { Icon } from '#app/components/icon.tsx'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Figure } from '#content/model/figure-schemas.ts'
import type { FigureParts as Parts } from '#content/model/figures.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import type { figuresFiles } from '#contract/figures-file.ts'

type FilesProps = {
  text: PageTexts['/data']['files']
  files: typeof figuresFiles
}

/** The files to download. */
export function Files({ text, files }: FilesProps) {
  return (
    <Section room="continuation" column="grid-12 gap-y-8">
      <div className="col-span-full lg:col-span-5">
        <h2>{text.heading}</h2>
        <p className="mt-4 measure-46 text-lead text-ink-soft">{text.lead}</p>
      </div>
      <ul className="col-span-full border-b border-line lg:col-span-7">
        {(['csv', 'json', 'schema'] as const).map((kind) => (
          <li key={kind} className="border-t border-line first:border-t-2 first:border-ink">
            <File href={files[kind]} {...text[kind]} download={text.download} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type FileProps = { href: string; title: string; text: string; download: string }

function File({ href, title, text, download }: FileProps) {
  return (
    <a
      href={href}
      download={href.slice(href.lastIndexOf('/') + 1)}
      className="group grid grid-cols-[1fr_auto] items-center gap-x-6 py-4 sm:py-5.5"
    >
      <span>
        <span className="display block text-h4">{title}</span>
        <span className="mt-1 block text-small text-ink-soft">{text}</span>
      </span>
      <span className="ruled-link justify-self-start">
        {download}
        <Icon
          name="download"
          className="h-4 w-3.5 transition-transform group-hover:translate-y-0.75"
        />
      </span>
    </a>
  )
}

type ListedFigure = Parts &
  Pick<Figure, 'id' | 'definition' | 'unit' | 'base'> & { page: { href: string; label: string } }

type FigureRowProps = { figure: ListedFigure; text: PageTexts['/data'] }

/** One figure: the number, what it says, and its terms, in the columns of `FigureColumns` where there is room. */
function FigureRow({ figure, text: { terms } }: FigureRowProps) {
  const { id, prefix, digits, suffix, label, definition, page } = figure
  return (
    <li
      id={id}
      data-placeholder={figure.placeholderId}
      className={classes(
        'flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line-strong py-3.5',
        'target:bg-mark md:grid-12 lg:py-2.5',
      )}
    >
      <p className="numeral hang-4 text-h3 md:col-span-4 md:row-span-2 lg:col-span-3 lg:row-span-1">
        <FigureParts prefix={prefix} digits={digits} suffix={suffix} />
      </p>
      <div className="contents md:col-span-8 md:block lg:col-span-4">
        <p className="font-semibold">{label}</p>
        {definition && <p className="w-full text-small text-pretty">{definition}</p>}
      </div>
      <dl
        className={classes(
          'flex w-full flex-wrap items-baseline gap-x-5 text-small',
          'md:col-span-8 lg:col-span-5 lg:grid lg:split-3/5 lg:gap-x-col',
        )}
      >
        <Terms figure={figure} names={terms} unitName="lg:sr-only" />
        <Term
          name={terms.page}
          nameClass="lg:sr-only"
          className="lg:col-start-2 lg:row-span-4 lg:row-start-1"
        >
          <a href={page.href} className="inline-block py-0.5 underline underline-offset-4">
            {page.label}
          </a>
        </Term>
      </dl>
    </li>
  )
}

/** The names of the columns in large windows, where each row has them for screen readers alone. */
function FigureColumns({ terms }: Pick<PageTexts['/data'], 'terms'>) {
  return (
    <div
      className="hidden text-small text-ink-soft lg:col-span-5 lg:grid lg:split-3/5 lg:gap-x-col"
      aria-hidden="true"
    >
      <span>{terms.unit}</span>
      <span>{terms.page}</span>
    </div>
  )
}

/** Whose figures they are: a company's id, or the page that they are about. */
type Source = { id: string; name: string; figures: readonly ListedFigure[] }
type RegisterProps = { text: PageTexts['/data']; register: readonly Source[] }

/** The figures by whose they are, each source in its colour. */
export function Register({ text, register }: RegisterProps) {
  return (
    <div className="bg-sunk py-section">
      <div className="wrap">
        <nav aria-label={text.sources} className="mb-12 lg:mb-20">
          <ul className="flex flex-wrap gap-x-8 gap-y-1 border-y border-line-strong py-4">
            {register.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#of-${id}`}
                  aria-label={`${text.sources}: ${name}`}
                  className="inline-block py-1 underline decoration-1 underline-offset-4"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {register.map(({ id, name, figures }) => (
          <section
            key={id}
            id={`of-${id}`}
            data-company={id}
            className="border-t-4 border-accent pt-4 pb-8 last:pb-0 lg:pb-11"
          >
            <div className="items-baseline pb-5 lg:grid-12">
              <h2 className="text-h3 lg:col-span-7">{name}</h2>
              <FigureColumns terms={text.terms} />
            </div>
            <ul className="border-b border-line-strong">
              {figures.map((figure) => (
                <FigureRow key={figure.id} figure={figure} text={text} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
