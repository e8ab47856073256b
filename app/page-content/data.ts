import { figureRegister } from '#content/model/figure-register.ts'
import { figureParts, isSettled } from '#content/model/figures.ts'
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
    count: figures.length,
    inFiles: figures.filter(isSettled).length,
    files: figuresFiles,
    register: register.map(({ figures: own, name, ...source }) => ({
      ...source,
      name,
      figures: own.map((fact) => ({
        ...figureParts(fact),
        id: fact.id,
        definition: fact.definition,
        unit: fact.unit,
        base: fact.base,
        page: { href: fact.page, label: names.get(fact.page) ?? name },
      })),
    })),
  }
}

function nameOf(path: string, { heading, title }: { heading: string; title?: string | undefined }) {
  return path === '/' ? 'Home' : (title ?? heading)
}

export type DataContent = ReturnType<typeof dataContent>
