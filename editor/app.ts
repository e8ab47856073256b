import { Keystatic } from '@keystatic/core/ui'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { registerPaste } from './clipboard.ts'
import { editorConfig } from './config.ts'
import { registerLinkChoices } from './link-choices.ts'
import { registerNotices } from './notices.ts'

// The page of the editor: nothing else runs on it but, at the desk, the desk's scripts.
const place = document.getElementById('editor')
const isAtDesk = document.querySelector('nav[aria-label="Desk"]') !== null
const config = editorConfig(isAtDesk ? 'desk' : 'all')
const mark = () => createElement('img', { src: '/assets/icon.svg', alt: '', width: 24 })
if (isAtDesk) config.ui = { ...config.ui, brand: { name: 'Desk', ...config.ui?.brand, mark } }
if (place) {
  registerNotices()
  registerPaste()
  registerLinkChoices()
  createRoot(place).render(createElement(Keystatic, { config }))
}
