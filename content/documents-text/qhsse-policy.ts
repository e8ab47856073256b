import type { DocumentText } from '../schema/document-text.ts'

/** The policy on quality, health, safety, security and environment (spec 2.6). */
export const qhssePolicy = {
  subtitle: 'Quality, health, safety, security and environment: the rules that come before the job',
  subject: 'Exprich Group: five duties, indicators, certificates and responsibilities',
  edition: 'Edition of December 2025',
  date: '2025-12-31',
  picture: 'gas-treatment',
  sections: {
    policy: {
      title: 'The policy',
      lead: 'No job is so urgent that it cannot be done safely, and none is finished until it is right.',
      paragraphs: [
        'This policy binds every company of the group, everyone who works for them, and every contractor on our sites. It holds in every country where we work. Where the law of the place asks for more, the law of the place applies. Where it asks for less, this policy does.',
        'It comes before schedule and cost. A manager who has to choose between a date and a duty chooses the duty, and says so in writing. No one is worse off for having stopped a job in good faith.',
      ],
    },
    duties: {
      title: 'Five duties',
      lead: 'One for each letter.',
      rows: [
        {
          title: 'Quality',
          text: 'We agree what right looks like before we start. A second engineer reviews each design before steel is ordered. What is not good enough is redone, and the client hears it from us first.',
        },
        {
          title: 'Health',
          text: 'Nobody’s work may make them ill. We measure noise, dust, heat and fumes where people stand, look after clean water and rest, and keep what a doctor tells us private.',
        },
        {
          title: 'Safety',
          text: 'Every task has a plan, a permit where it needs one, and a person in charge of it. Anyone on a site may stop a job. Rank does not come into it.',
        },
        {
          title: 'Security',
          text: 'We protect people first, then information, then things. Guards are trained, work under written rules, and respect the rights of the people outside the fence.',
        },
        {
          title: 'Environment',
          text: 'We first avoid harm, then reduce it, then repair it. We count what we emit, spill and throw away, and a site has neighbours before it has a fence.',
        },
      ],
    },
    indicators: {
      title: 'Indicators',
      lead: 'Four numbers show whether the policy works. Each has a base, and the base never changes without notice.',
    },
    bases: {
      title: 'What the numbers mean',
      lead: 'A rate says nothing without the hours behind it.',
      rows: [
        {
          title: 'TRIR',
          text: 'Total recordable incident rate: injuries that need more than first aid, for each million hours worked. Contractors’ hours and injuries are counted with ours.',
        },
        {
          title: 'LTIF',
          text: 'Lost time injury frequency: injuries after which somebody could not come to work the next day, for each million hours worked.',
        },
        {
          title: 'High-potential incidents',
          text: 'Events that could have killed, even where nobody was hurt. Each is investigated as if somebody had been.',
        },
        {
          title: 'Recycling',
          text: 'The share of operational waste, by weight, that leaves certified sites to be used again.',
        },
      ],
    },
    certificates: {
      title: 'Four certificates',
      lead: 'An outside body checks our management systems against four standards.',
      paragraphs: [
        'A certificate says that a system is in place and is followed. It does not say that nothing can go wrong. Ask us for the certificate of the company and the site that you work with: number, scope and date stand on it.',
      ],
      rows: [
        {
          title: 'ISO 9001:2015',
          text: 'Quality management. How work is planned, checked, handed over and corrected.',
        },
        {
          title: 'ISO 14001:2015',
          text: 'Environmental management. How effects on air, water, soil and neighbours are found and kept down.',
        },
        {
          title: 'ISO 45001:2018',
          text: 'Occupational health and safety. How hazards are found and removed, with the people who face them.',
        },
        {
          title: 'ISO 27001:2022',
          text: 'Information security. How data and control systems are kept private, correct and available.',
        },
      ],
    },
    responsibilities: {
      title: 'Who answers for what',
      lead: 'A duty that belongs to everybody is done by nobody. So each has a name on it.',
      rows: [
        {
          title: 'The board',
          text: 'Approves this policy, reads the indicators every quarter, and asks what changed because of them.',
        },
        {
          title: 'The Group Managing Director',
          text: 'Gives the people, the time and the money that the policy needs, and answers for the whole group.',
        },
        {
          title: 'The head of each company',
          text: 'Turns the policy into that company’s procedures, and answers for every site under its name.',
        },
        {
          title: 'The site manager',
          text: 'Plans each task, signs each permit, walks the site every day, and makes stopping a job easy.',
        },
        {
          title: 'QHSSE staff',
          text: 'Advise, train, measure and investigate. They report to the board without passing through the line.',
        },
        {
          title: 'Everyone on a site',
          text: 'Follows the rules, stops what is unsafe, and reports what went wrong and what nearly did.',
        },
      ],
    },
    review: {
      title: 'Reporting and review',
      lead: 'We want to hear about small things while they are small.',
      paragraphs: [
        'Reports may be made to any supervisor, to the operations number, or without a name. Each one gets an answer. Serious events are investigated by people from another company of the group, and what they find is shared with all seven.',
        'The board reviews this policy once a year, and after every event that could have killed. The version on the website is the one that is valid; a printed copy is valid on the day it is printed.',
      ],
      rows: [
        { title: 'Approved by', text: 'Group Managing Director, for the board' },
        { title: 'Valid from', text: 'The day of its signature, until it is replaced' },
      ],
    },
  },
} satisfies DocumentText
