import type { Slide } from './schema/home.ts'

/**
 * The four slides of Home (spec 2.4.1). `picture` names a file of `app/pictures/`;
 * a figure is written `{figure-id}`.
 */
export const slides = [
  {
    id: 'exploration',
    picture: 'hero-exploration',
    name: 'Exploration',
    title: 'Energy, from reservoir to home.',
    subtitle:
      'Exprich Group is a Nigerian holding of seven companies that find, process, move and deliver energy across Africa.',
    buttonText: 'Our Services',
    buttonLink: '/services',
    secondaryButtonText: 'Contact Us',
    secondaryButtonLink: '/contact',
  },
  {
    id: 'power',
    picture: 'hero-power',
    name: 'Power',
    title: 'Power, at the hours people need it.',
    subtitle: 'We build and run generation for homes, industry and cities, on gas and on sunlight.',
    buttonText: 'About the Group',
    buttonLink: '/about',
    secondaryButtonText: 'Our Services',
    secondaryButtonLink: '/services',
  },
  {
    id: 'midstream',
    picture: 'hero-infrastructure',
    name: 'Midstream',
    title: 'The steel between well and wire.',
    subtitle: 'Pipelines, storage, road and marine logistics: the part of energy nobody sees.',
    buttonText: 'Our Services',
    buttonLink: '/services',
    secondaryButtonText: 'Contact Us',
    secondaryButtonLink: '/contact',
  },
  {
    id: 'sustainability',
    picture: 'hero-renewables',
    name: 'Sustainability',
    title: '{emissions-target} lower emissions by {emissions-target-year}.',
    subtitle:
      'And carbon neutrality by {carbon-neutrality-year}. We say how we count it, and where we stand.',
    buttonText: 'Sustainability',
    buttonLink: '/sustainability',
    secondaryButtonText: 'Careers',
    secondaryButtonLink: '/careers',
  },
] satisfies [Slide, ...Slide[]]
