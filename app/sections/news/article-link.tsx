/** The title links; the whole `group relative` item around it answers to a press. */
export function ArticleLink({ id, title }: { id: number; title: string }) {
  return (
    <a
      href={`/news/${id}`}
      className="decoration-2 underline-offset-title group-hover:underline after:absolute after:inset-0"
    >
      {title}
    </a>
  )
}
