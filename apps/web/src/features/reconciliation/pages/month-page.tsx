import { Button } from '@blueprintjs/core';
import { PrintIcon } from '@blueprintjs/icons';
import { reconciliationPaths } from '@keelson/contracts/reconciliation';
import { Link, useParams } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { Callout } from '../../../ui/card/callout';
import { Card } from '../../../ui/card/card';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { LOADING } from '../../../ui/page/page-lead';
import { CloseMonth } from '../components/close-month';
import { ExportButtons } from '../components/export-buttons';
import { MonthChecklist } from '../components/month-checklist';
import { MonthEquation } from '../components/month-equation';
import { MonthSheet } from '../components/month-sheet';
import { MonthStateTag } from '../components/month-state';
import { ChangedCases, MonthPayouts, SettledCases } from '../components/month-tables';
import { closingText, sinceText } from '../month-words';
import { type Statement, useReconciliationMonthQuery } from '../reconciliation.api';
import { monthText } from '../reconciliation-words';
import './reconciliation.css';

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** The statement of one month: what it comes to, what has to hold before it is closed, and who closed it. */
export function MonthPage() {
  const { month = '' } = useParams();
  const isMonth = MONTH.test(month);
  const {
    currentData: statement,
    error,
    refetch,
  } = useReconciliationMonthQuery(month, {
    refetchOnMountOrArgChange: true,
    skip: !isMonth,
  });
  const failed = !isMonth || (statement === undefined && error !== undefined);
  return (
    <div className="k-reconciliation">
      <PageHeader
        title={isMonth ? monthText(month) : 'No such month'}
        crumb={<Link to={`${paths.reconciliation}?view=months`}>Payments reconciliation: months</Link>}
        lead={statement ? closingText(statement) : failed ? 'The statement is not shown.' : LOADING}
        actions={statement && <Actions statement={statement} />}
      />
      <div className="k-stack">
        {statement && <StatementParts statement={statement} />}
        {statement === undefined && (
          <Card>
            {failed ? (
              <ErrorState
                title="Could not load this month"
                error={isMonth ? error : { status: 404, data: {} }}
                onRetry={() => void (isMonth && refetch())}
              />
            ) : (
              <SkeletonLines lines={10} label="Loading the month" />
            )}
          </Card>
        )}
      </div>
    </div>
  );
}

function Actions({ statement }: { readonly statement: Statement }) {
  const { month, state } = statement;
  return (
    <>
      <Button icon={<PrintIcon />} onClick={() => window.print()}>
        Print or save as PDF
      </Button>
      <ExportButtons
        title={`Export ${monthText(month)}`}
        done="Statement exported"
        target={{ month }}
        callFor={(format) => ({ route: reconciliationPaths.exportMonth, params: { month, format } })}
      >
        The file has the totals, payouts, checks and settled exceptions of {monthText(month)}, and names no customer.
      </ExportButtons>
      {state === 'ready' && <CloseMonth statement={statement} />}
    </>
  );
}

function StatementParts({ statement }: { readonly statement: Statement }) {
  const { state, figures, payouts, settled, settledMore, changed, changedMore, month } = statement;
  const since = sinceText(statement);
  return (
    <>
      <p className="k-month-state">
        <MonthStateTag state={state} />
      </p>
      {since !== undefined && (
        <Callout tone="caution">
          <b>{monthText(month)} is closed.</b> {since} Its figures stay as they were.
        </Callout>
      )}
      <MonthEquation figures={figures} />
      <MonthChecklist statement={statement} />
      {changed.length > 0 && <ChangedCases rows={changed} more={changedMore} />}
      <MonthPayouts payouts={payouts} />
      <SettledCases rows={settled} more={settledMore} />
      <MonthSheet statement={statement} />
    </>
  );
}
