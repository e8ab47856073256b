import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { Screen, sendScreen } from '../base/layout.tsx'

/** The first table of docs/glossary.md: what words of the desk mean. */
export function registerGlossary(app: FastifyInstance): void {
  const text = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
  const [, ours = ''] = text.split(/^## .*$/m)
  const rows = [...ours.matchAll(/^\| (.+?) +\| (.+?) +\|$/gm)].slice(2)
  app.get('/glossary', { config: { access: 'signed-in' } }, (_request, reply) =>
    sendScreen(
      reply,
      <Screen title="Glossary" purpose="What the words of this desk mean.">
        <dl className="facts">
          {rows.map(([, word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Screen>,
    ),
  )
}
