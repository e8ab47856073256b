import type { Person } from './schema/person.ts'

/** The twelve leaders (spec 2.7). Names and texts are samples until the owner supplies them. */
export const people = [
  {
    id: 'ngozi-okafor',
    name: 'Ngozi Okafor',
    position: 'Chair of the Board',
    team: 'executive',
    bio: 'Leads the board. Asks of every proposal who it serves in ten years.',
    status: 'placeholder',
  },
  {
    id: 'abdulrahman-bello',
    name: 'Abdulrahman Bello',
    position: 'Group Managing Director',
    team: 'executive',
    bio: 'Runs the group, and settles what one company hands over to the next.',
    status: 'placeholder',
  },
  {
    id: 'folasade-adeyemi',
    name: 'Folasade Adeyemi',
    position: 'Group Chief Financial Officer',
    team: 'executive',
    bio: 'Keeps the books of seven companies in one form that a banker can follow.',
    status: 'placeholder',
  },
  {
    id: 'chukwuemeka-eze',
    name: 'Chukwuemeka Eze',
    position: 'Group Chief Operating Officer',
    team: 'executive',
    bio: 'Answers for what happens on site, every day of the week.',
    status: 'placeholder',
  },
] satisfies Person[]
