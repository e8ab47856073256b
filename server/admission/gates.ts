import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { FormProblem } from '#server/submissions/form-problem.ts'
import { limitBytesAtOnce, limitStartsPerTick, limits as turnLimits } from './concurrency.ts'
import { watchFreeSpace } from './free-space.ts'
import { limits as delayLimits, watchLoopDelay } from './loop-delay.ts'
import { clientNetwork } from './networks.ts'
import { limitOpenForms } from './open-forms.ts'
import { newQuota, limits as quotaLimits } from './quota.ts'

/** A form of which all has come, as far as gates look at it. */
type Arrived = {
  /** Whom it comes from, as `clientNetwork` tells it. */
  network: string
  /** Bytes that it takes in the store, about, and those of its file. */
  size: number
  fileSize: number
}

/** What a form passes on its way into the store; it is refused by throwing a {FormProblem}. */
type Gate = {
  /** Before anything of a body is read. */
  request?: (request: FastifyRequest, reply: FastifyReply) => void | Promise<void>
  /** Before an application is read, which has a file. */
  upload?: () => void
  /** While a body is read: so many bytes more stay in memory. */
  hold?: (request: FastifyRequest, bytes: number) => void
  /** Around the work that stores a form. */
  store?: <Result>(form: Arrived, work: () => Promise<Result>) => Promise<Result>
}

/** Each step of a form's way, with the checks of all gates that have one for it, in order. */
export type Admission = Required<Omit<Gate, 'request'>> & {
  /** Whether uploads are refused because their disk has too little free space. */
  spaceIsShort: () => boolean
}

export type AdmissionOptions = {
  /** Forms that one address may send in a minute; undefined is as many as it likes. */
  rateLimit: number | undefined
  /** The folder on whose disk forms are stored; undefined when PostgreSQL stores them. */
  dataFolder: string | undefined
}

/** Milliseconds. */
const hour = 60 * 60 * 1000
/** Seconds after which a busy process, or a full disk, may be better. */
const retryAfter = { busy: 10, full: 60 }

/**
 * Puts the gates in front of an app's routes. The list `gates` is the order in which every form meets
 * them, at each step of its way.
 *
 * @param app whose routes are added after this
 */
export async function admission(
  app: FastifyInstance,
  { rateLimit: mostPerMinute, dataFolder }: AdmissionOptions,
): Promise<Admission> {
  let loopDelay: ReturnType<typeof watchLoopDelay> | undefined
  const openForms = limitOpenForms(app)
  const start = limitStartsPerTick(turnLimits.formsATurn.value)
  const perMinute = mostPerMinute && (await addressRate(app, mostPerMinute))
  const spend = newQuota(quotaLimits.quota.value, hour)
  const withinMemory = limitBytesAtOnce(turnLimits.storedTogether.value)
  const space = dataFolder && (await watchFreeSpace(dataFolder, diskFull, app.log))
  app.addHook('onClose', async () => {
    loopDelay?.stop()
    if (space) space.stop()
  })

  /** The process gets round to its work. */
  const loopDelayGate: Gate = {
    request() {
      // From the first form on: the delay of a slow start would count as overload.
      loopDelay ??= watchLoopDelay()
      if (loopDelay.delay() > delayLimits.loopDelay.value) {
        throw new FormProblem('unavailable', { retryAfter: retryAfter.busy })
      }
    },
  }
  /** There is room for one more on its way, and for what comes of it. */
  const openFormsGate: Gate = { request: openForms.begin, hold: openForms.hold }
  /** It is among the first that begin in this turn of the event loop. */
  const turnGate: Gate = {
    async request({ method }) {
      // Below this number, starting at once is within the limit.
      if (method === 'POST' && openForms.count() > turnLimits.formsATurn.value) await start()
    },
  }
  /** Its address has not sent too many. */
  const rateGate: Gate = perMinute ? { request: perMinute } : {}
  /** Its address has not had too much stored. */
  const quotaGate: Gate = {
    async store({ network, size }, work) {
      const takeBack = spend(network, size)
      try {
        return await work()
      } catch (error) {
        takeBack()
        throw error
      }
    },
  }
  /** The files that are checked and stored together leave it some memory. */
  const memoryGate: Gate = { store: ({ fileSize }, work) => withinMemory(fileSize, work) }
  /** The disk has room for its file. */
  const diskGate: Gate = space
    ? {
        upload() {
          if (space.low()) throw diskFull()
        },
        store: ({ fileSize }, work) => space.storing(fileSize, work),
      }
    : {}

  const gates = [loopDelayGate, openFormsGate, turnGate, rateGate, quotaGate, memoryGate, diskGate]

  for (const { request: pass } of gates) {
    if (pass) app.addHook('onRequest', async (request, reply) => pass(request, reply))
  }
  return {
    upload() {
      for (const { upload } of gates) upload?.()
    },
    hold(request, bytes) {
      for (const { hold } of gates) hold?.(request, bytes)
    },
    store(form, work) {
      const through = gates.reduceRight(
        (next, { store }) => (store ? () => store(form, next) : next),
        work,
      )
      return through()
    },
    spaceIsShort: () => (space ? space.short() : false),
  }
}

/** Counts what each address asks for, but for routes that say `rateLimit: false`. */
async function addressRate(app: FastifyInstance, max: number) {
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    // The plugin's own hook would run after all gates; `app.rateLimit()` gives one to place among them.
    global: false,
    keyGenerator: (request) => clientNetwork(request.ip),
    allowList: ({ routeOptions }) => routeOptions.config.rateLimit === false,
  })
  const limited = app.rateLimit()
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await limited.call(app, request, reply)
  }
}

function diskFull(): FormProblem {
  return new FormProblem('unavailable', { retryAfter: retryAfter.full, refusal: 'free-space' })
}
