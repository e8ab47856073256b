import type { CaseStudy } from './schema/case-study.ts'

/**
 * The twelve case studies (spec 2.12, 3), by their first year. The subjects are the
 * specification's, the twelfth is ours; the owner confirms or replaces periods and texts.
 */
export const caseStudies = [
  {
    id: 'telecoms-it-firm',
    projectName: 'Telecoms IT firm',
    period: '1996–1998',
    type: 'full time employment',
    description: 'Setting up and running the information systems of a young telecoms company.',
    mainChallenge:
      'Billing, stores and accounts each kept their own list of customers, and no two lists agreed at the end of a month.',
    valueAdded:
      'One customer record that the three departments share, a daily copy kept away from the office, and a help desk that writes down every call.',
    keyClient: 'A telecommunications IT firm in Lagos, named with its consent.',
    keyTakeaway: 'Agree who owns a record before you choose the software that holds it.',
    status: 'placeholder',
  },
  {
    id: 'advisory-firm',
    projectName: 'Advisory firm',
    period: '1998–2000',
    type: 'full time employment',
    description: 'Advising companies on structure, finance and entry into regulated markets.',
    mainChallenge:
      'Clients asked for a yes or a no, while the rules of the market they wanted to enter were still being written.',
    valueAdded:
      'Reports that keep what is law, what is draft and what is opinion apart, each with its source, so that a client can see which answer may change.',
    keyClient: 'A firm of business advisers and its corporate clients.',
    keyTakeaway: 'Advice is worth as much as the page that shows where it came from.',
    status: 'placeholder',
  },
  {
    id: 'bank-restructuring',
    projectName: 'Bank restructuring',
    period: '2000–2001',
    type: 'Business Support.',
    description: 'Supporting a bank while its lines of business and its controls were rearranged.',
    mainChallenge:
      'Branches had to stay open while departments were merged, and staff did not know which form went to which desk.',
    valueAdded:
      'A map of every process before and after the change, moved one branch at a time, with a named person to telephone in the first week.',
    keyClient: 'A commercial bank, named with its consent.',
    keyTakeaway: 'Move the work first and the title on the door afterwards.',
    status: 'placeholder',
  },
  {
    id: 'mobile-operator-investment',
    projectName: 'Mobile operator investment',
    period: '2001–2003',
    type: 'Business Support.',
    description: 'Preparing an investment in a mobile network operator, from appraisal to closing.',
    mainChallenge:
      'A network that was still being built had to be valued on plans, and every adviser brought a plan of his own.',
    valueAdded:
      'One model with the assumptions on its first page, a data room kept in order, and a list of open questions that all parties worked from.',
    keyClient: 'A group of private investors.',
    keyTakeaway: 'When two forecasts differ, compare their first pages, not their last.',
    status: 'placeholder',
  },
  {
    id: 'regional-gas-pipeline',
    projectName: 'Regional gas pipeline',
    period: '2002–2005',
    type: 'Project Supervision',
    description: 'Supervising work on a pipeline that carries gas across borders along the coast.',
    mainChallenge:
      'Several contractors, two languages and one right of way: work had to be checked where it was done, not from an office.',
    valueAdded:
      'A resident supervision team, daily records of welds and tests, and one list of open points that every contractor could read.',
    keyClient: 'The developers of the pipeline, named with their consent.',
    keyTakeaway: 'Agree how a finding is closed before the first finding is made.',
    status: 'placeholder',
  },
  {
    id: 'fabrication-yard',
    projectName: 'Fabrication yard',
    period: '2002–2004',
    type: 'Project Supervision',
    description: 'Following steel from drawing to load-out in a yard that builds for oil and gas.',
    mainChallenge:
      'Drawings changed faster than the yard could cut, and steel was marked in ways that only the night shift understood.',
    valueAdded:
      'One register of drawings at the gate, a mark on every piece that leads back to its certificate, and hold points that nobody may skip.',
    keyClient: 'The operator that ordered the structures.',
    keyTakeaway: 'A piece of steel without a number is scrap that has not been told yet.',
    status: 'placeholder',
  },
  {
    id: 'telecoms-infrastructure-partner',
    projectName: 'Telecoms infrastructure partner',
    period: '2003–2005',
    type: 'Business Support.',
    description: 'Working beside a partner that puts up masts, power and shelters for networks.',
    mainChallenge:
      'Crews reached sites without the land papers, the fuel or the steel that the day’s work needed.',
    valueAdded:
      'A readiness list for each site, checked two days ahead, and one planner who may hold a crew back.',
    keyClient: 'A builder of telecommunications sites.',
    keyTakeaway: 'The cheapest day on site is the one you do not start unready.',
    status: 'placeholder',
  },
  {
    id: 'investment-advisory-firm',
    projectName: 'Investment advisory firm',
    period: '2004–2006',
    type: 'full time employment',
    description:
      'Appraising projects for investors and reporting on them after the money had moved.',
    mainChallenge:
      'Projects were examined closely before closing and hardly at all after it, when the risks were real.',
    valueAdded:
      'A short report each quarter that repeats the questions of the appraisal and answers them with what happened.',
    keyClient: 'An investment advisory firm and the investors it reports to.',
    keyTakeaway: 'Ask the same questions after closing as before it.',
    status: 'placeholder',
  },
  {
    id: 'construction-company-acquisition',
    projectName: 'Construction company acquisition',
    period: '2005–2007',
    type: 'Business Support.',
    description: 'Helping a buyer look into, price and take over a construction company.',
    mainChallenge:
      'The value lay in plant spread over many sites and in contracts that could be ended when the owner changed.',
    valueAdded:
      'A count of the plant on site, a letter from each client before signing, and a plan for the first hundred days that the managers wrote themselves.',
    keyClient: 'The buyer, an industrial holding.',
    keyTakeaway: 'Count the machines yourself, and speak to the clients before they read it.',
    status: 'placeholder',
  },
  {
    id: 'escravos-gas-project',
    projectName: 'Escravos gas project',
    period: '2005–2008',
    type: 'Project Supervision',
    description: 'Supervising packages of work on a gas project in the western Niger Delta.',
    mainChallenge:
      'A site between creeks: people, steel and food came by water, and a missed tide was a missed day.',
    valueAdded:
      'A logistics plan by tide and not by calendar, one marine desk for all packages, and checks on shore before anything was loaded.',
    keyClient: 'The main contractor of the packages, named with its consent.',
    keyTakeaway: 'Find a fault on the quay. On the water it costs ten times as much patience.',
    status: 'placeholder',
  },
  {
    id: 'offshore-oil-recovery-project',
    projectName: 'Offshore oil recovery project',
    period: '2007–2010',
    type: 'Project Supervision',
    description: 'Supervising works offshore meant to recover more oil from a producing field.',
    mainChallenge:
      'The work had to be done beside wells that kept producing, with few beds on board and short spells of calm sea.',
    valueAdded:
      'One permit system for all crews, jobs packed to fit the weather, and a daily call between platform, vessel and shore.',
    keyClient: 'The operator of the field.',
    keyTakeaway: 'Plan for the weather you get, and let the person on deck say when it is over.',
    status: 'placeholder',
  },
  {
    id: 'project-controls-office',
    projectName: 'Project controls office',
    period: '2008–2010',
    type: 'full time employment',
    description: 'Keeping schedule, cost and change of several engineering projects in one office.',
    mainChallenge:
      'Each project reported progress in its own way, so that nobody could say which of them needed help first.',
    valueAdded:
      'One way to measure progress by work that can be seen, one form for a change, and one page a month for those who decide.',
    keyClient: 'An engineering contractor.',
    keyTakeaway: 'Report what can be walked past and touched; the percentage follows from it.',
    status: 'placeholder',
  },
] satisfies CaseStudy[]
