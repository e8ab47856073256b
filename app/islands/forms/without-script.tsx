import { formWords as words } from '#content/model/form-words.ts'

type Props = { kind: 'contact' | 'application'; address: string }

/** In place of the button for visitors without JavaScript, when no inbox is there. */
export function WithoutScript({ kind, address }: Props) {
  return (
    <p className="hidden w-full border-l-4 border-warn-line bg-warn px-6.5 py-5.5 text-warn-ink noscript:block">
      {words[kind].withoutScript}{' '}
      <a href={`mailto:${address}`} className="font-semibold underline underline-offset-4">
        {address}
      </a>
      .
    </p>
  )
}
