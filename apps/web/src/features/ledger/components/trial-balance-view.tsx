import { Button } from '@blueprintjs/core';
import { DownloadIcon } from '@blueprintjs/icons';
import { ledgerMessages as texts } from '@keelson/contracts/ledger';
import { type AccountingProvider, TRIAL_BALANCE_VIEWS, TRIAL_BALANCE_VIEW_TITLES } from '@keelson/vocabulary';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { RelativeTime } from '../../../ui/format/relative-time';
import type { Address } from '../../../ui/table/use-address';
import { type AskedTrialBalance, type TrialBalance, useLedgerTrialBalanceQuery } from '../ledger.api';
import { MONTH_NAMES } from '../manual-entry/entry-words';
import { askedIn, outOfBalanceText } from '../trial-balance-columns';
import { useReport } from '../use-report';
import { TrialBalanceTable } from './trial-balance-table';
import '../../../ui/table/page-sizes.css';
import './trial-balance-view.css';

const SOURCES = [
  { source: 'xero', name: 'Xero' },
  { source: 'quickbooks', name: 'QuickBooks' },
] as const;

interface TrialBalanceViewProps {
  readonly accountId: string;
  readonly address: Address;
  /** What else can be done with the accounting system that is shown. */
  readonly actions?: (shown: AccountingProvider) => ReactNode;
}

/** The trial balance by month of one customer, of the accounting system in the address or else of the one at hand. */
export function TrialBalanceView({ accountId, address, actions }: TrialBalanceViewProps) {
  const asked = askedIn(address.query, accountId);
  const { informationFrom, view = 'asAt' } = asked;
  const {
    currentData: balance,
    error,
    refetch,
  } = useLedgerTrialBalanceQuery(asked, {
    refetchOnMountOrArgChange: true,
  });
  const shown = informationFrom ?? balance?.informationFrom ?? 'xero';
  return (
    <>
      <div className="k-row k-wrap k-sources">
        <span className="k-segments" role="group" aria-label="Accounting system">
          {SOURCES.map(({ source, name }) => (
            <button
              key={source}
              type="button"
              aria-pressed={source === shown}
              onClick={() => address.assign({ source })}
            >
              {name}
            </button>
          ))}
        </span>
        <span className="k-segments" role="group" aria-label="View">
          {TRIAL_BALANCE_VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => address.assign({ view: each })}
            >
              {TRIAL_BALANCE_VIEW_TITLES[each]}
            </button>
          ))}
        </span>
        <span className="k-grow" />
        {shown !== 'manual' && actions?.(shown)}
        <Report asked={asked} ready={(balance?.rows.length ?? 0) > 0} />
      </div>
      <Card flush>
        {balance === undefined && error !== undefined && (
          <ErrorState title="Could not load the trial balance" error={error} onRetry={() => void refetch()} />
        )}
        {balance === undefined && error === undefined && (
          <div className="k-tb-loading">
            <SkeletonLines lines={14} label="Loading the trial balance" />
          </div>
        )}
        {balance && <Shown balance={balance} quickbooks={shown === 'quickbooks'} />}
      </Card>
    </>
  );
}

function Shown({ balance, quickbooks }: { readonly balance: TrialBalance; readonly quickbooks: boolean }) {
  const { companyName, financial_month, cycleLastRun, view, rows } = balance;
  return (
    <>
      <div className="k-tb-head">
        <h2 className="k-card-title">{texts.trialBalanceByMonth}</h2>
        <p className="k-muted">{texts.viewOfTrialBalance[view]}</p>
        <dl className="k-tb-facts">
          <div>
            <dt>Company name</dt>
            <dd>{companyName || '-'}</dd>
          </div>
          <div>
            <dt>Financial year end month</dt>
            <dd>{financial_month === null ? '-' : MONTH_NAMES[financial_month - 1]}</dd>
          </div>
          <div>
            <dt>Cycle last run</dt>
            <dd>{cycleLastRun === null ? 'Never' : <RelativeTime instant={cycleLastRun} />}</dd>
          </div>
          <div>
            <dt>Unmapped accounts</dt>
            <dd>{rows.filter(({ unmapped }) => unmapped).length}</dd>
          </div>
          {balance.outOfBalance.length > 0 && (
            <div>
              <dt>Out of balance</dt>
              <dd>{outOfBalanceText(balance)}</dd>
            </div>
          )}
        </dl>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={texts.noTrialBalance}>
          Nothing has come from this accounting system yet. Figures appear here after the first import.
        </EmptyState>
      ) : (
        <TrialBalanceTable label={texts.trialBalanceByMonth} balance={balance} subTypes={quickbooks} />
      )}
    </>
  );
}

function Report({ asked, ready }: { readonly asked: AskedTrialBalance; readonly ready: boolean }) {
  const report = useReport(asked);
  return (
    <Button icon={<DownloadIcon />} loading={report.busy} disabled={!ready} onClick={report.start}>
      {texts.reportName}
    </Button>
  );
}
