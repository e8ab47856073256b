import { figureRegister } from '#content/model/figure-register.ts'
import { figureParts, isConfirmed } from '#content/model/figures.ts'
import { allPages, pageText } from '#content/model/pages.ts'
import { figuresFiles } from '#contract/figures-file.ts'

export function dataContent() {
  const { heading, title, description, introduction, ...text } = pageText('/data')
  const register = figureRegister()
  const figures = register.flatMap((source) => source.figures)
  const names = new Map(allPages().map(([path, page]) => [path, nameOf(path, page)]))
  return {
    page: { heading, title, description, introduction },
    text,
    counts: { all: figures.length, stated: figures.filter(isConfirmed).length },
    files: figuresFiles,
    register: register.map(({ figures: own, name, ...source }) => ({
      ...source,
      name,
      figures: own.map((fact) => ({
        ...figureParts(fact),
        id: fact.id,
        definition: fact.definition,
        unit: fact.unit,
        base: fact.base ?? text.terms.noBase,
        state: stateOf(fact),
        page: { href: fact.page, label: names.get(fact.page) ?? name },
      })),
    })),
  }
}

function nameOf(path: string, { heading, title }: { heading: string; title?: string | undefined }) {
  return path === '/' ? 'Home' : (title ?? heading)
}

/** Which of the three kinds of status a figure has. */
function stateOf(fact: Parameters<typeof isConfirmed>[0]): 'stated' | 'scope' | 'open' {
  if (isConfirmed(fact)) return 'stated'
  return fact.status === 'stated' ? 'scope' : 'open'
}

export type DataContent = ReturnType<typeof dataContent>
