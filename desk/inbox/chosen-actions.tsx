import { letterNames, type Stage, stages } from '../../server/store/tables.ts'
import { letterLabels, stageName } from './entry-text.ts'

/** The choice of a stage. @param form the form that it belongs to, if it stands outside of it */
export function StageSelect({ form, stage }: { form?: string; stage?: Stage | null }) {
  return (
    <label>
      Stage
      <select form={form} name="stage" defaultValue={stage ?? ''}>
        {[null, ...stages].map((each) => (
          <option key={each} value={each ?? ''}>
            {stageName(each)}
          </option>
        ))}
      </select>
    </label>
  )
}

type Props = {
  /** Who looks at it. */
  person: { id: string }
  /** The address of the list. */
  back: string
}

/** The buttons of the form `chosen`, which holds the checkboxes of a list of applications (work.tsx). */
export function ChosenActions({ person, back }: Props) {
  const form = 'chosen'
  const button = { type: 'submit', form, className: 'second' } as const
  return (
    <section aria-labelledby="with-chosen">
      <h2 id="with-chosen">With those that you have ticked</h2>
      <input type="hidden" form={form} name="back" value={back} />
      <div className="filter">
        <StageSelect form={form} />
        <button {...button} formAction="/inbox/chosen/stage">
          Move
        </button>
        <button {...button} formAction="/inbox/chosen/assign" name="to" value={person.id}>
          Take
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
      </div>
    </section>
  )
}
