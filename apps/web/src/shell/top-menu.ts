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
  { id: 'dashboard', label: 'Dashboard', to: '/dashboard/newDashboard' },
  { id: 'userManagement', label: 'User Management', to: '/dashboard/newDashboardAdmin/UserManagement' },
  { id: 'onboarding', label: 'Onboarding', to: '/onboardingProgressInfo' },
  { id: 'channelPartnerDashboard', label: 'Channel Partner Dashboard', to: '/chanelPartner/dashboard' },
  { id: 'howItWorks', label: 'How It Works', to: '/keelsonWork' },
  { id: 'customerStories', label: 'Customer Stories', to: '/customerStories' },
  { id: 'aboutUs', label: 'About Us', to: '/aboutUs' },
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
