import { Link } from 'react-router'

/** The title links; the whole `group relative` item around it answers to a press. */
export function ArticleLink({ id, title }: { id: number; title: string }) {
  return (
    <Link
      to={`/news/${id}`}
      prefetch="intent"
      className="decoration-2 underline-offset-[0.16em] group-hover:underline after:absolute after:inset-0"
    >
      {title}
    </Link>
  )
}
