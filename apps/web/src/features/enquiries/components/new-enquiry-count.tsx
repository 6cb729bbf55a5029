import { DEFAULT_ENQUIRY_LIST } from '@keelson/contracts/enquiries';
import { Tag } from '../../../ui/card/tag';
import { formatCount } from '../../../ui/format/numbers';
import { useEnquiriesListQuery } from '../enquiries.api';

/** What the inbox asks for at first: whoever goes there finds it read. */
const FIRST = {
  ...DEFAULT_ENQUIRY_LIST,
  size: 10,
  search: '',
  kind: undefined,
  topic: undefined,
  state: undefined,
} as const;

/** How many messages nobody has answered yet; nothing while there are none, or while nobody knows. */
export function NewEnquiryCount() {
  const { data } = useEnquiriesListQuery(FIRST);
  if (data === undefined || data.data.totals.new === 0) return null;
  return (
    <>
      {' '}
      <Tag>{formatCount(data.data.totals.new)} new</Tag>
    </>
  );
}
