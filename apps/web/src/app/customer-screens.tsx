import type { LastEventsSlot } from '../features/customers/last-events-slot';
import { CustomerAccountPage } from '../features/customers/pages/customer-account-page';
import { CustomersPage } from '../features/customers/pages/customers-page';
import { LastEvents } from '../features/history/components/last-events';

const lastEvents: LastEventsSlot = (accountId) => <LastEvents accountId={accountId} />;

/** The customers, each with what happened to the account lately. */
export const CustomersScreen = () => <CustomersPage lastEvents={lastEvents} />;

/** One customer, with what happened to the account lately. */
export const CustomerAccountScreen = () => <CustomerAccountPage lastEvents={lastEvents} />;
