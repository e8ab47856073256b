/** A band in the company's colour. */
export function FieldBand({ children }: { children: React.ReactNode }) {
  return (
    <section className="on-dark overflow-hidden bg-accent-field py-section text-white">
      <div className="wrap">{children}</div>
    </section>
  )
}
