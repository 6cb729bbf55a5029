import {
  ENQUIRY_KIND_TITLES,
  ENQUIRY_KINDS,
  ENQUIRY_STATE_TITLES,
  ENQUIRY_STATES,
  ENQUIRY_TOPICS,
  topicTitle,
} from '@keelson/vocabulary';
import { ChoiceChip } from '../../../ui/menu/choice-chip';
import { TableSearch } from '../../../ui/table/table-search';
import type { EnquiryList } from '../enquiry-list-state';

const KINDS = ENQUIRY_KINDS.map((value) => ({ value, text: ENQUIRY_KIND_TITLES[value] }));
const STATES = ENQUIRY_STATES.map((value) => ({ value, text: ENQUIRY_STATE_TITLES[value] }));
const TOPICS = ENQUIRY_TOPICS.map((value) => ({ value, text: topicTitle(value) }));

/** Narrows the list; what is chosen is in the address. */
export function EnquiryFilterChips({ list }: { readonly list: EnquiryList }) {
  const { asked, table, filter, narrowed, clear } = list;
  return (
    <div className="k-filters">
      <TableSearch table={table} label="Search by name, company, email or text" />
      <ChoiceChip
        label="State"
        all="any"
        options={STATES}
        value={asked.state}
        onChange={(state) => filter({ state })}
      />
      <ChoiceChip label="Form" all="any" options={KINDS} value={asked.kind} onChange={(kind) => filter({ kind })} />
      <ChoiceChip
        label="Topic"
        all="any"
        options={TOPICS}
        value={asked.topic}
        onChange={(topic) => filter({ topic })}
      />
      {narrowed && (
        <button type="button" className="k-clear" onClick={clear}>
          Clear
        </button>
      )}
    </div>
  );
}
