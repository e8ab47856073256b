import { Picture } from '#app/components/picture.tsx'
import { SectionHeading } from '#app/components/section-heading.tsx'
import type { LibraryPicture } from '#app/page-content/picture-library.ts'
import type { Statement } from '#content/schema/home.ts'

type Props = { rule: Statement; picture: LibraryPicture }

/** The rule above all others, on a picture whose foot runs into the night below. */
export function FirstRule({ rule, picture }: Props) {
  return (
    <section className="on-dark relative flex min-h-[185vw] items-end overflow-hidden bg-night text-white md:min-h-205">
      <Picture
        picture={picture}
        alt={picture.alt}
        crop="portrait"
        className="absolute inset-0 size-full object-cover"
      />
      <div className="scrim-rule absolute inset-0" />
      <div className="wrap relative pb-12 lg:pb-18">
        <SectionHeading name="The first rule" className="max-w-[22ch]">
          {rule.title}
        </SectionHeading>
        <p className="mt-4.5 max-w-[56ch] text-lead">{rule.text}</p>
      </div>
    </section>
  )
}
