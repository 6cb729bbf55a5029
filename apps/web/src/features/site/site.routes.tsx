import { publicTitle } from '@keelson/contracts/platform';
import type { RouteObject } from 'react-router-dom';
import * as paths from '../../client/paths';

const page = (path: string, lazy: NonNullable<RouteObject['lazy']>): RouteObject => ({
  path,
  handle: { title: publicTitle(path) },
  lazy,
});

/** The public site besides home. Addresses are matched in any case, so `/customerstories` is here too. */
export const sitePublicRoutes: RouteObject[] = [
  page(paths.aboutUs, () => import('./pages/about-page').then(({ AboutPage }) => ({ Component: AboutPage }))),
  page(paths.customerStories, () =>
    import('./pages/stories-page').then(({ StoriesPage }) => ({ Component: StoriesPage })),
  ),
  page(paths.businessAreasInPublic, () =>
    import('./pages/business-areas-page').then(({ BusinessAreasPage }) => ({ Component: BusinessAreasPage })),
  ),
  page(paths.howItWorks, () =>
    import('./pages/how-it-works-page').then(({ HowItWorksPage }) => ({ Component: HowItWorksPage })),
  ),
  page(paths.howYouCompare, () =>
    import('./pages/compare-page').then(({ ComparePage }) => ({ Component: ComparePage })),
  ),
  page(paths.channelVerification, () =>
    import('./pages/channel-verification-page').then(({ ChannelVerificationPage }) => ({
      Component: ChannelVerificationPage,
    })),
  ),
];
