import { NightHead } from '#app/components/page-head.tsx'
import type { VerifyContent } from '#app/page-content/verify.ts'
import { Answers } from './answers.tsx'
import { CheckForm } from './check-form.tsx'
import { OfficialList } from './official-list.tsx'
import { Specimens } from './specimens.tsx'
import { Steps } from './steps.tsx'

const listId = 'official'

/** "Is it really us?" (spec 2.18): a check in the browser, and the list that it compares with. */
export function Verify({ page, text, names, endings, list, specimens }: VerifyContent) {
  return (
    <>
      <NightHead {...page}>
        <official-check data-names={names.join(' ')}>
          <CheckForm {...text.form} listId={listId} />
          <Answers answers={text.answers} tricks={text.tricks.kinds} endings={endings} />
          {/* Always there, so that what comes into it is announced: the answer as one sentence. */}
          <p role="status" aria-atomic="true" className="sr-only" />
          <div data-answer="" />
        </official-check>
      </NightHead>
      <OfficialList id={listId} text={text.list} closes={text.answers.closes} list={list} />
      <Specimens text={text.tricks} specimens={specimens} />
      <Steps {...text.steps} />
    </>
  )
}
