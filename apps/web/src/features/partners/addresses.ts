export const AREA_ADDRESS = '/chanelPartner/dashboard';
export const CHANNEL_MANAGEMENT_ADDRESS = '/dashboard/newDashboardAdmin/ChannelManagement';

const suffix = (partner: string | undefined): string =>
  partner === undefined ? '' : `?partner=${encodeURIComponent(partner)}`;

/** @param partner whose area a super admin looks into. */
export const areaAddress = (partner: string | undefined): string => `${AREA_ADDRESS}${suffix(partner)}`;

export const customerAddress = (accountId: string, partner: string | undefined): string =>
  `${AREA_ADDRESS}/${accountId}${suffix(partner)}`;
