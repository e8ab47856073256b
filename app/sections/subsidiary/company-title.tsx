type Props = { name: string; fullName: string }

/** The company's full name as the page's `h1`: the name large, the rest of it on a line below. */
export function CompanyTitle({ name, fullName }: Props) {
  const rest = fullName.startsWith(`${name} `) ? fullName.slice(name.length + 1) : ''
  return (
    <h1 className="relative hang-4">
      {rest ? `${name} ` : fullName}
      {rest && <span className="mt-3 ml-0.5 block text-h3 font-medium">{rest}</span>}
    </h1>
  )
}
