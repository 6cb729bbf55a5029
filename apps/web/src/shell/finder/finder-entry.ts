import type { ReactNode } from 'react';

export const FINDER_GROUPS = ['Recent', 'Pages', 'Customers', 'Figures', 'Actions', 'Help'] as const;
export type FinderGroup = (typeof FINDER_GROUPS)[number];

/** Something that can be found and chosen. */
export interface FinderEntry {
  /** The same for the same thing at every time. */
  readonly id: string;
  readonly group: FinderGroup;
  readonly label: string;
  /** Says in small letters where it leads or what it means. */
  readonly detail?: string;
  /** Found by these words as well. */
  readonly words?: string;
  readonly icon?: ReactNode;
  /** Where it leads, or what it does. */
  readonly go: { readonly to: string } | { readonly act: () => void };
}
