import { DEFAULT_CUSTOMER_LIST } from '@keelson/contracts/customers';
import { Tag } from '../../../ui/card/tag';
import { FIRST_PAGE } from '../../../ui/table/use-turned-pages';
import { countText } from '../customer-words';
import { useCustomersListQuery } from '../customers.api';

/** What the table of customers asks for at first: whoever goes there finds it read. */
const FIRST = { ...DEFAULT_CUSTOMER_LIST, ...FIRST_PAGE, search: '', status: undefined };

/** How many customers there are; nothing while nobody knows. */
export function CustomerCount() {
  const { data } = useCustomersListQuery(FIRST);
  return (
    data && (
      <>
        {' '}
        <Tag>
          {countText(data.data.totals.customers)}
          <span className="k-sr"> in all</span>
        </Tag>
      </>
    )
  );
}
