import type { ComponentProps } from 'react'
import { letterNames, type Stage, stages } from '../../server/store/tables.ts'
import type { Person } from '../base/people.ts'
import { letterLabels, stageName } from './entry-text.ts'
import type { Query } from './list-query.ts'

type Options = readonly (readonly [value: string, text: string])[]
type SelectProps = ComponentProps<'select'> & { label: string; options: Options }

/** A choice with its label. */
export function Select({ label, options, ...select }: SelectProps) {
  return (
    <label>
      {label}
      <select {...select}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The choice of a stage. @param form the form that it belongs to, if it stands outside of it */
export function StageSelect({ form, stage }: { form?: string; stage?: Stage | null }) {
  const options = [null, ...stages].map((each) => [each ?? '', stageName(each)] as const)
  return (
    <Select label="Stage" form={form} name="stage" defaultValue={stage ?? ''} options={options} />
  )
}

type Props = {
  /** Who looks at it. */
  person: Person
  readers: readonly Person[]
  query: Query
  /** The openings of the site, where the list is about one. */
  titles: readonly string[]
  /** The address of the list. */
  back: string
}

/** The buttons of the form `chosen`, which holds the checkboxes of a list (work.tsx). */
export function ChosenActions({ person, readers, query, titles, back }: Props) {
  const form = 'chosen'
  const act = (to: string, label: string, name?: string, value?: string) => (
    <button
      key={label}
      {...{ type: 'submit', form, className: 'second', name, value }}
      formAction={`/inbox/chosen/${to}`}
    >
      {label}
    </button>
  )
  const people = readers.map(({ id, name }) => [id, name] as const)
  return (
    <section aria-labelledby="with-chosen" className="with-chosen">
      <h2 id="with-chosen">With those that you have ticked</h2>
      <input type="hidden" form={form} name="back" value={back} />
      <div className="filter">
        {query.view === 'spam'
          ? act('mark', 'Genuine', 'as', 'genuine')
          : act('mark', 'Done', 'as', 'handled')}
        <div>
          <Select
            {...{ label: 'Who works on it', form, name: 'to', options: people }}
            defaultValue={person.id}
          />
          {act('assign', 'Assign')}
        </div>
        {person.roles.has('hr') && (
          <>
            <div>
              <StageSelect form={form} />
              {act('stage', 'Move')}
            </div>
            {letterNames.map((name) => act('letter', letterLabels[name], 'letter', name))}
          </>
        )}
        {titles.length > 0 && (
          <div>
            <Select
              {...{ label: 'Opening', form, name: 'opening' }}
              options={titles.map((title) => [title, title])}
            />
            {act('opening', 'File under')}
          </div>
        )}
      </div>
    </section>
  )
}
