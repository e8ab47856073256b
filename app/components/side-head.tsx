import { Picture, type PictureBox } from '#app/components/picture.tsx'
import { classes } from '#app/lib/classes.ts'
import type { Length } from '#app/lib/cropped-sizes.ts'
import type { Breadcrumb } from '#app/lib/page-meta.ts'
import type { LibraryPicture } from '#app/pictures/library.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'

const variants = {
  /** A banner; the picture keeps to the right third. */
  banner: {
    section: 'lg:min-h-140 lg:justify-end',
    picture: 'h-[84vw] lg:top-0 lg:right-0 lg:h-full lg:w-[68%] lg:fade-from-75',
    boxes: boxes({ width: '68vw', height: '38rem' }, '84vw'),
    body: 'lg:pt-48 lg:pb-16',
    introduction: 'measure-46',
    heading: 'measure-11',
  },
  /** The whole first screen, with more at its foot. */
  screen: {
    section: 'pt-22 lg:head-height',
    picture: 'h-[72vw] lg:top-20 lg:right-[-4%] lg:h-[calc(100%-9rem)] lg:w-[82%]',
    boxes: boxes({ width: '82vw', height: '50vw' }, '72vw'),
    body: 'flex-1 lg:pt-51',
    introduction: 'measure-34',
    heading: 'measure-11',
  },
  /** A banner for a title of any length. */
  title: {
    section: 'lg:min-h-140 lg:justify-end',
    picture: 'h-[72vw] lg:top-0 lg:right-0 lg:h-full lg:w-[68%] lg:fade-from-75',
    boxes: boxes({ width: '68vw', height: '38rem' }, '72vw'),
    body: 'lg:pt-48 lg:pb-16',
    introduction: 'measure-46',
    heading: 'measure-18 text-h2 md:text-hero',
  },
} as const

/** On small windows the picture stands above the words. */
function boxes(beside: PictureBox, above: Length): PictureBox[] {
  return [
    { from: '64rem', ...beside },
    { from: '36rem', width: '100vw', height: '30rem' },
    { width: '100vw', height: above },
  ]
}

type Props = {
  heading: string
  introduction: string
  trail: readonly Breadcrumb[]
  picture: LibraryPicture
  variant: keyof typeof variants
  /** Content at the foot of the screen. */
  children?: React.ReactNode
}

/** A page's head on night whose picture stands on the right and fades towards the title. */
export function SideHead(props: Props) {
  const { heading, introduction, trail, picture, variant, children } = props
  const { section, picture: pictureClass, body, heading: headingClass } = variants[variant]
  return (
    <section
      className={`on-dark relative flex flex-col overflow-hidden bg-night text-white lg:pt-0 ${section}`}
    >
      <Picture
        picture={picture}
        alt={picture.alt}
        boxes={variants[variant].boxes}
        loading="eager"
        priority="high"
        className={classes(
          'fade-side max-h-120 w-full object-cover',
          'lg:absolute lg:max-h-none',
          'print:hidden',
          pictureClass,
        )}
      />
      <div className="scrim-top absolute inset-x-0 top-0 h-65" />
      <div className={`wrap relative flex flex-col pt-3 pb-11 ${body}`}>
        <Breadcrumbs trail={trail} here={heading} className="mb-6" />
        <h1 className={`hang-4 ${headingClass}`}>{heading}</h1>
        <p className={`mt-6 text-lead ${variants[variant].introduction}`}>{introduction}</p>
        {children}
      </div>
    </section>
  )
}
