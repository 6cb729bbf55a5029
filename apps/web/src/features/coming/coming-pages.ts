import * as paths from '../../client/paths';
import type { AnnouncedPage } from '../../client/announced-pages';
import type { PageAccess } from '../../client/route-handle';

/** How each announced page is called, and who may open it. */
export const COMING_PAGES = [
  { path: paths.dashboardGuide, title: 'About your dashboard' },
] as const satisfies readonly { readonly path: AnnouncedPage; readonly title: string; readonly access?: PageAccess }[];
