import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5'

/** The fields that a browser without script would send of the form that is saved by "Save". */
export function formOf(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  const visit = (node: Tree.Node, inForm: boolean) => {
    if (!('childNodes' in node)) return
    if (!('tagName' in node)) {
      for (const each of node.childNodes) visit(each, inForm)
      return
    }
    const attribute = (name: string) => node.attrs.find((each) => each.name === name)?.value
    const isEditor = inForm || attribute('id') === 'editor'
    const name = attribute('name')
    if (isEditor && name && node.tagName !== 'button') {
      if (node.tagName === 'input') {
        const isOff = attribute('type') === 'checkbox' && attribute('checked') === undefined
        if (!isOff) fields[name] = attribute('value') ?? ''
      } else if (node.tagName === 'textarea') fields[name] = textOf(node)
      else fields[name] = chosenIn(node) ?? ''
    }
    for (const each of node.childNodes) visit(each, isEditor)
  }
  visit(parse(html), false)
  return fields
}

function textOf(node: Tree.Element): string {
  return node.childNodes.map((each) => ('value' in each ? each.value : '')).join('')
}

function chosenIn(select: Tree.Element): string | undefined {
  const options = select.childNodes.filter((each) => 'tagName' in each && each.tagName === 'option')
  const values = options.map((each) => {
    const attrs = 'attrs' in each ? each.attrs : []
    const isChosen = attrs.some(({ name }) => name === 'selected')
    return { isChosen, value: attrs.find(({ name }) => name === 'value')?.value }
  })
  return (values.find(({ isChosen }) => isChosen) ?? values[0])?.value
}
