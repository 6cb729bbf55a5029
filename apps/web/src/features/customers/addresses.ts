export const CUSTOMERS_ADDRESS = '/dashboard/newDashboardAdmin/UserManagement';

export const accountAddress = (accountId: string): string => `${CUSTOMERS_ADDRESS}/${accountId}`;

/** The replay of the onboarding, a page of its own permission. */
export const replayAddress = (accountId: string): string => `/journeys/${accountId}/replay`;

export const historyAddress = (accountId: string): string => `${accountAddress(accountId)}/events`;
