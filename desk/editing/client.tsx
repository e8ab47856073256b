import { hydrateRoot } from 'react-dom/client'
import { Editor } from './editor.tsx'

// Makes the form that the server has rendered (edit-record.tsx) one that keeps, saves in place and shows its page.
const place = document.querySelector('#editor')
const data = document.querySelector('#editor-data')
if (place && data) hydrateRoot(place, <Editor {...JSON.parse(data.textContent ?? '')} />)
