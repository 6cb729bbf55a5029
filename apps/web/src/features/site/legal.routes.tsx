import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';

const legalPages = () => import('./pages/legal-pages');

export const legalPublicRoutes: RouteObject[] = [
  {
    path: paths.terms,
    handle: { title: 'Terms' },
    lazy: () => legalPages().then(({ TermsPage }) => ({ Component: TermsPage })),
  },
  {
    path: paths.privacy,
    handle: { title: 'Privacy' },
    lazy: () => legalPages().then(({ PrivacyPage }) => ({ Component: PrivacyPage })),
  },
];
