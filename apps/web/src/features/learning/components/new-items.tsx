import { Tag } from '../../../ui/card/tag';

/** What came since: progress does not go back for it (BEYOND-08). */
export const NewItems = ({ count }: { readonly count: number }) =>
  count === 0 ? null : <Tag tone="hull">{count} new</Tag>;
