/** The replay of a customer, at a moment where one is named. */
export const replayAddress = (accountId: string, at?: number): string =>
  `/journeys/${accountId}/replay${at === undefined ? '' : `?at=${at}`}`;

/** The replay of a customer at the moment of one event, by its place among all events. */
export const replayAtEvent = (accountId: string, position: number): string =>
  `${replayAddress(accountId)}?event=${position}`;

const ACCOUNTS = '/dashboard/newDashboardAdmin/UserManagement';

export const CUSTOMERS_ADDRESS = ACCOUNTS;

export const accountAddress = (accountId: string): string => `${ACCOUNTS}/${accountId}`;

/** The account history, with the panel of one event open. */
export const historyEventAddress = (accountId: string, position: number): string =>
  `${ACCOUNTS}/${accountId}/events?event=${position}`;
