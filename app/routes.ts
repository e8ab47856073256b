import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** One page for the seven companies; an address of no company is an unknown one. */
const company = 'pages/subsidiary/route.tsx'

export default [
  layout('layout/site-layout.tsx', [
    index('pages/home/route.tsx'),
    route('about', 'pages/about/route.tsx'),
    route('corporate-structure', 'pages/corporate-structure/route.tsx'),
    route('management', 'pages/management/route.tsx'),
    route('careers', 'pages/careers/route.tsx'),
    route('careers/apply', 'pages/apply/route.tsx'),
    route('news', 'pages/news/route.tsx'),
    route('news/:id', 'pages/article/route.tsx'),
    route('services', 'pages/services/route.tsx'),
    route('sustainability', 'pages/sustainability/route.tsx'),
    route('qhsse', 'pages/qhsse/route.tsx'),
    route('contact', 'pages/contact/route.tsx'),
    route('subsidiaries/techrich', company, { id: 'techrich' }),
    route('subsidiaries/wattrich', company, { id: 'wattrich' }),
    route('subsidiaries/wellrich', company, { id: 'wellrich' }),
    route('subsidiaries/exprich-energy', company, { id: 'exprich-energy' }),
    route('subsidiaries/fatgas', company, { id: 'fatgas' }),
    route('subsidiaries/electrich', company, { id: 'electrich' }),
    route('subsidiaries/gasrich', company, { id: 'gasrich' }),
    route('projects', 'pages/projects/route.tsx'),
    route('historical', 'pages/historical/route.tsx'),
    route('case-studies', 'pages/case-studies/route.tsx'),
    route('notable-projects', 'pages/notable-projects/route.tsx'),
    route('privacy-policy', 'pages/privacy-policy/route.tsx'),
    route('terms-of-service', 'pages/terms-of-service/route.tsx'),
    route('cookies', 'pages/cookies/route.tsx'),
    route('search', 'pages/search/route.tsx'),
  ]),
  route('form-answer', 'pages/form-answer/route.tsx'),
  route('*', 'pages/not-found/route.tsx'),
] satisfies RouteConfig
