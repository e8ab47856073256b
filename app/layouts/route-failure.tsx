/** The router's fallback screen: what failed, in words (spec 2.14, 8). */
export function RouteFailure({ error }: { error: unknown }) {
  return (
    <main className="on-dark grid min-h-svh place-content-center bg-night px-gutter text-on-night">
      <title>Unexpected Application Error!</title>
      <h1 className="text-h2">Unexpected Application Error!</h1>
      <p className="mt-4 text-lead">{errorText(error)}</p>
      <p className="mt-8">
        {/* A plain link: the document is loaded anew, since the application may be broken. */}
        <a href="/" className="border-b-2 border-signal-night py-1.5 font-semibold">
          Return to Home
        </a>
      </p>
    </main>
  )
}

/** Status and text of a response, or an error's message. */
export function errorText(error: unknown): string {
  if (error instanceof Error) return error.message
  return String(error)
}
