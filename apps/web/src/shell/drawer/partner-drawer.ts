import * as paths from '../../client/paths';
import { dashboard, type DrawerSection } from './drawer-item';

export const partnerSections: readonly DrawerSection[] = [
  { items: [{ ...dashboard, id: 'partnerDashboard', to: paths.partnerArea }] },
];
