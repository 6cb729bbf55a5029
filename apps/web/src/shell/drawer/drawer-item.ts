import * as paths from '../../client/paths';
import type { PageAccess } from '../../client/route-handle';
import type { Viewer } from '../../session/viewer';

export type DrawerIcon =
  | 'dashboard'
  | 'areas'
  | 'finance'
  | 'tasks'
  | 'learning'
  | 'calculator'
  | 'profitAndLoss'
  | 'balance'
  | 'connect'
  | 'company'
  | 'questions'
  | 'people'
  | 'refresh'
  | 'update'
  | 'data'
  | 'partners'
  | 'admins'
  | 'payments'
  | 'reconciliation'
  | 'stuck'
  | 'operations'
  | 'audit'
  | 'inbox';

export interface DrawerItem {
  readonly id: string;
  readonly label: string;
  readonly icon: DrawerIcon;
  /** Absent on an item that acts instead of leading somewhere, and on one that this viewer may not open. */
  readonly to?: string;
  /** As its page says: not listed for anybody else. */
  readonly access?: PageAccess;
  /** Who may open it, shown in place of the link. */
  readonly onlyFor?: string;
  /** Marked on the pages below it as well. */
  readonly deep?: true;
  /** With the number of payments that need a person. */
  readonly countsExceptions?: true;
  /** With the business areas below it, down to the quizzes. */
  readonly tree?: true;
  /** Only in the list of small screens. */
  readonly mobileOnly?: true;
}

export interface DrawerSection {
  readonly title?: string;
  readonly items: readonly DrawerItem[];
}

export type DrawerViewer = Pick<Viewer, 'kind' | 'premium' | 'permissions'>;

export const dashboard: DrawerItem = { id: 'dashboard', label: 'Dashboard', icon: 'dashboard', to: paths.dashboard };
