import { Keystatic } from '@keystatic/core/ui'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { editorConfig } from './config.ts'
import { registerLinkChoices } from './link-choices.ts'
import { registerNotices } from './notices.ts'

// The page of the editor: nothing else runs on it.
const place = document.getElementById('editor')
if (place) {
  registerNotices()
  registerLinkChoices()
  createRoot(place).render(createElement(Keystatic, { config: editorConfig() }))
}
