/**
 * CSV that Excel opens as it is: with a byte order mark, which tells that it is UTF-8, lines as
 * RFC 4180 has them, and with formulas made harmless. A cell that would be one begins with an
 * apostrophe.
 */
export const csvForm = {
  header: true,
  bom: true,
  escape_formulas: true,
  record_delimiter: 'windows',
  // Not by itself with a delimiter of our own: a lone line break would begin a new row.
  quote_record_delimiter: true,
} as const
