import type { ImportState } from '@keelson/vocabulary';

/** Another import may be asked for unless one is on its way. */
export const importPossible = (state: ImportState): boolean => state !== 'pending' && state !== 'started';

/** How the integration launcher names the systems, as specified. */
export const LAUNCHER_TAGS = ['xero', 'quickbook'] as const;
export type LauncherTag = (typeof LAUNCHER_TAGS)[number];
