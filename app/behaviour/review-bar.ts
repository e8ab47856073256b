// A draft's review bar (spec 2.24): counts what awaits confirmation on the page, and shows it. Bundled
// into a draft alone.
if (import.meta.env.VITE_CONTENT === 'draft') {
  customElements.define(
    'review-bar',
    class extends HTMLElement {
      connectedCallback() {
        const marks = new Set(
          [...document.querySelectorAll<HTMLElement>('[data-awaits]')].map(
            ({ dataset }) => dataset.awaits,
          ),
        )
        const bar = this.querySelector('aside')
        const count = this.querySelector('span')
        const button = this.querySelector('button')
        if (!bar || !count || !button) return
        const items = marks.size === 1 ? 'item on this page awaits' : 'items on this page await'
        count.textContent = ` · ${marks.size} ${items} confirmation`
        button.classList.toggle('invisible', marks.size === 0)
        button.onclick = async () => (await import('./review-list.ts')).toggle(bar, button)
      }
    },
  )
}

export {}
