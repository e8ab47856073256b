import type { AstroIntegration } from 'astro'

/** The directive `client:press`: an island is hydrated once it is pressed or takes the focus. */
export function press(): AstroIntegration {
  return {
    name: 'client:press',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'press', entrypoint: './app/islands/press.ts' })
      },
    },
  }
}
