import { EnvelopeIcon, LockIcon, TickIcon } from '@blueprintjs/icons';
import { ENQUIRY_STATE_NAMES, type EnquiryStateName } from '@keelson/contracts/enquiries';
import { Tag } from '../../../ui/card/tag';

const LOOKS = {
  new: { tone: 'caution', icon: <EnvelopeIcon /> },
  answered: { tone: 'positive', icon: <TickIcon /> },
  closed: { tone: 'plain', icon: <LockIcon /> },
} as const;

export function EnquiryStateTag({ state }: { readonly state: EnquiryStateName }) {
  return <Tag {...LOOKS[state]}>{ENQUIRY_STATE_NAMES[state]}</Tag>;
}
