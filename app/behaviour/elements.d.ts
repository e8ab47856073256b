import 'react'

type CustomElement = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>

/** The custom elements of this folder, for the markup of `app/sections/`. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'case-cards': CustomElement
      'count-up': CustomElement
      'current-date': CustomElement
      'page-index': CustomElement
      'slide-show': CustomElement
      'street-map': CustomElement
      'unknown-address': CustomElement
    }
  }
}
