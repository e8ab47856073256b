/** The package brings no types. */
declare module 'punycode.js' {
  const punycode: {
    /** A host name with its encoded parts decoded. @throws {RangeError} on a broken code */
    toUnicode(host: string): string
    /** A host name in the form that the network takes. */
    toASCII(host: string): string
  }
  export default punycode
}
