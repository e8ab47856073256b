import type { AstroIntegration } from 'astro'

/** When React takes an island over: `client:press` at the first press, `client:asked` for `?q=`. */
export function press(): AstroIntegration {
  return {
    name: 'client:press',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'press', entrypoint: './app/islands/press.ts' })
        addClientDirective({ name: 'asked', entrypoint: './app/islands/asked.ts' })
      },
    },
  }
}
