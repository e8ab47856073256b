import { Keystatic } from '@keystatic/core/ui'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { editorConfig } from './config.ts'

// The page of the editor: nothing else runs on it but, at the desk, the desk's scripts.
const place = document.getElementById('editor')
const isAtDesk = document.querySelector('nav[aria-label="Desk"]') !== null
const config = editorConfig(isAtDesk ? 'desk' : 'all')
if (place) createRoot(place).render(createElement(Keystatic, { config }))
