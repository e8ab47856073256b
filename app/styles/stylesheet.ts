import css from './app.css?inline'

/**
 * The one stylesheet, inlined into every document: it saves the round trip
 * that a phone on a slow network feels most. In the browser it is read back
 * from the document, so that it is not shipped a second time as JavaScript.
 */
export const stylesheet = import.meta.env.SSR
  ? css
  : (document.getElementById('stylesheet')?.textContent ?? '')
