import { delivers } from './inbox.ts'
import { NewsletterForm } from './newsletter-form.tsx'
import { newsletterLook } from './newsletter-look.ts'

/** The newsletter box (spec 2.3, product decision 4): inert, as in the spec, without an inbox. */
export function NewsletterBox({ groupName }: { groupName: string }) {
  return (
    <>
      <p className="text-ui text-on-night-soft">A short letter when there is something to say.</p>
      {delivers ? <NewsletterForm groupName={groupName} /> : <InertBox />}
    </>
  )
}

function InertBox() {
  return (
    <div className={newsletterLook.row}>
      <label className="min-w-0 flex-1">
        <span className="sr-only">E-mail address</span>
        <input
          type="email"
          placeholder="E-mail address"
          autoComplete="email"
          className={newsletterLook.input}
        />
      </label>
      <button type="button" className={newsletterLook.button}>
        Subscribe
      </button>
    </div>
  )
}
