import { colours } from '../../brand/colours.ts'

/**
 * What the desk puts around Keystatic, which has no slot for it: a bar that leads back, and the page of the open
 * form (forms/page-preview.ts). In its frame no script runs; the same origin lets it load its pictures. Keystatic's
 * own style takes the height of the window, of which the bar has a part.
 *
 * @param desk the desk's origin
 */
export const editorFrame = (desk: string) => `<style>
@font-face { font-family: Archivo; src: url(/assets/archivo.woff2); font-weight: 400 600; font-stretch: 100% 125% }
body { display: grid; grid-template: 2.75rem minmax(0, 1fr) / minmax(0, 1fr) auto; height: 100dvh; margin: 0 }
nav[aria-label=Desk] { display: flex; grid-column: 1 / -1; gap: 1.5rem; padding-inline: 1.25rem; background: ${colours.night} }
nav[aria-label=Desk] :is(a, button) { padding: 0; border: 0; background: none; color: ${colours.onNight}; font: 1rem/2.75rem Archivo, Arial, sans-serif; text-decoration: none; cursor: pointer }
nav[aria-label=Desk] :is(:hover, [aria-expanded=true]) { text-decoration: underline 2px ${colours.signalNight}; text-underline-offset: 0.3em }
nav[aria-label=Desk] :focus-visible { outline: 3px solid ${colours.focusNight}; outline-offset: -3px }
nav[aria-label=Desk] button { margin-inline-start: auto }
#editor, #editor > div, #editor > div > div { height: 100% }
#editor, #preview { grid-area: 2 / 1; min-width: 0 }
#preview:not([hidden]) { display: grid; z-index: 1; grid-template-rows: auto minmax(0, 1fr); background: ${colours.paper} }
#preview p { margin: 0; background: ${colours.warn}; color: ${colours.warnInk}; font: 0.875rem/1.5 Archivo, Arial, sans-serif }
#preview p:not(:empty) { padding: 0.75rem 1.25rem }
#preview iframe { width: 100%; height: 100%; border: 0 }
@media (width >= 75rem) { #preview { grid-column: 2; width: 42vw; border-inline-start: 1px solid ${colours.line} } }</style><link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<nav aria-label="Desk"><a href="${desk}">Today</a><a href="${desk}/changes">Changes</a>
<button type="button" aria-label="Preview beside the form" aria-controls="preview">Preview</button></nav><aside id="preview" aria-label="Preview" hidden><p role="status">Open a form to see its page here.</p><iframe title="The page as it will be" sandbox="allow-same-origin" srcdoc="<!doctype html>"></iframe></aside>
<script type="module" src="/assets/editor.js"></script><script type="module" src="/assets/page-preview.js"></script>`
