import { Tag } from '../../../ui/card/tag';
import { formatCount } from '../../../ui/format/numbers';
import { findingsOf } from '../findings';
import { operationsApi } from '../operations.api';

/** How many things of the operations page need a person; nothing while none does, or while nobody knows. */
export function FindingCount() {
  const { data } = operationsApi.endpoints.operationsOverview.useQuery();
  const found = data === undefined ? 0 : findingsOf(data).length;
  if (found === 0) return null;
  return (
    <>
      {' '}
      <Tag>
        {formatCount(found)}
        <span className="k-sr">{found === 1 ? ' thing needs a person' : ' things need a person'}</span>
      </Tag>
    </>
  );
}
