import { z } from 'zod'
import { line } from './text.ts'

/** Of one form. */
const deliverySchema = z.strictObject({
  /** Where there is neither script nor inbox; an e-mail address ends it. */
  withoutScript: line('without script'),
  /** Where the script cannot be had, before `sendInstead`. */
  notLoaded: line('not loaded'),
  /** Read out while it is being sent. */
  sending: line('sending'),
  notSent: line('not sent'),
  /** When nobody can know whether it arrived. */
  unknown: line('unknown'),
})

/** What the forms say beside the labels that the specification gives (spec 2.3, 4, 5). */
export const formWordsSchema = z.strictObject({
  newsletter: z.strictObject({
    name: line('name'),
    address: line('address'),
    sending: line('sending'),
    stored: line('stored'),
    failed: line('failed'),
    kept: line('kept'),
    /** When it breaks while it is in use. */
    stopped: line('stopped'),
    privacy: line('privacy'),
  }),
  contact: deliverySchema.extend({
    /** Stands at the form once it is stored; the message's subject follows in quotation marks. */
    received: line('received'),
    /** Behind that; the sender's e-mail address ends it. */
    willAnswer: line('will answer'),
  }),
  application: deliverySchema,
  /** When nothing was sent; an e-mail address ends it. */
  sendInstead: line('send instead'),
  /** When a form breaks while it is in use; an e-mail address ends it. */
  stopped: line('stopped'),
  /** Beside a field that may stay empty. */
  optional: line('optional'),
  /** Before the names of fields. */
  toCorrect: line('to correct'),
  stillHere: line('still here'),
  notTwice: line('not twice'),
  offline: line('offline'),
  lost: line('lost'),
  resume: z.strictObject({
    choose: line('choose'),
    chooseFile: line('choose file'),
    another: line('another'),
    sending: line('sending'),
    moved: line('moved'),
  }),
})
