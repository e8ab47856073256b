/**
 * CSV that Excel opens directly: with a byte order mark, which marks it as UTF-8, with the CRLF line
 * ends of RFC 4180, and with an apostrophe before each cell that would be a formula.
 */
export const csvForm = {
  header: true,
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  // With `record_delimiter` set, a lone line break is not quoted by default and would begin a new row.
  quote_record_delimiter: true,
} as const
