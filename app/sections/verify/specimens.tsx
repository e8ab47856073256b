import { classes } from '#app/lib/classes.ts'
import type { VerifyContent } from '#app/page-content/verify.ts'

type Props = {
  text: VerifyContent['text']['tricks']
  specimens: VerifyContent['specimens']
}

/** Imitations of our own address, each as large as the page allows, what gives it away marked. */
export function Specimens({ text, specimens }: Props) {
  return (
    <section className="bg-sunk py-section">
      <div className="wrap">
        <div className="mb-12 heading-row lg:mb-16">
          <h2>{text.heading}</h2>
          <p className="text-lead text-ink-soft">{text.lead}</p>
        </div>
        <ul className="border-b border-line-strong">
          {specimens.map(({ trick, typed }) => (
            <li
              key={trick}
              className={classes(
                'grid items-baseline gap-x-col gap-y-3 border-t border-line-strong py-7',
                'first:border-t-2 first:border-ink lg:grid-cols-[8fr_4fr] lg:py-9',
              )}
            >
              <p className="spotted statement">
                {typed.map(({ text: letters, differs }) =>
                  differs ? <mark key={letters}>{letters}</mark> : letters,
                )}
              </p>
              <div>
                <h3 className="display text-h4">{text.kinds[trick].title}</h3>
                <p className="mt-1 text-ink-soft">{text.kinds[trick].text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
