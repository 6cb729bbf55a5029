import * as paths from './paths';

/** Pages that say what they will show and do not show it yet. */
export const ANNOUNCED_PAGES = [paths.dashboardGuide] as const;

export type AnnouncedPage = (typeof ANNOUNCED_PAGES)[number];

const announced: readonly string[] = ANNOUNCED_PAGES;

/** Whether there is more than an announcement at the address: buttons and menus lead only there. */
export const isBuilt = (address: string): boolean => !announced.includes(address.split(/[?#]/, 1)[0] ?? '');
