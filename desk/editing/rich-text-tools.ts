import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, TextSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import { schema } from './rich-text-schema.ts'

const { nodes, marks } = schema

/** A button above the text. */
export type Tool = {
  name: string
  /** As of `aria-keyshortcuts`, with Control; Command does the same. */
  key?: string
  run: Command
  /** Whether it is on where the cursor is; only of what can be on. */
  isOn?: (state: EditorState) => boolean
  isShown?: (state: EditorState) => boolean
}

/** The innermost node of one of the types around the beginning of the selection. */
export function ancestorOf({ selection: { $from } }: EditorState, ...types: NodeType[]) {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (types.includes(node.type)) return { node, at: $from.before(depth) }
  }
  return undefined
}

/** The link at the beginning of the selection. */
export function linkAt({ doc, selection: { $from } }: EditorState) {
  const [link] = [$from.nodeAfter, $from.nodeBefore].flatMap(
    (node) => (node && marks.link.isInSet(node.marks)) || [],
  )
  if (!link) return undefined
  let [from, to] = [$from.pos, $from.pos]
  while (from > $from.start() && doc.rangeHasMark(from - 1, from, link)) from -= 1
  while (to < $from.end() && doc.rangeHasMark(to, to + 1, link)) to += 1
  return { from, to, href: String(link.attrs.href) }
}

/** Links what is selected, or the link there is; with nothing selected it writes the address. Empty removes a link. */
export function setLink(address: string): Command {
  return (state, dispatch) => {
    const { selection, tr } = state
    const href = address.trim()
    const { from, to } = selection.empty ? (linkAt(state) ?? selection) : selection
    tr.removeMark(from, to, marks.link)
    if (from === to && href) tr.insertText(href, from)
    if (href) tr.addMark(from, from === to ? from + href.length : to, marks.link.create({ href }))
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView())
    return true
  }
}

function heading(name: string, level: number): Tool {
  const isOn = (state: EditorState) => ancestorOf(state, nodes.heading)?.node.attrs.level === level
  return {
    name,
    isOn,
    run: (state, dispatch) =>
      (isOn(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(
        state,
        dispatch,
      ),
  }
}

function mark(name: string, key: string, type: MarkType): Tool {
  return {
    name,
    key,
    run: toggleMark(type),
    isOn: ({ doc, selection: { $from, from, to, empty }, storedMarks }) =>
      empty ? !!type.isInSet(storedMarks ?? $from.marks()) : doc.rangeHasMark(from, to, type),
  }
}

function list(name: string, type: NodeType): Tool {
  const found = (state: EditorState) => ancestorOf(state, nodes.bullet_list, nodes.ordered_list)
  return {
    name,
    isOn: (state) => found(state)?.node.type === type,
    run: (state, dispatch) => {
      const around = found(state)
      if (!around) return wrapInList(type)(state, dispatch)
      if (around.node.type === type) return liftListItem(nodes.list_item)(state, dispatch)
      const attrs = { ...around.node.attrs, marker: null }
      dispatch?.(state.tr.setNodeMarkup(around.at, type, attrs))
      return true
    },
  }
}

const insertTable: Command = ({ tr, selection: { $from } }, dispatch) => {
  if ($from.depth === 0) return false
  const row = (type: NodeType) =>
    nodes.table_row.create(
      null,
      [1, 2].map(() => type.create(null, nodes.paragraph.create())),
    )
  const table = nodes.table.create(null, [row(nodes.table_header), row(nodes.table_cell)])
  const at = $from.after()
  if (!$from.node(-1).canReplaceWith($from.indexAfter(-1), $from.indexAfter(-1), nodes.table))
    return false
  tr.insert(at, table)
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(at + 1))).scrollIntoView())
  return true
}

const isOutsideTable = (state: EditorState) => !isInTable(state)
const inTable = (name: string, run: Command): Tool => ({ name, run, isShown: isInTable })

/** The buttons above the text, in their order; Link has a field of its own (rich-text.tsx). */
export const tools = {
  words: [
    heading('Heading', 2),
    heading('Subheading', 3),
    mark('Bold', 'B', marks.strong),
    mark('Italic', 'I', marks.emphasis),
  ],
  blocks: [
    { ...list('Bulleted list', nodes.bullet_list), isShown: isOutsideTable },
    { ...list('Numbered list', nodes.ordered_list), isShown: isOutsideTable },
    {
      name: 'Quote',
      isOn: (state) => !!ancestorOf(state, nodes.blockquote),
      isShown: isOutsideTable,
      run: (state, dispatch) =>
        (ancestorOf(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
    },
    { name: 'Table', run: insertTable, isShown: isOutsideTable },
    inTable('Add row', addRowAfter),
    inTable('Add column', addColumnAfter),
    inTable('Delete row', deleteRow),
    inTable('Delete column', deleteColumn),
    inTable('Delete table', deleteTable),
    { name: 'Undo', key: 'Z', run: undo },
    { name: 'Redo', key: 'Y', run: redo },
  ],
} satisfies Record<string, Tool[]>
