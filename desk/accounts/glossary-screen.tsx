import type { FastifyInstance } from 'fastify'
import { Screen, sendScreen } from '../base/layout.tsx'

/** The desk's words that people may not know from elsewhere, in the order in which they meet them. */
const words: readonly (readonly [word: string, meaning: string])[] = [
  ['Draft', 'all that is saved, whether visitors see it already or not'],
  ['Not saved', 'what you type in a form; the desk keeps it for you alone until you save'],
  [
    'Placeholder',
    'words of ours that the owner has not confirmed; the public site leaves them out',
  ],
  ['Stated', 'what the owner wrote in the order for this site'],
  ['Confirmed', 'what the owner has read and found right, with name and day'],
  [
    '{professionals}',
    'a name in braces within a text: visitors read the figure that has this name',
  ],
  ['Hold back', 'keep a saved change from going out, until somebody lets it go'],
  ['Release', 'the changes that somebody asks to have approved, and that go out together'],
  ['Approver', 'the colleague who reads what changes, and publishes it or sends it back'],
  ['Edition', 'the whole site as it was published at one time, with a number'],
  ['Put back', 'show visitors an earlier edition again'],
  ['Share link', 'a link that shows a release to one person who has no account, for 72 hours'],
  ['Submission', 'what a visitor has sent: an application, a message or a subscription'],
  ['Hold', 'keep submissions of a person from being erased, until the day that you choose'],
  [
    'Correspondence',
    'the role of those who read messages and subscriptions; HR reads applications',
  ],
  ['Passkey', 'what your device signs you in with, in place of a password'],
]

export function registerGlossary(app: FastifyInstance): void {
  app.get('/glossary', { config: { access: 'signed-in' } }, (_request, reply) =>
    sendScreen(
      reply,
      <Screen title="Glossary" purpose="What the words of this desk mean.">
        <dl className="facts">
          {words.map(([word, meaning]) => (
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
