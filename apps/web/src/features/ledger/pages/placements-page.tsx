import { useMemo } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { ChoiceChip } from '../../../ui/menu/choice-chip';
import { PageHeader } from '../../../ui/page/page-header';
import { leadOf } from '../../../ui/page/page-lead';
import { WithPanel } from '../../../ui/panel/with-panel';
import { DataTable } from '../../../ui/table/data-table';
import { TableSearch } from '../../../ui/table/table-search';
import { BooksCrumb, NobodyChosen } from '../components/books-frame';
import { placementColumns } from '../components/placement-columns';
import { PlacementPanel } from '../components/placement-panel';
import { type AccountPlacement, useLedgerPlacementsQuery } from '../ledger.api';
import { attentionOf } from '../placement-words';
import { shownAccounts, usePlacementList } from '../use-placement-list';
import { useWhoseBooks } from '../whose-books';
import './placements-page.css';

const TITLE = 'Accounts and where they count';

export function PlacementsPage() {
  const { accountId, own } = useWhoseBooks();
  return accountId === undefined ? (
    <NobodyChosen title={TITLE} />
  ) : (
    <Accounts key={accountId} accountId={accountId} own={own} />
  );
}

const accountsText = (accounts: readonly AccountPlacement[]): string => {
  const unmapped = accounts.filter((account) => attentionOf(account) === 'unmapped').length;
  if (accounts.length === 0) return 'No accounts yet.';
  const all = `${accounts.length} accounts.`;
  if (unmapped === 0) return `${all} Every one of them counts.`;
  return `${all} ${unmapped} ${unmapped === 1 ? 'counts' : 'count'} in no figure until you say where.`;
};

function Accounts({ accountId, own }: { readonly accountId: string; readonly own: boolean }) {
  const list = usePlacementList();
  const { data, error, isFetching, refetch } = useLedgerPlacementsQuery(
    { accountId },
    { refetchOnMountOrArgChange: true },
  );
  const { chosen, choose, filter, table } = list;
  const columns = useMemo(() => placementColumns({ chosen, choose }), [chosen, choose]);
  const shown = data && shownAccounts(data.accounts, { table, filter });
  const open = data?.accounts.find(({ ref }) => ref === chosen);
  return (
    <WithPanel open={open !== undefined}>
      <div className="k-placements">
        <PageHeader
          title={TITLE}
          viewed={own ? undefined : { company: data?.companyName }}
          crumb={<BooksCrumb />}
          lead={leadOf(data && accountsText(data.accounts), error !== undefined)}
        />
        <div className="k-filters">
          <TableSearch table={table} label="Search by code, name, type or place" />
          <ChoiceChip
            label="Show"
            all="all"
            value={filter}
            onChange={list.show}
            options={[
              { value: 'unmapped', text: 'unmapped' },
              { value: 'overridden', text: 'decided by you' },
              { value: 'placed', text: 'placed by rules' },
            ]}
          />
        </div>
        <Card flush>
          {error !== undefined && data === undefined ? (
            <ErrorState title="Could not load the accounts" error={error} onRetry={() => void refetch()} />
          ) : (
            <DataTable
              label="Accounts"
              columns={columns}
              rows={shown?.rows}
              rowKey={({ ref }) => String(ref)}
              total={shown?.matching ?? 0}
              table={table}
              busy={isFetching}
              empty={<Nothing any={(data?.accounts.length ?? 0) > 0} />}
              {...(chosen === undefined ? {} : { selected: String(chosen) })}
            />
          )}
        </Card>
        {(shown?.matching ?? 0) > 0 && (
          <p className="k-micro k-muted k-placements-note">
            Cr is the credit side: what you sold, what you owe, what you put in.
          </p>
        )}
      </div>
      {open && (
        <PlacementPanel
          accountId={accountId}
          account={open}
          version={data?.version}
          own={own}
          onClose={() => choose(undefined)}
        />
      )}
    </WithPanel>
  );
}

const Nothing = ({ any }: { readonly any: boolean }) =>
  any ? (
    <EmptyState title="No account fits">Shorten the search or show all accounts.</EmptyState>
  ) : (
    <EmptyState title="No accounts yet">
      They appear here as soon as figures were imported from your accounting system or entered.
    </EmptyState>
  );
