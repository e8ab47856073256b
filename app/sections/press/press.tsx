import { Button } from '#app/components/button.tsx'
import { NightHead } from '#app/components/page-head.tsx'
import type { PressContent } from '#app/page-content/press.ts'
import { AboutTexts } from './about-texts.tsx'
import { FactSheet } from './fact-sheet.tsx'
import { Feeds } from './feeds.tsx'
import { GroupMark } from './group-mark.tsx'
import { Leaders } from './leaders.tsx'
import { MarkFamily, MarkRow } from './mark-family.tsx'
import { MediaContact } from './media-contact.tsx'
import { Pictures } from './pictures.tsx'

/** Press (spec 2.20): the contact first, then what can be printed. */
export function Press(content: PressContent) {
  const { page, contact, texts, figures, leaders, family, pictures, feeds } = content
  return (
    <>
      <NightHead
        {...page}
        action={
          <Button href="/press#marks" variant="light" arrow>
            {page.toMarks}
          </Button>
        }
      >
        <MarkRow marks={family} />
      </NightHead>
      <MediaContact text={page.contact} contact={contact} />
      <AboutTexts text={page.about} texts={texts} />
      <GroupMark text={page.marks} />
      <MarkFamily {...page.family} marks={family} />
      <FactSheet text={page.figures} figures={figures} />
      <Pictures text={page.pictures} pictures={pictures} />
      {leaders.length > 0 && <Leaders text={page.leaders} leaders={leaders} />}
      <Feeds {...page.feeds} feeds={feeds} />
    </>
  )
}
