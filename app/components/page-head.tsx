import { PictureSection } from '#app/components/picture-section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Breadcrumb } from '#app/lib/page-meta.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

type Props = {
  heading: string
  introduction: string
  /** The pages between Home and this one. */
  trail?: readonly Breadcrumb[]
  /** A button under the introduction. */
  action?: React.ReactNode
  /** More under both. */
  children?: React.ReactNode
}

/** A page's first screen on a picture: the title at its foot, on the dark lower third. */
export function PictureHead({
  picture,
  scrim,
  from,
  ...head
}: Props & Omit<HeadPictureProps, 'children'>) {
  return (
    <HeadPicture picture={picture} scrim={scrim} from={from}>
      <TitleRow {...head} className="pb-14" />
    </HeadPicture>
  )
}

/** Where a head's picture begins, from laptops on. */
const begins = {
  /** The header lies on its sky. */
  top: { section: 'md:head-height', picture: 'lg:h-full' },
  /** Its subject is nearly as high as itself, and would stand behind the menu. */
  'below-header': {
    section: 'md:head-height lg:head-height-below',
    picture: 'lg:top-22 lg:h-[calc(100%-5.5rem)] lg:fade-top',
  },
} as const

type HeadPictureProps = {
  picture: LibraryPicture
  from?: keyof typeof begins | undefined
  /** Behind the header; the short one where the sun stands close under it. */
  scrim?: 'scrim-top' | 'scrim-top-short' | undefined
  children: React.ReactNode
}

/** The picture of a page's first screen, with what stands at its foot. */
export function HeadPicture(props: HeadPictureProps) {
  const { picture, from = 'top', scrim = 'scrim-top', children } = props
  return (
    <PictureSection
      picture={picture}
      first
      boxes={[
        { from: '64rem', width: '100vw', height: '46rem' },
        { from: '48rem', width: '100vw', height: '34.5rem' },
        { width: '100vw', height: '128vw', crop: 'portrait' },
      ]}
      scrims={[scrim, 'scrim-head']}
      className={`pt-[100vw] md:pt-0 ${begins[from].section}`}
      pictureClassName={classes(
        'absolute inset-x-0 top-0 h-[128vw] w-full md:h-3/4 tablet-foot',
        begins[from].picture,
      )}
    >
      <div className="scrim-title relative w-full">{children}</div>
    </PictureSection>
  )
}

/** A page's head on night, where no picture says it better. */
export function NightHead(head: Props) {
  return (
    <section className="on-dark bg-night pt-36 pb-16 text-white lg:pt-46 lg:pb-20">
      <TitleRow {...head} />
    </section>
  )
}

/** A reading page's head: ink on paper, under the solid white header. */
export function PaperHead(head: Props) {
  return (
    <section className="pt-36 pb-12 lg:pt-44">
      <TitleRow {...head} />
    </section>
  )
}

function TitleRow({
  heading,
  introduction,
  trail,
  action,
  children,
  className = '',
}: Props & { className?: string }) {
  return (
    <div className={`wrap ${className}`}>
      <div className="heading-row gap-y-4.5">
        <div>
          <Breadcrumbs trail={trail} here={heading} className="mb-5" />
          <h1 className="hang-4">{heading}</h1>
        </div>
        <div>
          <p className="measure-60 text-lead">{introduction}</p>
          {action && <div className="mt-6">{action}</div>}
        </div>
      </div>
      {children}
    </div>
  )
}
