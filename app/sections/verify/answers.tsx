import type { PageTexts } from '#content/model/page-schemas.ts'
import { AnswerPanel, Row } from './answer-panel.tsx'

type Texts = PageTexts['/verify']

type Props = {
  answers: Texts['answers']
  tricks: Texts['tricks']['kinds']
  endings: readonly string[]
}

/** Every answer that the check can give; `app/behaviour/official-check.ts` shows a copy of one. */
export function Answers({ answers, tricks, endings }: Props) {
  const { listed, lookalike, ours, freeMail, unknown, unreadable, failed } = answers
  const { ask, entry, closes } = answers
  const typed = <Row term={lookalike.typed} slot="typed" />
  const ended = (
    <Row term={answers.endings} when="mail">
      {endings.join(', ')}
    </Row>
  )
  return (
    <>
      <AnswerPanel name="listed" tone="yes" title={listed.title}>
        <Texts texts={listed.texts} />
        <Entry term={entry} closes={closes} />
      </AnswerPanel>
      <AnswerPanel name="lookalike" tone="no" title={lookalike.title}>
        <dl className="mb-6 border-b border-line">
          <Row term={lookalike.typed} slot="compared" large />
          <Row term={lookalike.official} slot="official" large />
          <Row term={lookalike.differs} slot="differs" words={lookalike} />
          <Row term={lookalike.alphabets} slot="alphabets" when="alphabets" />
        </dl>
        {Object.entries(tricks).map(([trick, { text }]) => (
          <p key={trick} className="measure-68" data-when={trick}>
            {text}
          </p>
        ))}
        <p className="mt-2 measure-68 font-semibold">{lookalike.text}</p>
      </AnswerPanel>
      <AnswerPanel name="ours" tone="open" title={ours.title} ask={ask}>
        <p className="measure-68">{ours.text}</p>
        <dl className="mt-5 border-b border-line">{typed}</dl>
      </AnswerPanel>
      <AnswerPanel name="free-mail" tone="no" title={freeMail.title} ask={ask}>
        <p className="measure-68">{freeMail.text}</p>
        <dl className="mt-5 border-b border-line">
          {typed}
          {ended}
        </dl>
      </AnswerPanel>
      <AnswerPanel name="unknown" tone="no" title={unknown.title} ask={ask}>
        <Texts texts={unknown.texts} />
        <dl className="mt-5 border-b border-line">
          {typed}
          {ended}
        </dl>
      </AnswerPanel>
      <AnswerPanel name="unreadable" tone="open" title={unreadable.title}>
        <p className="measure-68">{unreadable.text}</p>
      </AnswerPanel>
      <AnswerPanel name="failed" tone="open" title={failed.title} ask={ask}>
        <p className="measure-68">{failed.text}</p>
      </AnswerPanel>
    </>
  )
}

/** The advice on an e-mail address, a number and so on. */
function Texts({ texts }: { texts: Texts['answers']['unknown']['texts'] }) {
  return Object.entries(texts).map(([kind, text]) => (
    <p key={kind} className="measure-68" data-when={kind}>
      {text}
    </p>
  ))
}

/** The entry of the list that was found. */
function Entry({ term, closes }: { term: string; closes: string }) {
  return (
    <dl className="mt-5 border-b border-line">
      <Row term={term} slot="entry" large />
      <Row term={closes} slot="closes" when="closes" />
    </dl>
  )
}
