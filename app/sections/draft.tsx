import type { LaunchItem, LaunchList } from '#tools/launch-check/launch-list.ts'

type Props = { name: string; count: number }

/** How much is left for one of them, at the foot of the page's head. */
export function Count({ name, count }: Props) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-on-night-soft">{name}</dt>
      <dd className="numeral text-figure">{count}</dd>
    </div>
  )
}

/** All that is left before the site goes live (spec 2.24), by who can answer it. */
export function LeftToDo({ questions, owner, editor, engineer, toRead }: LaunchList) {
  return (
    <div className="wrap grid gap-y-section py-section">
      {questions.length > 0 && (
        <section>
          <h2 className="mb-8">Questions to the owner</h2>
          <ol className="border-b border-line">
            {questions.map(({ question, ask, page: path, items }, index) => (
              <li
                key={question}
                className="grid-12 gap-y-4 border-t border-line py-8 first:border-t-2 first:border-ink"
              >
                <div className="col-span-full lg:col-span-5">
                  <h3 className="flex gap-4 text-h4">
                    <span className="numeral w-10 flex-none whitespace-nowrap text-action">
                      {index + 1}
                    </span>
                    {question}
                  </h3>
                  <p className="mt-2 measure-48 pl-14 text-ink-soft">{ask}</p>
                  <p className="mt-2 pl-14">
                    <PageLink path={path} />
                  </p>
                </div>
                <div className="col-span-full max-lg:pl-14 lg:col-span-7">
                  {items.length > 0 && (
                    <details>
                      <summary className="cursor-pointer py-1 font-semibold">
                        {items.length === 1 ? '1 entry' : `${items.length} entries`} on the site
                      </summary>
                      <div className="mt-3">
                        <Items items={items} />
                      </div>
                    </details>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
      <Part heading="Also for the owner" items={owner} />
      <Part heading="For an editor" items={editor} />
      <Part heading="For an engineer" items={engineer} />
      {toRead.length > 0 && (
        <section>
          <h2 className="mb-4">To read and confirm</h2>
          <p className="mb-8 measure-60 text-lead text-ink-soft">
            These files say what the specification says. They stand on the site already; the owner
            reads them and confirms or corrects them.
          </p>
          <ul className="gap-x-col border-b border-line md:columns-2">
            {toRead.map(({ file, page: path }) => (
              <li
                key={file}
                className="flex break-inside-avoid flex-wrap justify-between gap-x-6 border-t border-line py-2 text-small"
              >
                <PageLink path={path} />
                <span className="text-ink-soft">content/{file}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Part({ heading, items }: { heading: string; items: readonly LaunchItem[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className="mb-8">{heading}</h2>
      <Items items={items} />
    </section>
  )
}

/** Characters of the present text that are shown: the table has all of it. */
const maxShown = 160

function Items({ items }: { items: readonly LaunchItem[] }) {
  if (items.length === 0) return null
  return (
    <ul className="border-b border-line">
      {items.map(({ placeholderId, place, line, page, record, field, now, ask }) => (
        <li
          key={[place, line, placeholderId, field].join(' ')}
          className="border-t border-line py-3.5 text-small"
        >
          <p className="flex flex-wrap justify-between gap-x-6">
            <b>{field ? `${record}: ${field}` : record}</b>
            {page && <PageLink path={page} />}
          </p>
          {now && (
            <p className="mt-1 wrap-anywhere">
              {now.length > maxShown ? `${now.slice(0, maxShown)} …` : now}
            </p>
          )}
          <p className="mt-1 text-ink-soft">{ask}.</p>
          <p className="mt-1 wrap-anywhere text-label text-ink-soft">
            {line === undefined ? place : `${place}, line ${line}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

function PageLink({ path }: { path: string }) {
  return (
    <a href={path} className="inline-block min-w-6 py-0.5 underline underline-offset-4">
      {path}
    </a>
  )
}
