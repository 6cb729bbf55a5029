import { formatCount } from '../../ui/format/numbers';
import type { EnquiryPage } from './enquiries.api';

/** `3 new, 12 answered, 40 closed.` */
export const totalsText = ({ new: fresh, answered, closed }: EnquiryPage['totals']): string =>
  `${formatCount(fresh)} new, ${formatCount(answered)} answered, ${formatCount(closed)} closed.`;
