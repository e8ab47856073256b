import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { attribute, textOf } from '#tools/postprocess/page-elements.ts'
import { allPaths, pageAt, siteFolder } from './built-site.ts'
import { expectNone } from './expect-none.ts'
import { parsedScript, youngFeatures } from './young-features.ts'

/** What a browser of docs/browsers.md may lack without harm, and why. */
const harmless = {
  ':popover-open': 'without popovers the chat and the share menu are links',
  '.showPopover()': 'the same',
  '.hidePopover()': 'the same',
  '.showModal()': 'Firefox 97 alone has no dialog; the page /search is there',
  '.replaceSync()': 'a client navigation that fails becomes a page load',
  '.requestSubmit()': 'up to Safari 15.6 the button has to be pressed, or pressed again',
  HTMLDialogElement: 'asked only of a dialog that is open',
  ':user-invalid': 'in `:is()`, which passes over what it does not know',
  '.inert =': 'the hidden slides can be reached by Tab',
  '.autofocus =': 'the dialog focuses its first control',
}

/** The same in scripts that are not ours, or no visitor's, by their names. */
const harmlessIn: Record<string, Record<string, string>> = {
  ClientRouter: { '.moveBefore()': 'it looks whether it is there' },
  react: {
    '.startViewTransition()': 'nothing here is a transition of React',
    navigation: 'it looks whether it is there',
    '.getState()': 'the same',
    setImmediate: 'the same',
    '.returnValue =': 'of an event, not of a dialog',
  },
  pagefind: {
    'Error.captureStackTrace': 'it looks whether it is there',
    'Intl.Segmenter': 'the same',
    '.segment()': 'the same',
  },
  'review-list': { '.checkVisibility()': 'only drafts have the list' },
}

function isHarmless(script: string, feature: string): boolean {
  const [name = ''] = basename(script).split('.')
  return feature in harmless || feature in (harmlessIn[name] ?? {})
}

describe('what browsers run', () => {
  const scripts = [...scriptFiles(), ...inlineScripts()].map(([name, text]) =>
    parsedScript(name, text),
  )

  it('is all of the site', () => {
    const names = scripts.map(({ name }) => basename(name).split('.')[0])
    expect(names).toEqual(expect.arrayContaining(['react', 'pagefind', 'document', 'inline']))
  })

  it('needs nothing that a browser of docs/browsers.md does not have', () => {
    const young = youngFeatures(scripts).filter(
      ({ script, feature }) => !isHarmless(script, feature),
    )
    expectNone(
      young.map(({ script, feature }) => `${script}: ${feature}`),
      "too young for package.json's browserslist",
    )
  })
})

describe('the check', () => {
  const featuresOf = (text: string) =>
    youngFeatures([parsedScript('a.js', text)]).map(({ feature }) => feature)

  it.each([
    ['a method', 'list.toSorted()', ['.toSorted()']],
    ['a static method', 'AbortSignal.timeout(9)', ['AbortSignal.timeout']],
    ['a constructor', 'new Intl.Segmenter("en")', ['Intl.Segmenter']],
    ['a global', 'scheduler.postTask(f)', ['scheduler']],
    ['a property that is set', 'slide.inert = true', ['.inert =']],
    ['a selector', "panel.matches(':popover-open')", [':popover-open']],
    ['syntax of a class', 'class A { static { f() } }', ['static {}']],
    ['syntax of an expression', '/(?<=a)b/', ['(?<=) in an expression']],
    ['what Safari 15 misreads', 'const a = 1; class A { b = (a) }', ['() in the value of a field']],
  ])('sees %s', (_what, text, features) => {
    expect(featuresOf(text)).toEqual(features)
  })

  it.each([
    ['what all have', '[].at(-1); structuredClone(a); Object.hasOwn(a, b)'],
    ['what is called only where it is there', 'list.toSorted?.()'],
    ['a function of the scripts themselves', 'const a = { toSorted() {} }; a.toSorted()'],
    ['a key', 'const a = { navigation: 1 }; f(a.navigation)'],
  ])('passes %s', (_what, text) => {
    expect(featuresOf(text)).toEqual([])
  })

  it('refuses syntax of a later edition', () => {
    expect(() => parsedScript('a.js', '/a/v')).toThrow('a.js: syntax after ES2022')
  })
})

function scriptFiles(): (readonly [name: string, text: string])[] {
  return globSync('{assets,pagefind}/*.js', { cwd: siteFolder }).map((file) => [
    file,
    readFileSync(siteFolder + file, 'utf8'),
  ])
}

/** What pages run inline, each once. */
function inlineScripts(): (readonly [name: string, text: string])[] {
  const texts = allPaths
    .flatMap((path) => pageAt(path).elements)
    .filter((element) => element.tagName === 'script' && attribute(element, 'src') === undefined)
    .filter((element) => !attribute(element, 'type')?.includes('json'))
    .map(textOf)
  return [...new Set(texts)].map((text, index) => [`inline.${index}`, text])
}
