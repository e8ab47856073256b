import type { ComponentProps } from 'react'
import { letterNames, type Stage, stages } from '../../server/store/tables.ts'
import type { Person } from '../base/people.ts'
import { letterLabels, stageName } from './entry-text.ts'
import type { Query } from './list-query.ts'

type SelectProps = ComponentProps<'select'> & {
  label: string
  options: readonly (readonly [value: string, text: string])[]
}

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
  const button = { type: 'submit', form, className: 'second' } as const
  const [mark, markLabel] = query.view === 'spam' ? ['genuine', 'Genuine'] : ['handled', 'Done']
  const people = [person, ...readers.filter(({ id }) => id !== person.id)]
  return (
    <section aria-labelledby="with-chosen" className="with-chosen">
      <h2 id="with-chosen">With those that you have ticked</h2>
      <input type="hidden" form={form} name="back" value={back} />
      <div className="filter">
        <button {...button} formAction="/inbox/chosen/mark" name="as" value={mark}>
          {markLabel}
        </button>
        <Select
          label="Who works on it"
          form={form}
          name="to"
          options={people.map(({ id, name }) => [id, name])}
        />
        <button {...button} formAction="/inbox/chosen/assign">
          Assign
        </button>
        {person.roles.has('hr') && (
          <>
            <StageSelect form={form} />
            <button {...button} formAction="/inbox/chosen/stage">
              Move
            </button>
            {letterNames.map((name) => (
              <button
                key={name}
                {...button}
                formAction="/inbox/chosen/letter"
                name="letter"
                value={name}
              >
                {letterLabels[name]}
              </button>
            ))}
          </>
        )}
        {titles.length > 0 && (
          <>
            <Select
              label="Opening"
              form={form}
              name="opening"
              options={titles.map((title) => [title, title])}
            />
            <button {...button} formAction="/inbox/chosen/opening">
              File under
            </button>
          </>
        )}
      </div>
    </section>
  )
}
