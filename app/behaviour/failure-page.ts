/** What the fallback screen is called (spec 2.14, 8). */
const title = 'Unexpected Application Error!'

/**
 * The fallback screen as a page to show in place of one that failed: what failed, in words. It has
 * no styles of its own and takes those of the page before. It does not switch the router on, so every way on from it loads a
 * document anew.
 *
 * @param reason status and text of an answer, or an error's message
 */
export function failurePage(reason: string): Document {
  const page = document.implementation.createHTMLDocument(title)
  page.documentElement.lang = document.documentElement.lang
  page.body.innerHTML = `
<main class="on-dark grid min-h-svh place-content-center bg-night px-gutter text-on-night">
<h1 class="text-h2">${title}</h1>
<p class="mt-4 text-lead"></p>
<p class="mt-8"><a href="/" class="border-b-2 border-signal-night py-1.5 font-semibold">Return to Home</a></p>
</main>`
  page.querySelector('p')?.append(reason)
  return page
}
