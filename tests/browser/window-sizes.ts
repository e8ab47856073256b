/** The windows of the design, in CSS pixels. */
export const phone = { width: 390, height: 844 }
export const tablet = { width: 768, height: 1024 }
export const laptop = { width: 1280, height: 800 }
export const desktop = { width: 1440, height: 900 }
/** As many pixels as a television has, and most large monitors. */
export const television = { width: 1920, height: 1080 }
/** The largest screen that is common. */
export const cinema = { width: 2560, height: 1440 }
/** The narrowest window that must not scroll sideways. */
export const narrowest = { width: 360, height: 740 }
/** A window of 1280 × 2560 at 400 % (WCAG 1.4.10). */
export const zoomed = { width: 320, height: 640 }
