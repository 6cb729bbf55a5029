import * as paths from '../client/paths';
import type { ViewerKind } from '../session/viewer';

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
}

export const TOP_MENU: readonly TopMenuItem[] = [
  { id: 'dashboard', label: 'Dashboard', to: paths.dashboard },
  { id: 'userManagement', label: 'User Management', to: paths.customers },
  { id: 'onboarding', label: 'Onboarding', to: paths.onboarding },
  { id: 'channelPartnerDashboard', label: 'Channel Partner Dashboard', to: paths.partnerArea },
  { id: 'howItWorks', label: 'How It Works', to: paths.howItWorks },
  { id: 'customerStories', label: 'Customer Stories', to: paths.customerStories },
  { id: 'aboutUs', label: 'About Us', to: paths.aboutUs },
];

const HIDDEN: Record<ViewerKind, readonly TopMenuId[]> = {
  visitor: ['dashboard', 'channelPartnerDashboard', 'userManagement', 'howItWorks', 'onboarding'],
  customer: ['userManagement'],
  partner: ['dashboard', 'userManagement'],
  admin: ['channelPartnerDashboard'],
  superAdmin: ['channelPartnerDashboard'],
};

/** SHELL-03. Onboarding shows only while the viewer's own sign-up progress is not completed. */
export const topMenuFor = (kind: ViewerKind, signupIncomplete: boolean): readonly TopMenuItem[] =>
  TOP_MENU.filter(({ id }) => !HIDDEN[kind].includes(id) && (id !== 'onboarding' || signupIncomplete));
