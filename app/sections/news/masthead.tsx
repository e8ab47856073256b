import { Crumbs } from '#app/components/crumbs.tsx'
import type { Crumb } from '#app/lib/page-meta.ts'

type Props = {
  heading: string
  introduction: string
  /** Which page of the list it is, counted from 1. */
  page: number
  trail: readonly Crumb[]
  here: string
}

/** The list's head: the page's name as large as a newspaper's. */
export function Masthead({ heading, introduction, page, trail, here }: Props) {
  const further = page > 1
  return (
    <section className="pt-36 pb-7.5 lg:pt-44">
      <div className="wrap">
        <Crumbs trail={trail} here={here} className="mb-5.5" />
        <div className="heading-row gap-y-4">
          <h1 className="hang-5 text-figure-large leading-masthead tracking-masthead">
            {heading}
            {further && <span className="sr-only">, page {page}</span>}
          </h1>
          <p className="measure-30 text-lead">{introduction}</p>
        </div>
      </div>
    </section>
  )
}
