type Props = {
  before: readonly { title: string; text: string }[]
  answer: string
  answerTime: { days: string; unit: string }
}

/** What happens to an application (spec 8: 5-7 business days), as stations on a line. */
export function AnswerLine({ before, answer, answerTime }: Props) {
  return (
    <ol className="answer-line">
      {before.map((step) => (
        <Step key={step.title} {...step} />
      ))}
      <Step title={answerTime.unit} text={answer}>
        <span className="numeral mb-3 hang-4 block text-figure">{answerTime.days}</span>
      </Step>
    </ol>
  )
}

/** A station; the last one is filled. */
function Step(props: { title: string; text: string; children?: React.ReactNode }) {
  const { title, text, children } = props
  return (
    <li>
      <h3 className="display text-h4">
        {children}
        {title}
      </h3>
      <p className="mt-2 measure-32 text-ink-soft on-night:text-on-night-soft">{text}</p>
    </li>
  )
}
