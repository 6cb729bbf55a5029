import { publicTitle } from '@keelson/contracts/platform';
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
  {
    path: paths.erasureCertificate,
    handle: { title: publicTitle(paths.erasureCertificate) },
    lazy: () =>
      import('./pages/erasure-certificate-page').then(({ ErasureCertificatePage }) => ({
        Component: ErasureCertificatePage,
      })),
  },
];
