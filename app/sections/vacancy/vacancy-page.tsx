import { SideHead } from '#app/components/side-head.tsx'
import type { VacancyContent } from '#app/page-content/vacancy.ts'
import { ApplyOrClosed } from './apply-or-closed.tsx'
import { HowToApply } from './how-to-apply.tsx'
import { OtherOpenings } from './other-openings.tsx'
import { VacancySheet } from './vacancy-sheet.tsx'
import { Work } from './work.tsx'

/** An opening (spec 2.16). From its closing moment on the page says so, in the browser too. */
export function VacancyPage(content: VacancyContent) {
  const { text, vacancy, trail, picture, others } = content
  const { title, description, closed } = vacancy
  return (
    <timed-parts className="block">
      <SideHead
        heading={title}
        introduction={description}
        trail={trail}
        picture={picture}
        look="title"
      >
        <ApplyOrClosed text={text} vacancy={vacancy} />
      </SideHead>
      <VacancySheet terms={vacancy.terms} />
      <Work text={text} vacancy={vacancy} />
      {!closed && <HowToApply {...content} />}
      <OtherOpenings text={text.others} others={others} />
    </timed-parts>
  )
}
