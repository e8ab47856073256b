import { Links, Meta, Outlet, Scripts } from 'react-router'
import { AllStyles } from '#app/layout/all-styles.tsx'
import { RouteFailure } from '#app/layout/route-failure.tsx'
import { stylesheet } from '#app/styles/stylesheet.ts'
import { MarkSprite } from '#app/ui/mark.tsx'
import type { Route } from './+types/root'
import font from './styles/fonts/archivo-latin-ng.woff2'

export const links: Route.LinksFunction = () => [
  { rel: 'icon', sizes: '32x32', href: '/favicon.ico' },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: font, crossOrigin: 'anonymous' },
]

/** The document around every screen, the failure screen included. */
export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en-NG">
      <head>
        <meta charSet="utf-8" />
        {/* The on-screen keyboard shrinks the page, so that the chat's input stays above it. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <Meta />
        <Links />
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href="/app/styles/app.css" />
        ) : (
          <style href="page" precedence="site">
            {stylesheet}
          </style>
        )}
      </head>
      <body>
        <MarkSprite />
        {children}
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <AllStyles />
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteFailure error={error} />
}
