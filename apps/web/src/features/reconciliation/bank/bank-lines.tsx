import { Button } from '@blueprintjs/core';
import { TickIcon, WarningSignIcon } from '@blueprintjs/icons';
import { BANK_LINE_STANDINGS } from '@keelson/vocabulary';
import { useState } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { Tag } from '../../../ui/card/tag';
import { formatDate } from '../../../ui/format/dates';
import { ChoiceChip } from '../../../ui/menu/choice-chip';
import type { Column } from '../../../ui/table/column';
import { DataTable } from '../../../ui/table/data-table';
import { TableSearch } from '../../../ui/table/table-search';
import type { CaseList } from '../case-list-state';
import { moneyText } from '../reconciliation-words';
import { type ListedLine, useReconciliationBankLinesQuery } from './bank.api';
import { LINE_STANDING_TITLES, lineText } from './bank-words';
import { UnmatchDialog } from './unmatch-dialog';

const STANDINGS = BANK_LINE_STANDINGS.map((value) => ({ value, text: LINE_STANDING_TITLES[value] }));

interface Shown {
  readonly openPayout: (payoutId: string) => void;
  readonly unmatch: (line: ListedLine) => void;
}

const columnsFor = ({ openPayout, unmatch }: Shown): readonly Column<ListedLine>[] => [
  { id: 'date', header: 'Date', cell: ({ date }) => <span className="k-nowrap">{formatDate(date)}</span> },
  { id: 'text', header: 'Text', cell: ({ text }) => <span className="k-case-id">{text}</span> },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ amountPence }) => <b className="k-nowrap">{moneyText(amountPence, 'gbp')}</b>,
  },
  { id: 'state', header: 'State', cell: ({ standing }) => <LineTag standing={standing} /> },
  {
    id: 'payout',
    header: 'Payout',
    cell: (line) => {
      const { payoutId } = line;
      if (payoutId === null) return <span className="k-muted">None</span>;
      return (
        <span className="k-row k-wrap k-bank-payout">
          <button
            type="button"
            className="k-clear k-case-id"
            aria-label={`Lines of the payout ${payoutId}`}
            onClick={() => openPayout(payoutId)}
          >
            {payoutId}
          </button>
          <Button size="small" aria-label={`Unmatch ${lineText(line)}`} onClick={() => unmatch(line)}>
            Unmatch
          </Button>
        </span>
      );
    },
  },
];

function LineTag({ standing }: Pick<ListedLine, 'standing'>) {
  if (standing === 'matched')
    return (
      <Tag tone="positive" icon={<TickIcon />}>
        {LINE_STANDING_TITLES.matched}
      </Tag>
    );
  if (standing === 'severalFit')
    return (
      <Tag tone="caution" icon={<WarningSignIcon />}>
        {LINE_STANDING_TITLES.severalFit}
      </Tag>
    );
  return <Tag>{LINE_STANDING_TITLES.unmatched}</Tag>;
}

/** All lines of the statements, the newest first. */
export function BankLines({ list }: { readonly list: CaseList }) {
  const { bank: asked, table, openPayout, narrow, turnsOf } = list;
  const [undoing, setUndoing] = useState<ListedLine>();
  const { data, currentData, error, isFetching, refetch } = useReconciliationBankLinesQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const shown = currentData ?? data;
  const page = asked.after === undefined ? 1 : table.page;
  const narrowed = asked.standing !== undefined || asked.search !== '';
  return (
    <>
      <div className="k-filters">
        <TableSearch table={table} label="Search by amount" />
        <ChoiceChip
          label="State"
          all="any"
          options={STANDINGS}
          value={asked.standing}
          onChange={(standing) => narrow({ standing })}
        />
      </div>
      <Card title="Lines of the bank" subtitle="The newest first" flush>
        <DataTable
          label="Lines of the bank"
          columns={columnsFor({ openPayout, unmatch: setUndoing })}
          rows={shown?.rows}
          rowKey={({ lineId }) => lineId}
          total={(page - 1) * asked.size + (shown?.rows.length ?? 0)}
          table={table}
          turns={turnsOf(shown?.next, currentData !== undefined, shown?.next != null)}
          busy={isFetching}
          error={error}
          onRetry={() => void refetch()}
          empty={
            <EmptyState title={narrowed ? 'No line fits' : 'No lines yet'}>
              {narrowed
                ? 'Search for the amount in pounds, or choose another state.'
                : 'Lines of your bank statement appear here once they are saved.'}
            </EmptyState>
          }
        />
      </Card>
      {undoing?.payoutId != null && (
        <UnmatchDialog line={undoing} payoutId={undoing.payoutId} onClose={() => setUndoing(undefined)} />
      )}
    </>
  );
}
