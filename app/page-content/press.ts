import { linksTo } from '#app/feeds/feed.ts'
import { libraryPicture } from '#app/pictures/library.ts'
import { companies } from '#content/model/companies.ts'
import { topic } from '#content/model/contact.ts'
import { factsOf, formatFigure } from '#content/model/figures.ts'
import { group } from '#content/model/group.ts'
import { pageText } from '#content/model/pages.ts'
import { people } from '#content/model/people.ts'
import { receiptOf } from '#content/model/receipts.ts'

/** What the press page shows (spec 2.20). */
export function pressContent() {
  const page = pageText('/press')
  return {
    page,
    contact: topic('press'),
    texts: [page.about.short, page.about.medium, page.about.long],
    figures: factsOf(page.figures.list).map((figure) => ({
      id: figure.id,
      value: formatFigure(figure),
      label: figure.label,
      // A target year is its own period.
      counted: [figure.scope, figure.period]
        .filter((words) => words && words !== formatFigure(figure))
        .join(', '),
      awaits: figure.awaits,
      receipt: receiptOf(figure.id),
    })),
    leaders: people.flatMap(({ id, name, position, awaits }) =>
      name === undefined ? [] : [{ id, name, position, awaits }],
    ),
    family: [{ id: 'group', name: group.name }, ...companies.map(({ id, name }) => ({ id, name }))],
    pictures: page.pictures.list.map((name) => ({ name, picture: libraryPicture(name) })),
    feeds: [
      { list: pageText('/news').heading, links: linksTo('/news') },
      { list: pageText('/careers').heading, links: linksTo('/careers') },
    ],
  }
}

export type PressContent = ReturnType<typeof pressContent>
