import type { IncomingMessage } from 'node:http'
import type { Limits } from '#contract/limit.ts'

export const limits = {
  // Networks cut no more finely than into 536 bytes (RFC 9293, 3.7.1).
  pieceBytes: {
    value: 256,
    unit: 'bytes',
    of: 'what the pieces in which a body arrives must hold, on average',
    beyond: 'it is closed',
  },
  bodyPieces: {
    value: 256,
    unit: '',
    of: 'pieces of a body that may be smaller',
    beyond: 'it is closed',
  },
} as const satisfies Limits

/**
 * Closes the connection of a request whose body comes in tiny pieces. Node's parser makes an object
 * of each chunk of a chunked body, even of one byte, at a thousand times its size. No browser sends
 * such chunks, and no network splits data so finely.
 *
 * To be called before the body is read. Requests without a body, which are most, are not touched.
 */
export function countPieces(request: IncomingMessage): void {
  const { headers, socket } = request
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return
  let pieces = 0
  let bytes = 0
  const push = request.push
  // Node's parser calls it with each piece of the body, and with null at its end.
  request.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
    if (piece !== null) {
      // After `destroy` the parser still pushes what Node has already read.
      if (socket.destroyed) return false
      pieces += 1
      bytes += piece.length
      if (bytes < (pieces - limits.bodyPieces.value) * limits.pieceBytes.value) {
        socket.destroy()
        return false
      }
    }
    return push.call(request, piece, encoding)
  }
}
