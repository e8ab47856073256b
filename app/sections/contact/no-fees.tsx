/** The scam notice as a bar. */
export function NoFees() {
  return (
    <section className="bg-warn py-[clamp(3rem,5vw,4.5rem)] text-warn-ink">
      <div className="wrap grid items-baseline gap-x-col gap-y-4 lg:grid-cols-[7fr_5fr]">
        <h2 className="text-statement">Did somebody ask you for money in our name?</h2>
        <p className="measure-52">
          It was not us. We take no fee from applicants and no deposit from suppliers, and we never
          change our bank details by e-mail. Keep the message and send us a copy.
        </p>
      </div>
    </section>
  )
}
