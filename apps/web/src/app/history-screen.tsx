import { useParams } from 'react-router-dom';
import { useCustomersOneQuery } from '../features/customers/customers.api';
import { AccountHistoryPage } from '../features/history/history-page';
import { useViewer } from '../session/use-viewer';
import { mayUse } from '../session/viewer';

/** The account history, under the customer's name for those who may see customers. */
export function HistoryScreen() {
  const { accountId = '' } = useParams();
  const manages = mayUse(useViewer(), 'customers.manage');
  const { currentData: customer } = useCustomersOneQuery(accountId, { skip: !manages });
  return <AccountHistoryPage customer={customer} />;
}
