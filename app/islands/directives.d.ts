import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates at the first press on the island, or when the focus comes to it. */
    'client:press'?: boolean
    /** Hydrates at once where the address asks something (`?q=`), else never. */
    'client:query'?: boolean
  }
}
