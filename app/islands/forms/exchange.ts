import type { Reply, Silence } from './problem.ts'

type Options = {
  /** How long to wait, in milliseconds, while nothing goes out and nothing comes back. */
  timeoutMs: number
  signal: AbortSignal
  /** Told how much has gone out, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined
}

/**
 * Posts a form and waits for the answer, whatever it is. A text is sent as JSON. This is the old
 * `XMLHttpRequest`, because `fetch` does not tell how far an upload has come.
 */
export function exchange(
  url: string,
  body: string | FormData,
  { timeoutMs, signal, onProgress }: Options,
): Promise<Reply | Silence> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    const wasOffline = !navigator.onLine
    let timer: ReturnType<typeof setTimeout>

    function end(result: Reply | Silence) {
      clearTimeout(timer)
      resolve(result)
    }
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        end('timed-out')
        request.abort()
      }, timeoutMs)
    }

    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      wait()
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onload = () =>
      end({
        status: request.status,
        text: request.responseText,
        retryAfter: request.getResponseHeader('retry-after'),
      })
    request.onerror = () => end(wasOffline && !navigator.onLine ? 'offline' : 'lost')
    request.onabort = () => end('lost')
    signal.addEventListener('abort', () => request.abort())

    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
    request.send(body)
    wait()
  })
}
