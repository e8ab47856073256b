import { Fragment } from 'react'
import { Section } from '#app/components/section.tsx'
import { classes } from '#app/lib/classes.ts'
import type { specimens } from '#app/verify/specimens.ts'
import type { PageTexts } from '#content/model/page-schemas.ts'

/**
 * An address that may be broken before its dots, `@` and slashes, and inside a word only at last: a line
 * that begins with one shows what it divides.
 */
function Address({ children }: { children: string }) {
  return children.split(/(?=[.@/])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same part may come twice, and none moves
    <Fragment key={index}>
      {/^[.@/]/.test(part) && <wbr />}
      {part}
    </Fragment>
  ))
}

type Props = {
  text: PageTexts['/verify']['tricks']
  specimens: ReturnType<typeof specimens>
}

/** Imitations of our own address, each as large as the page allows, what gives it away marked. */
export function Specimens({ text, specimens }: Props) {
  return (
    <Section ground="sunk">
      <div className="mb-12 heading-row lg:mb-16">
        <h2>{text.heading}</h2>
        <p className="text-lead text-ink-soft">{text.lead}</p>
      </div>
      <ul className="border-b border-line-strong">
        {specimens.map(({ trick, typed }) => (
          <li
            key={trick}
            className={classes(
              'grid-12 items-baseline gap-y-2.5 border-t border-line-strong py-5.5',
              'first:border-t-2 first:border-ink lg:py-7',
            )}
          >
            {/* `text-wrap: pretty` would fill the last line from inside a word, at its hyphen. */}
            <p className="spotted col-span-full statement max-sm:text-lead max-sm:text-wrap lg:col-span-8">
              {typed.map(({ text: letters, differs }) =>
                differs ? (
                  <mark key={letters}>
                    <Address>{letters}</Address>
                  </mark>
                ) : (
                  <Address key={letters}>{letters}</Address>
                ),
              )}
            </p>
            <div className="col-span-full lg:col-span-4">
              <h3 className="display text-h4">{text.kinds[trick].title}</h3>
              <p className="mt-1 text-small text-ink-soft">{text.kinds[trick].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
