import type { AstroIntegration } from 'astro'

/** When React takes an island over: `client:press` at the first press, `client:query` for `?q=`. */
export function clientPress(): AstroIntegration {
  return {
    name: 'client:press',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'press', entrypoint: './app/islands/press.ts' })
        addClientDirective({ name: 'query', entrypoint: './app/islands/client-query.ts' })
      },
    },
  }
}
