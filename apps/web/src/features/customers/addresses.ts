export const CUSTOMERS_ADDRESS = '/dashboard/newDashboardAdmin/UserManagement';

export const accountAddress = (accountId: string): string => `${CUSTOMERS_ADDRESS}/${accountId}`;

export const historyAddress = (accountId: string): string => `${accountAddress(accountId)}/events`;
