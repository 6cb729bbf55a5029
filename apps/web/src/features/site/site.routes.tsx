import { publicTitle } from '@keelson/contracts/platform';
import type { RouteObject } from 'react-router-dom';

const page = (path: string, lazy: NonNullable<RouteObject['lazy']>): RouteObject => ({
  path,
  handle: { title: publicTitle(path) },
  lazy,
});

/** The public site besides home. Addresses are matched in any case, so `/customerstories` is here too. */
export const siteRoutes: RouteObject[] = [
  page('/aboutUs', () => import('./pages/about-page').then(({ AboutPage }) => ({ Component: AboutPage }))),
  page('/customerStories', () =>
    import('./pages/stories-page').then(({ StoriesPage }) => ({ Component: StoriesPage })),
  ),
  page('/businessArea', () =>
    import('./pages/business-areas-page').then(({ BusinessAreasPage }) => ({ Component: BusinessAreasPage })),
  ),
  page('/keelsonWork', () =>
    import('./pages/how-it-works-page').then(({ HowItWorksPage }) => ({ Component: HowItWorksPage })),
  ),
  page('/HowDoCompare', () => import('./pages/compare-page').then(({ ComparePage }) => ({ Component: ComparePage }))),
  page('/auth/ChannelVerification', () =>
    import('./pages/channel-verification-page').then(({ ChannelVerificationPage }) => ({
      Component: ChannelVerificationPage,
    })),
  ),
];
