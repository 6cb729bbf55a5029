import * as paths from '../../client/paths';
import type { AnnouncedPage } from '../../client/announced-pages';

/** What an announced page will show. It pretends nothing. */
export const COMING_WORDS: Readonly<Record<AnnouncedPage, string>> = {
  [paths.dashboardGuide]: 'a short guide to every figure of the dashboard',
};
