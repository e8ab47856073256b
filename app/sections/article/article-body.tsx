import type { Article } from '#content/model/news.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

type Props = {
  html: string
  notes: NonNullable<Article['notes']>
  questions: PageTexts['/news']['questions']
}

/** The article's text, with what a hurried reader wants to know beside it. */
export function ArticleBody({ html, notes, questions }: Props) {
  return (
    <section className="wrap grid-12 pt-[clamp(3rem,6vw,5.5rem)] pb-section">
      <div className="col-span-full text-small lg:col-span-3 lg:pr-5">
        <dl className="mb-9 grid grid-cols-2 gap-x-4 border-t-2 border-ink lg:sticky lg:top-26 lg:mb-0 lg:block">
          {notes.map(({ label, text }) => (
            <Note key={label} label={label}>
              {text}
            </Note>
          ))}
          <Note label={questions.label}>
            <a href="/contact" className="text-link underline underline-offset-4">
              {questions.link}
            </a>
          </Note>
        </dl>
      </div>
      <div
        className="prose article-body col-span-full lg:col-start-4 lg:col-end-11"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, sanitised while prerendering
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  )
}

function Note({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="border-b border-line py-3">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
