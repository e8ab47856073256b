import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, Plugin } from 'prosemirror-state'
import { addRowAfter, goToNextCell, isInTable, tableEditing } from 'prosemirror-tables'
import { schema } from './rich-text-schema.ts'
import { ancestorOf } from './rich-text-tools.ts'

const { nodes, marks } = schema

/**
 * What keys do in the text, and what stands there without being typed.
 *
 * @param askForLink opens the field of the link's address
 */
export function richTextPlugins(askForLink: () => void): Plugin[] {
  return [
    typedMarks,
    leavingByTab(),
    keymap({
      'Mod-z': undo,
      'Mod-y': redo,
      'Shift-Mod-z': redo,
      'Mod-b': toggleMark(marks.strong),
      'Mod-i': toggleMark(marks.emphasis),
      'Mod-k': () => {
        askForLink()
        return true
      },
      Backspace: undoInputRule,
      Enter: chainCommands(nextCell, splitItem),
      'Shift-Enter': chainCommands(exitCode, insertBreak),
    }),
    keymap(baseKeymap),
    tableEditing(),
    history(),
    tidying,
  ]
}

/** As in Markdown: `## `, `- `, `1. ` and `> ` at a line's beginning; an address is a link once it ends. */
const typedMarks = inputRules({
  rules: [
    textblockTypeInputRule(/^(##|###)\s$/, nodes.heading, ([, signs = '']) => ({
      level: signs.length,
    })),
    wrappingInputRule(/^[-*]\s$/, nodes.bullet_list),
    wrappingInputRule(/^(\d{1,9})\.\s$/, nodes.ordered_list, ([, start]) => ({
      start: Number(start),
    })),
    wrappingInputRule(/^>\s$/, nodes.blockquote),
    new InputRule(
      /(?:https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+[.,;:!?)]*)\s$/,
      ({ tr, doc }, [match], from) => {
        const address = match.trimEnd().replace(/[.,;:!?)]+$/, '')
        const to = from + address.length
        if (doc.rangeHasMark(from, to, marks.link)) return null
        const href = address.includes('://') ? address : `mailto:${address}`
        const rest = match.slice(address.length)
        const end = from + match.length - 1
        return tr
          .insertText(rest, to, end)
          .addMark(from, to, marks.link.create({ href }))
          .removeStoredMark(marks.link)
      },
    ),
  ],
})

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView())
  return true
}

const nextCell: Command = (state, dispatch) =>
  isInTable(state) && (goToNextCell(1)(state, dispatch) || true)

/** The next point of a list; of a task list one that is open. */
const splitItem: Command = (state, dispatch) => {
  const item = ancestorOf(state, nodes.list_item)
  if (!item) return false
  const checked = item.node.attrs.checked === null ? null : false
  return splitListItem(nodes.list_item, { ...item.node.attrs, checked })(state, dispatch)
}

const tab: Command = (state, dispatch, view) => {
  if (isInTable(state)) {
    if (goToNextCell(1)(state, dispatch)) return true
    addRowAfter(state, dispatch)
    if (view) goToNextCell(1)(view.state, dispatch)
    return true
  }
  if (!ancestorOf(state, nodes.list_item)) return false
  sinkListItem(nodes.list_item)(state, dispatch)
  return true
}

const tabBack: Command = (state, dispatch) =>
  isInTable(state)
    ? goToNextCell(-1)(state, dispatch)
    : liftListItem(nodes.list_item)(state, dispatch)

/** Tab moves in lists and tables; after Escape it leaves the text, as it does everywhere else. */
function leavingByTab(): Plugin {
  let leaves = false
  const moves = keymap({ Tab: tab, 'Shift-Tab': tabBack })
  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        if (event.key === 'Escape') leaves = true
        else if (!['Tab', 'Shift'].includes(event.key)) leaves = false
        if (leaves) return false
        return moves.props.handleKeyDown?.call(moves, view, event) ?? false
      },
      handleDOMEvents: {
        blur: () => {
          leaves = false
        },
      },
    },
  })
}

const ends = [nodes.table, nodes.source, nodes.rule, nodes.code_block, nodes.footnote]

/**
 * A table's first row is its head, and below what no words can follow there is a line to go on, which `toMarkdown`
 * leaves out.
 */
const tidying = new Plugin({
  appendTransaction: (_transactions, _before, { doc, tr }) => {
    doc.descendants((row, at, _table, index) => {
      if (row.type !== nodes.table_row) return
      const type = index === 0 ? nodes.table_header : nodes.table_cell
      row.forEach((cell, offset) => {
        if (cell.type !== type) tr.setNodeMarkup(at + 1 + offset, type)
      })
    })
    if (doc.lastChild && ends.includes(doc.lastChild.type))
      tr.insert(doc.content.size, nodes.paragraph.create())
    return tr.docChanged ? tr : null
  },
})
