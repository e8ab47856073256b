import type { FigureReceipt } from '#content/model/receipts.ts'
import { FigureTerms, Term } from './figure-terms.tsx'

/**
 * The mark after a figure's label, which opens the receipt. It has no text, so that the label reads as
 * before. It is beside a heading, not in it, where its name would become part of the heading's.
 * Browsers without popovers have the group's way to `/data` alone.
 */
export function ReceiptMark({ id, name }: FigureReceipt) {
  return (
    <button
      type="button"
      popoverTarget={`receipt-${id}`}
      aria-label={name}
      className="receipt-mark no-popovers:hidden"
    />
  )
}

/**
 * A figure's receipt: its entry of `/data`. It follows the figure's label in the markup and opens below
 * it; it is not printed.
 */
export function Receipt({ id, name, source, figure, terms, link }: FigureReceipt) {
  return (
    <div className="receipt-place">
      <div
        id={`receipt-${id}`}
        popover="auto"
        className="receipt on-light border-t-3 border-signal bg-surface p-5 text-ink shadow-menu"
      >
        <p className="mb-2 text-small font-semibold">{name}</p>
        <FigureTerms figure={figure} names={terms}>
          <Term name={terms.source}>{source}</Term>
        </FigureTerms>
        <p className="mt-3 text-small">
          <a href={link.href} className="inline-block py-0.5 underline underline-offset-4">
            {link.label}
          </a>
        </p>
      </div>
    </div>
  )
}
