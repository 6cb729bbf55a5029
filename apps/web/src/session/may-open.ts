import type { PageAccess } from '../client/route-handle';
import { isStaff, mayUse, type Viewer } from './viewer';

/** Whether somebody may see a page; one that comes with a plan says itself what it takes. */
export const mayOpen = (viewer: Pick<Viewer, 'kind' | 'permissions'>, access: PageAccess | undefined): boolean => {
  switch (access) {
    case undefined:
    case 'premium':
      return viewer.kind !== 'visitor';
    case 'adminPrivileges':
      return isStaff(viewer);
    case 'superAdmin':
      return viewer.kind === 'superAdmin';
    case 'customers.manage':
    case 'journeys.replay':
    case 'payments.reconcile':
      return mayUse(viewer, access);
    case 'partnerArea':
      return viewer.kind === 'partner' || viewer.kind === 'superAdmin';
    case 'accountHistory':
      return mayUse(viewer, 'customers.manage') || mayUse(viewer, 'journeys.replay');
  }
};
