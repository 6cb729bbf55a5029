import type { AccountSlot, LastEventsSlot } from '../features/customers/last-events-slot';
import { CustomerAccountPage } from '../features/customers/pages/customer-account-page';
import { CustomersPage } from '../features/customers/pages/customers-page';
import { CustomerPartner } from '../features/partners/components/customer-partner';
import { LastEvents } from '../features/history/components/last-events';

const lastEvents: LastEventsSlot = (accountId) => <LastEvents accountId={accountId} />;

/** The customers, each with what happened to the account lately. */
export const CustomersScreen = () => <CustomersPage lastEvents={lastEvents} />;

const partner: AccountSlot = (accountId) => <CustomerPartner accountId={accountId} />;

/** One customer, with the channel partner and what happened to the account lately. */
export const CustomerAccountScreen = () => <CustomerAccountPage lastEvents={lastEvents} partner={partner} />;
