import { Button } from '#app/components/button.tsx'
import { Logo } from '#app/components/logo.tsx'

/**
 * The answer to a form sent without script (spec 7), outside the shared layout. The inbox fills in
 * the placeholders of contract/answer-page.ts.
 */
export function FormAnswer({ group }: { group: string }) {
  return (
    <main className="flex min-h-svh flex-col">
      <div className="on-dark flex flex-1 flex-col bg-night text-white">
        <div className="wrap pt-7">
          <Logo name={group} />
        </div>
        <div className="wrap grid-12 mt-auto items-end gap-y-5 pt-20 pb-12 lg:pb-16">
          <h1 className="col-span-full text-hero lg:col-span-9">{'{{title}}'}</h1>
        </div>
      </div>
      <div className="border-t-4 border-signal">
        <div className="wrap grid-12 gap-y-9 pt-10 pb-16 lg:pt-14 lg:pb-24">
          <p className="col-span-full text-lead lg:col-span-5">{'{{text}}'}</p>
          <div className="col-span-full lg:col-span-6 lg:col-start-7">
            {'{{#items}}'}
            <ul className="mb-9 border-b border-line">
              {'{{#item}}'}
              <li className="border-t border-line py-4">
                <p className="display">{'{{label}}'}</p>
                <p className="mt-1 text-ink-soft">{'{{text}}'}</p>
              </li>
              {'{{/item}}'}
            </ul>
            {'{{/items}}{{#action}}'}
            <form method="post" action="{{href}}" className="mb-4">
              <input type="hidden" name="{{fieldName}}" value="{{fieldValue}}" />
              <Button type="submit" variant="primary">
                {'{{label}}'}
              </Button>
            </form>
            {'{{/action}}'}
            <Button href="{{backHref}}" variant="outline">
              {'{{backLabel}}'}
            </Button>
          </div>
        </div>
      </div>
    </main>
  )
}
