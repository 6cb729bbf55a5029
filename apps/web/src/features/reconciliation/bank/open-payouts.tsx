import { Button } from '@blueprintjs/core';
import { ErrorIcon, WarningSignIcon } from '@blueprintjs/icons';
import { BANK_STANDING_TITLES } from '@keelson/vocabulary';
import { useState } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState } from '../../../ui/card/card-states';
import { Tag } from '../../../ui/card/tag';
import { formatDate } from '../../../ui/format/dates';
import type { Column } from '../../../ui/table/column';
import { PlainTable } from '../../../ui/table/plain-table';
import { PayoutName } from '../components/payout-columns';
import { moneyText } from '../reconciliation-words';
import type { Bank, OpenPayout } from './bank.api';
import { bankLead } from './bank-words';
import { MatchDialog } from './match-dialog';

interface OpenPayoutsProps {
  readonly bank: Bank;
  readonly openPayout: (payoutId: string) => void;
}

type Columns = readonly Column<OpenPayout>[];

const columnsFor = (openPayout: (payoutId: string) => void, match: (payout: OpenPayout) => void): Columns => [
  {
    id: 'arrival',
    header: 'Arrives',
    cell: (payout) => <PayoutName payout={payout} open={openPayout} />,
  },
  {
    id: 'paid',
    header: 'Paid out',
    numeric: true,
    cell: ({ amountPence }) => <b className="k-nowrap">{moneyText(amountPence, 'gbp')}</b>,
  },
  {
    id: 'kind',
    header: 'Made',
    cell: ({ automatic }) => (automatic ? 'By the provider' : 'By hand'),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ standing }) =>
      standing === 'notFound' ? (
        <Tag tone="negative" icon={<ErrorIcon />}>
          {BANK_STANDING_TITLES.notFound}
        </Tag>
      ) : (
        <Tag tone="caution" icon={<WarningSignIcon />}>
          {BANK_STANDING_TITLES[standing]}
        </Tag>
      ),
  },
  {
    id: 'match',
    header: 'Match',
    cell: (payout) => (
      <Button
        size="small"
        aria-label={`Match the payout of ${formatDate(payout.arrivesAt)}, ${moneyText(payout.amountPence, 'gbp')}`}
        onClick={() => match(payout)}
      >
        Match
      </Button>
    ),
  },
];

/** Payouts that nobody finds at the bank, and those for which a person has to choose a line. */
export function OpenPayouts({ bank, openPayout }: OpenPayoutsProps) {
  const [matching, setMatching] = useState<OpenPayout>();
  return (
    <Card title="Payouts to find" subtitle={bankLead(bank)} flush>
      {bank.open.length === 0 ? (
        <NoneOpen bank={bank} />
      ) : (
        <PlainTable
          label="Payouts to find"
          columns={columnsFor(openPayout, setMatching)}
          rows={bank.open}
          rowKey={({ payoutId }) => payoutId}
        />
      )}
      {matching !== undefined && <MatchDialog payout={matching} onClose={() => setMatching(undefined)} />}
    </Card>
  );
}

function NoneOpen({ bank: { lines, counts } }: Pick<OpenPayoutsProps, 'bank'>) {
  if (lines === 0)
    return (
      <EmptyState title="No statement yet">
        Paste lines of your bank statement above, or choose its CSV file.
      </EmptyState>
    );
  return (
    <EmptyState title={counts.noStatement === 0 ? 'No payout is missing at the bank' : 'No payout is missing so far'}>
      {counts.noStatement > 0 && 'Statements do not reach over all payouts yet. '}A payout stands here when no line fits
      it five days after it arrives, or when several do.
    </EmptyState>
  );
}
