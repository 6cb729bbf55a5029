import { mayOpen } from '../session/may-open';
import { basicSections, premiumSections } from './drawer/customer-drawer';
import type { DrawerSection, DrawerViewer } from './drawer/drawer-item';
import { partnerSections } from './drawer/partner-drawer';
import { adminSections, superAdminSections } from './drawer/staff-drawer';

/** Every section for this kind of viewer, with the items that need a right or that only small screens list. */
const allSectionsFor = (viewer: DrawerViewer): readonly DrawerSection[] => {
  switch (viewer.kind) {
    case 'visitor':
      return [];
    case 'superAdmin':
      return superAdminSections;
    case 'admin':
      return adminSections;
    case 'partner':
      return partnerSections;
    case 'customer':
      return viewer.premium ? premiumSections : basicSections;
  }
};

/** SHELL-04: what the side drawer offers, as far as the viewer's rights reach; no section without an item. */
export const drawerFor = (viewer: DrawerViewer, mobile: boolean): readonly DrawerSection[] =>
  allSectionsFor(viewer)
    .map(({ items, ...section }) => ({
      ...section,
      items: items.filter(({ access, mobileOnly }) => (mobile || mobileOnly !== true) && mayOpen(viewer, access)),
    }))
    .filter(({ items }) => items.length > 0);
