/**
 * What the desk puts around Keystatic, which has no slot for it: a bar that leads back, and who else has the form open
 * and its page (forms/open-form.ts). In the frame of the page no script runs; the same origin lets it load its pictures.
 *
 * @param desk the desk's origin
 */
export function editorFrame(desk: string): string {
  return `<link rel="stylesheet" href="/assets/editor.css">
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">
<nav aria-label="Desk"><a href="${desk}">Today</a><a href="${desk}/edit">Edit</a><a href="${desk}/changes">Changes</a>
<p id="presence" role="status"></p>
<button type="button" aria-label="Preview beside the form" aria-controls="preview">Preview</button></nav>
<aside id="preview" aria-label="Preview" hidden><p role="status">Open a form to see its page here.</p>
<iframe title="The page as it will be" sandbox="allow-same-origin" srcdoc="<!doctype html>"></iframe></aside>
<script type="module" src="/assets/editor.js"></script>
<script type="module" src="/assets/open-form.js"></script>
<script type="module" src="/assets/choose-picture.js"></script>`
}
