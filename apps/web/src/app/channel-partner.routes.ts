import { publicTitle } from '@keelson/contracts/platform';
import type { RouteObject } from 'react-router-dom';
import * as paths from '../client/paths';

/** The site and the partners' feature share one address: the application puts them together. */
export const channelPartnerRoutes: RouteObject[] = [
  {
    path: paths.becomePartner,
    handle: { title: publicTitle(paths.becomePartner) },
    lazy: () =>
      import('./channel-partner-entry').then(({ ChannelPartnerEntry }) => ({ Component: ChannelPartnerEntry })),
  },
];
