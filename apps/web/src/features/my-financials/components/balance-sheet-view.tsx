import { BALANCE_SHEET_FIGURES, balanceSheetTitle } from '@keelson/contracts/my-financials';
import { Link } from 'react-router-dom';
import type { Answer } from '../../../client/answer';
import * as paths from '../../../client/paths';
import { ClockBar } from '../../../figures/clock-bar';
import type { Clocks } from '../../../figures/clocks';
import { ExplainFigure } from '../../../figures/explain-figure';
import type { Explaining } from '../../../figures/explained-place';
import type { Asked } from '../../../figures/explanation.api';
import { longMonth } from '../../../figures/month-words';
import { OldViewNote } from '../../../figures/old-view-note';
import { RestatedNote } from '../../../figures/restated-note';
import { Card } from '../../../ui/card/card';
import { EmptyState, StaleNote } from '../../../ui/card/card-states';
import { tableText } from '../../../ui/charts/chart-formats';
import { ExplainedValue } from '../../../ui/explain/explained-value';
import { useNow } from '../../../ui/format/use-now';
import { PageHeader } from '../../../ui/page/page-header';
import { WithPanel } from '../../../ui/panel/with-panel';
import { type BalanceMonths, hasBalances, sheetByRow } from '../balance-sheets';
import type { Overview } from '../my-financials.api';
import { BalanceSheetFiles } from './balance-sheet-files';
import { BalanceSheetTable } from './balance-sheet-table';
import { TYPED_SHEET } from './balance-section';
import { FlagNotes } from './flag-notes';
import { ImportNote, NoBooks } from './import-note';

interface BalanceSheetViewProps {
  readonly answer: Answer<Overview>;
  readonly asked: Asked;
  readonly isOwner: boolean;
  readonly clocks: Clocks;
  readonly explaining: Explaining;
}

const MINUTE = 60_000;
const LEAD = 'What the business owns, what it owes and what is left, at the end of each month.';

interface LeadProps {
  readonly months: BalanceMonths;
  readonly explaining: Explaining;
}

function Lead({ months, explaining }: LeadProps) {
  const last = months.findLast(({ netAssets }) => netAssets !== null);
  if (last === undefined) return LEAD;
  const { month, netAssets } = last;
  return (
    <>
      Net assets of{' '}
      <ExplainedValue
        text={tableText(netAssets, 'pounds')}
        name={`net assets at the end of ${longMonth(month)}`}
        onClick={() => explaining.explain({ figure: BALANCE_SHEET_FIGURES.netAssets, over: 'month', at: month })}
      />{' '}
      at the end of {longMonth(month)}: what is owned, less what is owed.
    </>
  );
}

/** The balance sheet, months as columns. */
export function BalanceSheetView({ answer, asked, isOwner, clocks, explaining }: BalanceSheetViewProps) {
  const { data: overview, stale } = answer;
  const { financials, company } = overview;
  const months = financials?.balanceSheet ?? [];
  const shown = hasBalances(months);
  const title = balanceSheetTitle(company);
  const trust = paths.trustOf(isOwner ? undefined : asked.accountId);
  const now = useNow(MINUTE);
  const { explained, explain } = explaining;
  return (
    <WithPanel open={explained !== undefined}>
      <div className="mf-page">
        <PageHeader
          title="Balance Sheet"
          viewed={isOwner ? undefined : { company }}
          lead={
            <>
              <Lead {...{ months, explaining }} /> {shown && <Link to={trust}>See how sure it is</Link>}
            </>
          }
          actions={
            <>
              <ClockBar clocks={clocks} />
              {shown && <BalanceSheetFiles asked={asked} sheet={sheetByRow(months, title)} />}
            </>
          }
        />
        <OldViewNote clocks={clocks} />
        <ImportNote overview={overview} now={now} />
        <RestatedNote amounts={overview.import.restated} importedAt={overview.import.lastImportedAt} trust={trust} />
        {stale && <StaleNote>These figures are a moment old</StaleNote>}
        {financials && <FlagNotes flags={financials.flags} />}
        {financials && shown && (
          <Card flush title={title} subtitle="At the end of each month. Press a figure to see where it comes from.">
            <BalanceSheetTable
              label={title}
              months={months}
              yearFrom={financials.years.thisYear.from}
              explaining={explaining}
            />
          </Card>
        )}
        {financials && !shown && (
          <Card>
            <EmptyState title="There is no balance sheet yet">
              {overview.informationFrom === 'manual' ? TYPED_SHEET : 'No balances have come in yet.'}
            </EmptyState>
          </Card>
        )}
        {!financials && overview.import.status !== 'started' && <NoBooks isOwner={isOwner} />}
      </div>
      {explained && <ExplainFigure place={explained} asked={asked} onClose={() => explain(undefined)} />}
    </WithPanel>
  );
}
