import type { DocumentText } from '../schema/document-text.ts'

/** The group in figures: only what the content holds, and no accounts (spec 2.5). */
export const annualReport = {
  subtitle: 'The group in figures, without audited accounts',
  subject: 'Exprich Group: headline figures, targets, sustainability, QHSSE and company figures',
  edition: 'Edition of December 2025',
  date: '2025-12-31',
  picture: 'hero-power',
  sections: {
    about: {
      title: 'About this report',
      lead: 'This report holds every figure that the group publishes. Audited accounts are not part of it.',
      paragraphs: [
        'It has no balance sheet, no income statement and no auditor’s opinion. Nobody should take a decision on lending or investing from it. Ask the group’s finance office for the accounts.',
        'What it does have is one record for each figure: what is counted, where, over which time, and whether the owner of the figure has stated it or still has to confirm it. The website, this report and the company profile take their figures from the same records, so they cannot differ.',
      ],
      rows: [
        {
          title: 'Scope',
          text: 'What is counted and where: the whole group, one company, or one kind of site.',
        },
        {
          title: 'Period',
          text: 'The time that the figure speaks of: to date, the latest year, or the year of a target.',
        },
        {
          title: 'Stated',
          text: 'The owner of the figure has given it for publication.',
        },
        {
          title: 'To be confirmed',
          text: 'The number has been given; its exact scope or period is still being checked.',
        },
      ],
    },
    headline: {
      title: 'The group in figures',
      lead: 'Seven companies, counted together.',
    },
    reach: {
      title: 'Size and reach',
      lead: 'Figures that look alike, and count different things.',
      paragraphs: [
        'A country served is one where a client has had work from us. A country with projects is one where a project of ours stands or has stood. The two lists are not the same, so both are given.',
      ],
    },
    targets: {
      title: 'Targets',
      lead: '{emissions-target} lower emissions by {emissions-target-year}. Carbon neutral by {carbon-neutrality-year}.',
      paragraphs: [
        'The first target is a cut in the group’s emissions against the baseline year. The second covers the whole group: what it still emits by then, less what is taken out of the air on its account, comes to nothing.',
        'The dashed line is a target and not a measurement. The yearly emissions figures are not yet confirmed, so this report draws none.',
      ],
      rows: [
        {
          title: 'Baseline year',
          text: 'What the cut is measured against; still to be confirmed',
        },
        {
          title: '{emissions-target-year}',
          text: '{emissions-target} lower emissions, whole group',
        },
        { title: '{carbon-neutrality-year}', text: 'Carbon neutral, whole group' },
      ],
    },
    sustainability: {
      title: 'Sustainability',
      lead: 'Nine measures, each as a share of a whole that is named beside it.',
      paragraphs: [
        'A bar that is full means all of what is counted. What the bars measure, and the baseline year, are to be confirmed by the owner before these figures are relied on.',
      ],
    },
    communities: {
      title: 'Trees and schools',
      lead: 'Two totals that people ask about.',
      paragraphs: [
        'A tree is counted when it is planted. Whether it still stands three years later is a different figure, and we do not publish it yet. A student is counted once a year, whatever the number of visits.',
      ],
    },
    qhsse: {
      title: 'QHSSE',
      lead: 'Quality, health, safety, security and environment: four indicators for the latest year.',
      paragraphs: [
        'Rates are counted for each million hours worked, by employees and contractors alike. An event is high-potential when it could have killed, whether or not anybody was hurt.',
      ],
    },
    certificates: {
      title: 'Four certificates',
      lead: 'An outside body checks our management systems against four standards.',
    },
    companies: {
      title: 'The companies',
      lead: 'What each company states about itself, along the chain.',
    },
    counting: {
      title: 'How we count',
      lead: 'Four rules for every figure in this report.',
      rows: [
        {
          title: 'Written once',
          text: 'Each figure is one record. Nobody types it a second time.',
        },
        {
          title: 'Counted low',
          text: 'A plus sign means at least. We round down, never up.',
        },
        {
          title: 'Counted whole',
          text: 'Contractors on our sites count like employees, in hours and in injuries.',
        },
        {
          title: 'Corrected in the open',
          text: 'When a figure was wrong, the next edition shows the old one, the new one and the reason.',
        },
      ],
    },
  },
} satisfies DocumentText
