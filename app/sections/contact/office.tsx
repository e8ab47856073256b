import { Eyebrow } from '#app/components/section-heading.tsx'
import { classes } from '#app/lib/classes.ts'
import type { offices } from '#content/model/contact.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'
import { SketchMap } from './sketch-map.tsx'

type Text = PageTexts['/contact']['map']
type Props = {
  text: Text
  office: (typeof offices)[number]
  /** The street map to show, and the same place on its own page. */
  map: { frame: string; link: string }
}

/** The map and the one office (spec 2.10). */
export function Office({ text, office, map }: Props) {
  return (
    <section className="on-dark grid bg-night text-on-night lg:split-bleed print:grid-cols-[8fr_4fr]">
      <div className="on-light relative bg-water text-ink">
        <SketchMap label={text.sketch} className="aspect-4/3 w-full print:w-96" />
        <StreetMap frame={map.frame} title={text.title} />
      </div>
      <div className="flex flex-col justify-between gap-12 px-gutter py-16 print:px-8 print:py-0 lg:pr-bleed lg:pl-col">
        <div>
          <h2 className="text-statement">
            <Eyebrow>{text.office}</Eyebrow>
            {office.name}
          </h2>
          <address data-placeholder={office.placeholderId} className="mt-5 text-on-night-soft">
            {office.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a href={`tel:${office.dial}`} className={`mt-6 ${link}`}>
              {office.phone}
            </a>
            <br />
            <a href={`mailto:${office.email}`} className={`wrap-anywhere ${link}`}>
              {office.email}
            </a>
          </address>
        </div>
        <a
          href={map.link}
          className={classes(
            'arrow inline-flex items-center gap-3 self-start border-b-2 border-signal-night',
            'py-1.5 font-semibold no-print',
          )}
        >
          Open in Maps
        </a>
      </div>
    </section>
  )
}

const link = 'inline-block py-0.5 text-white underline underline-offset-4'

/**
 * The street map, shown over the sketch once it has loaded. `loading="lazy"` would not do: browsers load
 * such a frame from up to 2500 px away, so here at once. `app/behaviour/street-map.ts` sets its address
 * when the visitor is near.
 */
function StreetMap({ frame, title }: { frame: string; title: string }) {
  return (
    <street-map
      inert
      className="absolute inset-0 opacity-0 transition-opacity duration-240 not-inert:opacity-100 no-print"
    >
      <iframe
        title={title}
        loading="lazy"
        data-src={frame}
        referrerPolicy="strict-origin-when-cross-origin"
        className="size-full"
      />
    </street-map>
  )
}
