import { Button } from '#app/components/button.tsx'
import { Section } from '#app/components/section.tsx'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = PageTexts['/accessibility']['report'] & {
  topic: { text: string; form: string; email: string }
}

/** Whom to tell about a barrier. */
export function Report({ heading, email, form, topic }: Props) {
  return (
    <Section ground="sunk" room="continuation" column="heading-row gap-y-8" className="no-print">
      <div>
        <h2>{heading}</h2>
        <p className="mt-4.5 measure-60 text-lead text-ink-soft">{topic.text}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button href={topic.form} variant="primary" arrow>
          {form}
        </Button>
        <Button href={`mailto:${topic.email}`} variant="outline">
          {email}
        </Button>
      </div>
    </Section>
  )
}
