import type { RouteObject } from 'react-router-dom';

const legalPages = () => import('./pages/legal-pages');

export const legalRoutes: RouteObject[] = [
  {
    path: '/terms',
    handle: { title: 'Terms' },
    lazy: () => legalPages().then(({ TermsPage }) => ({ Component: TermsPage })),
  },
  {
    path: '/privacy',
    handle: { title: 'Privacy' },
    lazy: () => legalPages().then(({ PrivacyPage }) => ({ Component: PrivacyPage })),
  },
];
