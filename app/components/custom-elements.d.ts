import 'react'

type CustomElement = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>

/** The custom elements of `app/behaviour/`, for our markup. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'applied-notice': CustomElement
      'asked-job': CustomElement
      'asked-topic': CustomElement
      'case-cards': CustomElement
      'count-up': CustomElement
      'current-date': CustomElement
      'official-check': CustomElement
      'page-index': CustomElement
      'review-bar': CustomElement
      'share-article': CustomElement
      'slide-show': CustomElement
      'street-map': CustomElement
      'timed-parts': CustomElement
      'unknown-address': CustomElement
    }
  }
}
