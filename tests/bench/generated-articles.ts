import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const day = 24 * 60 * 60 * 1000

/**
 * Adds made-up articles to a copy of the site: the texts of its own, each with another title and a
 * day of its own before the oldest, so that the newest ones stay the newest.
 *
 * @param folder the copy's `content/news`
 */
export async function addArticles(folder: string, count: number): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  )
  const models = files.filter((text) => /^id: /m.test(text))
  const dates = files.flatMap((text) => /^date: (\S+)$/m.exec(text)?.[1] ?? [])
  const oldest = Date.parse(dates.sort()[0] ?? '')
  for (let number = 1; number <= count; number += 1) {
    const date = new Date(oldest - number * day).toISOString().slice(0, 10)
    const text = (models[number % models.length] ?? '')
      .replace(/^id: .*$/m, `id: ${1_000_000 + number}`)
      .replace(/^date: .*$/m, `date: ${date}`)
      .replace(/^title: .*$/m, `title: Made-up article ${number} of ${count}`)
    await writeFile(join(folder, `${date}-made-up-${number}.md`), text)
  }
}
