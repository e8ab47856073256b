import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** Raw HTML in a text is dropped by `remark-rehype`; the sanitiser keeps what links may do in check. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(rehypeStringify)

/** An editor's Markdown as HTML that is safe to place in a page. Runs while pages are prerendered. */
export async function renderMarkdown(source: string): Promise<string> {
  return String(await processor.process(source))
}
