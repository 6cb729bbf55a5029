import * as paths from '../client/paths';
import { CustomerCount } from '../features/customers/components/customer-count';
import { NewEnquiryCount } from '../features/enquiries/components/new-enquiry-count';
import { FindingCount } from '../features/operations/components/finding-count';
import { AdminPage, type PageCounts } from '../shell/admin-page';
import { ExceptionCount } from '../shell/exception-count';

const COUNTS: PageCounts = {
  [paths.customers]: CustomerCount,
  [paths.enquiries]: NewEnquiryCount,
  [paths.reconciliation]: ExceptionCount,
  [paths.operations]: FindingCount,
};

interface StaffHomeProps {
  readonly title?: string;
}

/** What staff may open, with how much there is and what waits for a person (decision 4.79). */
export const StaffHome = ({ title = 'Administration' }: StaffHomeProps) => <AdminPage title={title} counts={COUNTS} />;
