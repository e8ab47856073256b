/** The newsletter box: inert, as the specification has it (spec 2.3, 5). */
export function NewsletterBox() {
  return (
    <>
      <p className="text-ui text-on-night-soft">A short letter when there is something to say.</p>
      <div className="mt-2.5 flex max-w-100 border border-line-night-strong">
        <label className="min-w-0 flex-1">
          <span className="sr-only">E-mail address</span>
          <input
            type="email"
            placeholder="E-mail address"
            autoComplete="email"
            className="h-12.5 w-full bg-transparent px-4 text-white placeholder:text-on-night-soft"
          />
        </label>
        <button type="button" className="border-l border-line-night-strong px-5 font-semibold">
          Subscribe
        </button>
      </div>
    </>
  )
}
