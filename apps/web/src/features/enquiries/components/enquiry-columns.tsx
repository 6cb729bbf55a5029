import { ENQUIRY_KIND_TITLES, topicTitle } from '@keelson/vocabulary';
import { formatDateTime } from '../../../ui/format/dates';
import { RelativeTime } from '../../../ui/format/relative-time';
import { OpensPanel } from '../../../ui/panel/opens-panel';
import type { Column } from '../../../ui/table/column';
import type { Enquiry } from '../enquiries.api';
import { EnquiryStateTag } from './enquiry-state-tag';

interface Choice {
  readonly chosen: string | undefined;
  readonly choose: (enquiryId: string) => void;
}

export const enquiryColumns = ({ chosen, choose }: Choice): readonly Column<Enquiry>[] => [
  {
    id: 'name',
    header: 'From',
    sortable: true,
    cell: ({ id, name, company_name }) => (
      <span className="k-inbox-from">
        <OpensPanel open={id === chosen} onClick={() => choose(id)}>
          {name}
        </OpensPanel>
        <span className="k-micro k-muted">{company_name}</span>
      </span>
    ),
  },
  {
    id: 'topic',
    header: 'Topic',
    sortable: true,
    cell: ({ kind, topic, excerpt }) => (
      <span className="k-inbox-topic">
        <span>{kind === 'contact' ? topic : `${ENQUIRY_KIND_TITLES[kind]}: ${topicTitle(topic)}`}</span>
        <span className="k-small k-muted k-inbox-excerpt">{excerpt}</span>
      </span>
    ),
  },
  {
    id: 'received',
    header: 'Received',
    sortable: true,
    cell: ({ received }) => (
      <span className="k-inbox-when" title={formatDateTime(received)}>
        <RelativeTime instant={received} />
      </span>
    ),
  },
  { id: 'state', header: 'State', sortable: true, cell: ({ state }) => <EnquiryStateTag state={state} /> },
];
