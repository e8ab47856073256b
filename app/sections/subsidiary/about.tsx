import { Picture } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { ShownSectionOf } from './shown-section.ts'

type AboutSection = ShownSectionOf<'about'>
type Props = { section: AboutSection; name: string }

/** "About {company}" (spec 2.11): across the page, beside ruled facts, or beside a picture. */
export function About({ section, name }: Props) {
  const { aside } = section
  if (aside.kind === 'picture') {
    return (
      <section className="grid gap-x-col lg:grid-cols-2">
        <div className="relative min-h-[58vw] lg:min-h-0 print:min-h-[50mm]">
          <Picture
            picture={aside.picture}
            alt={aside.picture.alt}
            boxes={[
              // As high as the text beside it.
              { from: '64rem', width: '50vw', height: '49rem' },
              { width: '100vw', height: '58vw' },
            ]}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="px-gutter py-continuation lg:py-section lg:pr-bleed lg:pl-0">
          <Text section={section} name={name} />
        </div>
      </section>
    )
  }
  return (
    <Section column="grid-12 gap-y-8">
      {aside.kind === 'record' ? (
        <>
          <div className="col-span-full lg:col-span-7">
            <Text section={section} name={name} />
          </div>
          <Record {...aside} />
        </>
      ) : (
        <Across section={section} name={name} />
      )}
    </Section>
  )
}

function Text({ section, name }: Props) {
  return (
    <>
      <Statement name={name}>{section.statement}</Statement>
      <div className="mt-7 grid measure-60 gap-[1em] text-ink-soft">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </>
  )
}

function Across({ section, name }: Props) {
  return (
    <>
      <div className="col-span-full lg:col-span-10">
        <Statement name={name}>{section.statement}</Statement>
      </div>
      {/* Padding stays with its paragraph; a margin goes on to the next column in WebKit. */}
      <div
        className={classes(
          'col-span-full gap-x-col text-ink-soft',
          'lg:col-span-8 lg:col-start-5 lg:-mb-[1em] lg:columns-2',
        )}
      >
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className="break-inside-avoid pb-[1em]">
            {paragraph}
          </p>
        ))}
      </div>
    </>
  )
}

function Statement({ name, children }: { name: string; children: string }) {
  return (
    <SectionHeading name={`About ${name}`} className="statement">
      {children}
    </SectionHeading>
  )
}

function Record({ terms }: Extract<AboutSection['aside'], { kind: 'record' }>) {
  return (
    <dl className="col-span-full self-start border-t-2 border-ink text-small lg:col-span-4 lg:col-start-9">
      {terms.map(({ term, value }) => (
        <div
          key={term}
          className="grid grid-cols-[--spacing(32)_1fr] gap-4 border-b border-line py-3.5"
        >
          <dt className="text-ink-soft">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
