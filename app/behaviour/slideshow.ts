/** How far a finger travels before it is a swipe, in pixels (spec 2.4.1, 9). */
const threshold = 50

/** Reports a horizontal swipe longer than `threshold`: 1 to the left, for the next slide; -1 to the right. */
function onSwipe(
  element: HTMLElement,
  tell: (direction: 1 | -1) => void,
  signal: AbortSignal,
): void {
  let start: Touch | undefined
  const options = { passive: true, signal }
  element.addEventListener(
    'touchstart',
    ({ touches }) => {
      // A second finger means a pinch, not a swipe.
      start = touches.length === 1 ? touches[0] : undefined
    },
    options,
  )
  element.addEventListener(
    'touchend',
    ({ changedTouches }) => {
      const end = changedTouches[0]
      const [x, y] =
        start && end ? [end.clientX - start.clientX, end.clientY - start.clientY] : [0, 0]
      start = undefined
      if (Math.abs(x) > threshold && Math.abs(x) >= Math.abs(y)) tell(x < 0 ? 1 : -1)
    },
    options,
  )
}

/** How long a slide is shown, in milliseconds (spec 4, 9). */
const slideDuration = 5000
/** When the next slide's picture is fetched, counted from the change, in milliseconds. */
const fetchAhead = 1500

/**
 * Home's slideshow (spec 2.4.1, 4). It advances every 5000 ms and wraps around; it rests while
 * paused, while the pointer or the focus is on it, and from the start for visitors who asked for
 * less motion. The markup shows the first slide, complete and without motion.
 */
function start(show: HTMLElement, signal: AbortSignal): void {
  const all = (selector: string) => [...show.querySelectorAll<HTMLElement>(selector)]
  const [pictures, texts, stations] = [
    all('.slide-picture'),
    all('.slide-text'),
    all('.hero-station'),
  ]
  const live = show.querySelector('[aria-live]')
  const status = show.querySelector('[role=status]')
  const rests = {
    paused: matchMedia('(prefers-reduced-motion: reduce)').matches,
    hovered: false,
    focused: false,
  }
  let index = 0
  let turn: ReturnType<typeof setTimeout>
  let ahead: ReturnType<typeof setTimeout>

  const wrap = (position: number) => (position + texts.length) % texts.length
  /** A lazy picture is fetched once it is no longer hidden. */
  const fetchPicture = (position: number) => pictures[position]?.toggleAttribute('hidden', false)
  const run = () => {
    const running = !rests.paused && !rests.hovered && !rests.focused
    show.toggleAttribute('data-paused', rests.paused)
    show.toggleAttribute('data-running', running)
    live?.setAttribute('aria-live', running ? 'off' : 'polite')
    clearTimeout(turn)
    if (running) turn = setTimeout(() => goTo(index + 1), slideDuration)
  }
  const rest = (changed: Partial<typeof rests>) => {
    Object.assign(rests, changed)
    run()
  }
  const goTo = (position: number) => {
    index = wrap(position)
    fetchPicture(index)
    for (const [at, text] of texts.entries()) {
      const active = at === index
      text.inert = !active
      text.toggleAttribute('data-active', active)
      pictures[at]?.toggleAttribute('data-active', active)
      stations[at]?.toggleAttribute('data-current', active)
      const dot = stations[at]?.querySelector('button')
      if (active) dot?.setAttribute('aria-current', 'true')
      else dot?.removeAttribute('aria-current')
    }
    clearTimeout(ahead)
    ahead = setTimeout(() => fetchPicture(wrap(index + 1)), fetchAhead)
    run()
  }
  const press = (name = '') => {
    if (name === 'pause') {
      rest({ paused: !rests.paused })
      if (status) status.textContent = rests.paused ? 'Slides paused' : 'Slides playing'
    } else goTo(name === 'next' ? index + 1 : name === 'previous' ? index - 1 : Number(name))
  }

  for (const button of all('button')) {
    button.addEventListener('click', () => press(button.dataset.press), { signal })
  }
  const holders = {
    pointerenter: (event: Event) =>
      rest({ hovered: event instanceof PointerEvent && event.pointerType === 'mouse' }),
    pointerleave: () => rest({ hovered: false }),
    // Only `:focus-visible`, so that a mouse click on an arrow does not stop the show for good.
    focusin: ({ target }: Event) =>
      rest({ focused: target instanceof Element && target.matches(':focus-visible') }),
    focusout: () => rest({ focused: false }),
  }
  for (const [kind, hold] of Object.entries(holders)) show.addEventListener(kind, hold, { signal })
  onSwipe(show, (direction) => goTo(index + direction), signal)
  signal.addEventListener('abort', () => {
    clearTimeout(turn)
    clearTimeout(ahead)
  })
  goTo(0)
}

class SlideShow extends HTMLElement {
  #page = new AbortController()

  connectedCallback() {
    start(this, this.#page.signal)
  }

  disconnectedCallback() {
    this.#page.abort()
  }
}

customElements.define('slide-show', SlideShow)
