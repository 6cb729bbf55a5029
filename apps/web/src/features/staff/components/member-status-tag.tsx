import { DisableIcon, EnvelopeIcon, MoonIcon, TickIcon } from '@blueprintjs/icons';
import { MEMBER_STATUS_TITLES, type MemberStatus } from '@keelson/vocabulary';
import { Tag } from '../../../ui/card/tag';

export function MemberStatusTag({ status }: { readonly status: MemberStatus }) {
  const title = MEMBER_STATUS_TITLES[status];
  switch (status) {
    case 'active':
      return (
        <Tag tone="positive" icon={<TickIcon />}>
          {title}
        </Tag>
      );
    case 'inactive':
      return <Tag icon={<MoonIcon />}>{title}</Tag>;
    case 'invited':
      return (
        <Tag tone="caution" icon={<EnvelopeIcon />}>
          {title}
        </Tag>
      );
    case 'disabled':
      return (
        <Tag tone="negative" icon={<DisableIcon />}>
          {title}
        </Tag>
      );
  }
}
