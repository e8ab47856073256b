import { PictureHead } from '#app/components/page-head.tsx'
import type { AboutContent } from '#app/page-content/about.ts'
import { CoreValues } from './core-values.tsx'
import { Downloads } from './downloads.tsx'
import { Evolution } from './evolution.tsx'
import { Milestones } from './milestones.tsx'
import { VisionAndMission } from './vision-and-mission.tsx'
import { WaysOn } from './ways-on.tsx'

/** About (spec 2.5). */
export function About(content: AboutContent) {
  const { page, picture, years, milestones, group, values, leaders, documents } = content
  return (
    <>
      <PictureHead {...page} picture={picture} />
      <Evolution years={years} text={page.evolution} />
      <Milestones text={page.milestones} milestones={milestones} />
      <VisionAndMission {...page.vision} {...group} />
      <CoreValues {...page.values} values={values} />
      <WaysOn text={page.ways} leaders={leaders} />
      <Downloads {...page.downloads} documents={documents} />
    </>
  )
}
