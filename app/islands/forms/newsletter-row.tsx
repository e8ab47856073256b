import { formWords } from '#content/model/form-words.ts'

const { address: label } = formWords.newsletter

type Props = {
  /** The field's attributes; none without an inbox. */
  address?: React.ComponentProps<'input'>
  button: React.ComponentProps<'button'>
}

/** Address and button in one frame, with an inbox and without. */
export function NewsletterRow({ address, button }: Props) {
  return (
    <div className="mt-2.5 flex max-w-100 border border-line-night-strong has-aria-invalid:border-signal-night">
      <label className="min-w-0 flex-1">
        <span className="sr-only">{label}</span>
        <input
          type="email"
          placeholder={label}
          autoComplete="email"
          className="h-12.5 w-full bg-transparent px-4 text-white placeholder:text-on-night-soft"
          {...address}
        />
      </label>
      <button
        className="border-l border-line-night-strong px-5 font-semibold aria-disabled:text-on-night-soft"
        {...button}
      >
        Subscribe
      </button>
    </div>
  )
}
