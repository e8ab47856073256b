import { Keystatic } from '@keystatic/core/ui'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { editorConfig } from './config.ts'

// The page of the editor: nothing else runs on it.
const place = document.getElementById('editor')
if (place) createRoot(place).render(createElement(Keystatic, { config: editorConfig() }))
