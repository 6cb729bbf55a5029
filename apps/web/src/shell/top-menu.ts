import * as paths from '../client/paths';
import type { PageAccess } from '../client/route-handle';
import { mayOpen } from '../session/may-open';
import type { Viewer, ViewerKind } from '../session/viewer';

export type TopMenuId =
  | 'howItWorks'
  | 'customerStories'
  | 'aboutUs'
  | 'dashboard'
  | 'channelPartnerDashboard'
  | 'userManagement'
  | 'onboarding';

export interface TopMenuItem {
  readonly id: TopMenuId;
  readonly label: string;
  readonly to: string;
  /** As its page says. */
  readonly access?: PageAccess;
}

export const TOP_MENU: readonly TopMenuItem[] = [
  { id: 'dashboard', label: 'Dashboard', to: paths.dashboard },
  { id: 'userManagement', label: 'User Management', to: paths.customers, access: 'customers.manage' },
  { id: 'onboarding', label: 'Onboarding', to: paths.onboarding },
  {
    id: 'channelPartnerDashboard',
    label: 'Channel Partner Dashboard',
    to: paths.partnerArea,
    access: 'partnerArea',
  },
  { id: 'howItWorks', label: 'How It Works', to: paths.howItWorks },
  { id: 'customerStories', label: 'Customer Stories', to: paths.customerStories },
  { id: 'aboutUs', label: 'About Us', to: paths.aboutUs },
];

/** SHELL-03: not listed although they may be opened, or lead on. */
const HIDDEN: Record<ViewerKind, readonly TopMenuId[]> = {
  visitor: ['dashboard', 'howItWorks', 'onboarding'],
  customer: [],
  partner: ['dashboard'],
  admin: [],
  superAdmin: ['channelPartnerDashboard'],
};

/** Nothing that would be refused. Onboarding shows only while the viewer's own sign-up progress is not completed. */
export const topMenuFor = (
  viewer: Pick<Viewer, 'kind' | 'permissions'>,
  signupIncomplete: boolean,
): readonly TopMenuItem[] =>
  TOP_MENU.filter(
    ({ id, access }) =>
      !HIDDEN[viewer.kind].includes(id) &&
      (access === undefined || mayOpen(viewer, access)) &&
      (id !== 'onboarding' || signupIncomplete),
  );
