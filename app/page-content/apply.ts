import { emails } from '#content/contact.ts'
import { answerTime, generalApplication, jobs } from '#content/jobs.ts'
import { pages } from '#content/pages.ts'

export function applyContent() {
  return {
    page: pages['/careers/apply'],
    generalApplication,
    openings: jobs.map(({ title, department, location, type }) => ({
      title,
      department,
      location,
      type,
    })),
    answerTime,
    email: emails.careers.address,
  }
}

export type ApplyContent = ReturnType<typeof applyContent>
