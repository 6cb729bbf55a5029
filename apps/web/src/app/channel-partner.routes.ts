import { publicTitle } from '@keelson/contracts/platform';
import type { RouteObject } from 'react-router-dom';

/** The site and the partners' feature share one address: the application puts them together. */
export const channelPartnerRoutes: RouteObject[] = [
  {
    path: '/ChannelPartnerPage',
    handle: { title: publicTitle('/ChannelPartnerPage') },
    lazy: () =>
      import('./channel-partner-entry').then(({ ChannelPartnerEntry }) => ({ Component: ChannelPartnerEntry })),
  },
];
