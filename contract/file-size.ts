const kilobytes = new Intl.NumberFormat('en-GB', { style: 'unit', unit: 'kilobyte' })
const megabytes = new Intl.NumberFormat('en-GB', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

/** Bytes as people read them: in whole kilobytes, from a million on in megabytes. */
export function fileSize(bytes: number): string {
  return bytes < 999_500
    ? kilobytes.format(Math.max(1, Math.round(bytes / 1000)))
    : megabytes.format(bytes / 1_000_000)
}
