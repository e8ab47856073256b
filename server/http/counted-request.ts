import { IncomingMessage } from 'node:http'
import { limits } from '#server/limits.ts'

/**
 * A request that closes its connection when its body comes in crumbs. Each chunk of a chunked body,
 * however small, is an object of its own from Node's parser on, which costs a thousand times its byte;
 * no client of ours writes so, and no network cuts so finely.
 */
export class CountedRequest extends IncomingMessage {
  #pieces = 0
  #bytes = 0

  /** Called by Node's parser with each piece of the body, and with null at its end. */
  override push(piece: Buffer | null, encoding?: BufferEncoding): boolean {
    if (piece !== null) {
      // What Node has already read of a closed connection still comes.
      if (this.socket.destroyed) return false
      this.#pieces += 1
      this.#bytes += piece.length
      const expected = (this.#pieces - limits.bodyPieces.value) * limits.pieceBytes.value
      if (this.#bytes < expected) {
        this.socket.destroy()
        return false
      }
    }
    return super.push(piece, encoding)
  }
}
