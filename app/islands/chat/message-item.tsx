import { memo } from 'react'
import type { Message } from './messages.ts'

const looks = {
  ai: 'self-start border border-l-3 border-line border-l-signal bg-surface',
  user: 'self-end bg-night text-white',
} as const

/**
 * One message, as text whatever it holds; below an answer, the pages it talks about. Speaker and text
 * are one paragraph: a screen reader reads it once, as one sentence.
 */
export const MessageItem = memo(function MessageItem({ message }: { message: Message }) {
  return (
    <div className={`max-w-[88%] rounded-control px-3.5 py-2.75 ${looks[message.sender]}`}>
      <p className="wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">{message.sender === 'user' ? 'You: ' : 'Assistant: '}</span>
        {message.text}
      </p>
      {message.links.length > 0 && (
        <ul className="mt-1.75 flex flex-wrap gap-x-4 text-label">
          {message.links.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="inline-block py-1 font-semibold text-link underline underline-offset-3"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
