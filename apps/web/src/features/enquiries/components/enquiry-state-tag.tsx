import { EnvelopeIcon, LockIcon, TickIcon } from '@blueprintjs/icons';
import { ENQUIRY_STATE_TITLES, type EnquiryStatus } from '@keelson/vocabulary';
import { Tag } from '../../../ui/card/tag';

const LOOKS = {
  new: { tone: 'caution', icon: <EnvelopeIcon /> },
  answered: { tone: 'positive', icon: <TickIcon /> },
  closed: { tone: 'plain', icon: <LockIcon /> },
} as const satisfies Record<EnquiryStatus, unknown>;

export function EnquiryStateTag({ state }: { readonly state: EnquiryStatus }) {
  return <Tag {...LOOKS[state]}>{ENQUIRY_STATE_TITLES[state]}</Tag>;
}
