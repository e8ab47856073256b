const sample = /^([a-z_:][a-z0-9_:]*(?:\{[^}]*\})?) (\S+)$/i

/**
 * Reads Prometheus' text format: the value of every sample by its name and labels, as written.
 *
 * @throws when a line is neither a sample nor a comment, or a name has no help and no type
 */
export function samplesOf(text: string): Record<string, number> {
  const samples: Record<string, number> = {}
  const described = new Set<string>()
  for (const line of text.split('\n').filter(Boolean)) {
    const [, comment, name] = /^# (HELP|TYPE) (\S+) \S/.exec(line) ?? []
    if (comment) {
      described.add(`${comment} ${name}`)
      continue
    }
    const [, key = '', value] = sample.exec(line) ?? []
    const metric = key.replace(/\{.*/, '')
    const family = [metric, metric.replace(/_(bucket|sum|count)$/, '')]
    const known = family.some((one) => described.has(`HELP ${one}`) && described.has(`TYPE ${one}`))
    const number = value === 'Nan' ? Number.NaN : Number(value)
    if (!known || value === undefined || (Number.isNaN(number) && value !== 'Nan'))
      throw new Error(`no sample of Prometheus: ${line}`)
    samples[key] = number
  }
  return samples
}
