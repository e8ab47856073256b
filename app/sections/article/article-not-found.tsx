import { Button } from '#app/components/button.tsx'

/** What an unknown article's address shows (spec 2.9, 8). */
export function ArticleNotFound() {
  return (
    <section className="wrap min-h-[70svh] pt-44 pb-section">
      <h1>Article Not Found</h1>
      <p className="mt-5 mb-8 text-lead">The article you're looking for doesn't exist.</p>
      <Button href="/news" variant="primary">
        Back to News
      </Button>
    </section>
  )
}
