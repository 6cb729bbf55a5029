import { ACCOUNT_STATUS_TITLES } from './account-situations';

/** How a member of staff stands: invited until a password was chosen, inactive after 21 days without a login. */
export const MEMBER_STATUSES = ['active', 'inactive', 'invited', 'disabled'] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export const MEMBER_STATUS_TITLES: Readonly<Record<MemberStatus, string>> = {
  active: ACCOUNT_STATUS_TITLES.active,
  inactive: ACCOUNT_STATUS_TITLES.inactive,
  invited: 'Invited',
  disabled: 'Disabled',
};
