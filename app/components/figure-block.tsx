import type { FigureReceipt } from '#content/model/receipts.ts'
import { Receipt, ReceiptMark } from './receipt.tsx'

const sizes = {
  /** Four in a row. */
  regular: 'text-figure',
  /** In a narrow column. */
  small: 'text-title',
} as const

type Props = {
  /** The figure as people read it, such as `500+`. */
  value: string
  /** What is counted. */
  label: string
  /** Where, or of what, where the label does not say it. */
  scope?: string | undefined
  /** Its name among what awaits confirmation. */
  awaits?: string | undefined
  /** The figure's receipt, where its page opens one. */
  receipt?: FigureReceipt | undefined
  size?: keyof typeof sizes
}

/** A key figure: rule, large numeral, what is counted, where or of what (art direction). */
export function FigureBlock({ value, label, scope, awaits, receipt, size = 'regular' }: Props) {
  return (
    <div data-awaits={awaits} className="border-t-2 border-current pt-6">
      <p className={`numeral hang-4 ${sizes[size]}`}>{value}</p>
      <p className="mt-5.5 font-semibold">
        {label}
        {receipt && <ReceiptMark {...receipt} />}
      </p>
      {scope && <p>{scope}</p>}
      {receipt && <Receipt {...receipt} />}
    </div>
  )
}
