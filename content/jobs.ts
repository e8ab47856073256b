import type { Job } from './schema/job.ts'

/** The position of somebody who applies for no opening in particular (spec 2.1). */
export const generalApplication = 'General Application'

/** How soon HR makes contact after an application, as it is written (spec 8, 9). */
export const answerTime = { days: '5-7', unit: 'business days' }

/** The four openings (spec 3). Their dates are samples until the owner supplies them. */
export const jobs = [
  {
    title: 'Senior Project Engineer',
    department: 'Engineering',
    location: 'Lagos',
    type: 'Full-time',
    description:
      'Takes a project from the basis of design to handover, and keeps its documents in order on the way.',
    posted: '2026-11-02',
    closes: '2027-02-26',
    status: 'placeholder',
  },
  {
    title: 'Operations Manager',
    department: 'Operations',
    location: 'Abuja',
    type: 'Full-time',
    description:
      'Runs the daily work and the people in it: safely, on the plan, and with the numbers on one page.',
    posted: '2026-11-02',
    closes: '2027-02-26',
    status: 'placeholder',
  },
  {
    title: 'Business Development Executive',
    department: 'Business Development',
    location: 'Port Harcourt',
    type: 'Full-time',
    description:
      'Finds the clients whose problem we can solve, writes the offer, and says so when we cannot.',
    posted: '2026-11-02',
    closes: '2027-02-26',
    status: 'placeholder',
  },
  {
    title: 'Environmental Compliance Specialist',
    department: 'QHSSE',
    location: 'Lagos',
    type: 'Full-time',
    description:
      'Reads permits, walks sites, writes down what does not match, and stays until it does.',
    posted: '2026-11-02',
    closes: '2027-02-26',
    status: 'placeholder',
  },
] satisfies Job[]
