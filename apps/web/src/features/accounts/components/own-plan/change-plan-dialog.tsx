import { Button } from '@blueprintjs/core';
import { problemText } from '../../../../client/api-problem';
import { useBusy } from '../../../../billing/use-busy';
import { type OwnPlan, useOwnPlanChangeMutation, useOwnPlanQuoteQuery } from '../../../../billing/own-plan.api';
import { priceOf } from '../../../../billing/plan-words';
import { Callout } from '../../../../ui/card/callout';
import { ErrorState } from '../../../../ui/card/card-states';
import { SkeletonLines } from '../../../../ui/card/skeleton';
import { Dialog } from '../../../../ui/dialog/dialog';
import { FocusedLead } from '../../../../ui/dialog/focused-lead';
import { quoteSentences } from '../../own-plan-words';

interface ChangePlanDialogProps {
  readonly to: NonNullable<OwnPlan['changeTo']>;
  readonly onClose: () => void;
}

/** Says what a change comes to now and next, then makes it at exactly that. */
export function ChangePlanDialog({ to, onClose }: ChangePlanDialogProps) {
  const quote = useOwnPlanQuoteQuery(to.plan, { refetchOnMountOrArgChange: true });
  const [change] = useOwnPlanChangeMutation();
  const { busy, failure, run } = useBusy();
  const { data, error, isFetching } = quote;
  const confirm = (): void =>
    run(async () => {
      if (data === undefined) return;
      const { plan, quotedAt, chargedPence } = data;
      try {
        await change({ plan, quotedAt, chargedPence }).unwrap();
        onClose();
      } catch (refusal) {
        // Whatever it came to by then is shown before it is tried again.
        void quote.refetch();
        throw refusal;
      }
    });
  return (
    <Dialog open title={`Change to the ${to.title}`} width={480} onClose={onClose}>
      <FocusedLead>{`The ${to.title} costs ${priceOf(to)} with VAT. The change is made at once.`}</FocusedLead>
      {data === undefined && error === undefined && <SkeletonLines lines={2} label="Working out what it comes to" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="The amounts could not be worked out" error={error} onRetry={() => void quote.refetch()} />
      )}
      {data !== undefined && (
        <ul className="k-plan-facts">
          {quoteSentences(data).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {failure !== undefined && (
        <Callout tone="negative" live>
          {failure}
        </Callout>
      )}
      {data !== undefined && error !== undefined && <Callout tone="negative">{problemText(error)}</Callout>}
      <div className="k-form-actions">
        <Button onClick={onClose}>Cancel</Button>
        <Button intent="primary" disabled={data === undefined || isFetching} loading={busy} onClick={confirm}>
          {data !== undefined && data.chargedPence > 0 ? 'Change and pay' : 'Change my plan'}
        </Button>
      </div>
    </Dialog>
  );
}
