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
  const { page, picture, years, milestones, group, values, documents } = content
  const { vision, mission } = group
  return (
    <>
      <PictureHead {...page} picture={picture} />
      <Evolution years={years} text={page.evolution} />
      <Milestones text={page.milestones} milestones={milestones} />
      {/* The anchor of vision and mission is the values' where there are none. */}
      <div id="vision">
        {vision && mission && (
          <VisionAndMission {...page.vision} vision={vision} mission={mission} />
        )}
        <CoreValues {...page.values} values={values} />
      </div>
      <WaysOn text={page.ways} governed={content.governed} />
      {documents.length > 0 && <Downloads {...page.downloads} documents={documents} />}
    </>
  )
}
