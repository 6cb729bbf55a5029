import { Button } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import * as paths from '../../../client/paths';
import { mayOpen } from '../../../session/may-open';
import { useViewer } from '../../../session/use-viewer';
import { ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { SidePanel } from '../../../ui/panel/side-panel';
import { type CaseDetails, type Person, useReconciliationCaseQuery } from '../reconciliation.api';
import { caseTitle } from '../reconciliation-words';
import type { CaseSteps } from '../use-case-steps';
import { CaseActs } from './case-acts';
import { CaseCare } from './case-care';
import { StandingTag } from './case-cells';
import { CaseEvidence } from './case-evidence';
import { CaseFindings } from './case-findings';
import { CaseTrail } from './case-trail';
import { PayoutEquation } from './payout-equation';
import { SettleCase } from './settle-case';

interface CasePanelProps {
  readonly caseId: string;
  readonly people: readonly Person[];
  readonly steps: CaseSteps;
  readonly onClose: () => void;
}

/** One case: the trail from order to payout, both sides, what people did and what can be decided now. */
export function CasePanel({ caseId, people, steps, onClose }: CasePanelProps) {
  const { currentData: details, error, refetch } = useReconciliationCaseQuery(caseId);
  return (
    <SidePanel title={details ? caseTitle(details) : 'Evidence'} subtitle="Evidence" about={caseId} onClose={onClose}>
      {details === undefined && error !== undefined && (
        <ErrorState title="Could not load this case" error={error} onRetry={() => void refetch()} />
      )}
      {details === undefined && error === undefined && (
        <div className="k-panel-part">
          <SkeletonLines lines={12} label="Loading the case" />
        </div>
      )}
      {details !== undefined && (
        <div key={caseId}>
          <CaseHead details={details} steps={steps} />
          {details.trail.length > 0 && <CaseTrail trail={details.trail} />}
          {details.kind === 'payout' && details.payout && (
            <div className="k-panel-part">
              <PayoutEquation payout={details.payout}>
                <Link to={paths.reconciledPayout(details.payout.payoutId)}>Its lines</Link>
              </PayoutEquation>
            </div>
          )}
          <CaseFindings details={details} />
          <CaseEvidence details={details} />
          <SettleCase details={details} />
          <CaseCare details={details} people={people} />
          <CaseActs acts={details.acts} currency={details.currency} />
        </div>
      )}
    </SidePanel>
  );
}

interface CaseHeadProps {
  readonly details: CaseDetails;
  readonly steps: CaseSteps;
}

function CaseHead({ details, steps }: CaseHeadProps) {
  const { accountId, ours, caseId } = details;
  const seesHistory = mayOpen(useViewer(), 'accountHistory');
  return (
    <div className="k-panel-part k-case-head">
      <StandingTag {...details} />
      <span className="k-row">
        <Button size="small" onClick={steps.previous}>
          Previous
        </Button>
        <Button size="small" onClick={steps.next}>
          Skip
        </Button>
      </span>
      <p className="k-small k-case-links">
        {ours !== null && <Link to={paths.paymentOf(caseId)}>Payment</Link>}
        {seesHistory && accountId !== null && <Link to={paths.customerHistory(accountId)}>Customer’s history</Link>}
      </p>
    </div>
  );
}
