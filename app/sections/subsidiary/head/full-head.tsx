import { Crumbs } from '#app/components/crumbs.tsx'
import { HeadPicture } from '#app/components/page-head.tsx'
import { Actions } from '../actions.tsx'
import { CompanyTitle } from './company-title.tsx'
import type { HeadProps } from './head-props.ts'

/** The picture alone, at its foot the title and buttons of a company. */
export function FullHead({ company, picture, trail }: HeadProps) {
  return (
    <HeadPicture picture={picture} from="below-header">
      <div className="wrap heading-row gap-y-6 pb-14">
        <div>
          <Crumbs trail={trail} here={company.name} className="mb-5" />
          <CompanyTitle name={company.name} fullName={company.fullName} />
        </div>
        <div>
          <p className="mb-6.5 measure-44 text-lead">{company.introduction}</p>
          <Actions actions={company.actions} company={company} ground="picture" />
        </div>
      </div>
    </HeadPicture>
  )
}
