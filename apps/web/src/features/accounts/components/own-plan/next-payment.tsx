import { useOwnPlanUpcomingQuery } from '../../../../billing/own-plan.api';
import { Card } from '../../../../ui/card/card';
import { ErrorState } from '../../../../ui/card/card-states';
import { SkeletonLines } from '../../../../ui/card/skeleton';
import { formatDate } from '../../../../ui/format/dates';
import { formatExactPence } from '../../../../ui/format/numbers';

/** When the payment provider takes the next payment, and how much. */
export function NextPayment() {
  const { data, error, refetch } = useOwnPlanUpcomingQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card title="Next payment">
      {data === undefined && error === undefined && <SkeletonLines lines={2} label="Asking for the next payment" />}
      {data === undefined && error !== undefined && (
        <ErrorState title="The next payment could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {data?.payment === null && <p className="k-soft">None. Nothing more is taken from your card.</p>}
      {data?.payment && (
        <p>
          <b className="k-num">{formatExactPence(data.payment.chargedPence)}</b> on {formatDate(data.payment.at)}
          <span className="k-soft">
            {data.payment.chargedPence < data.payment.grossPence
              ? `: of ${formatExactPence(data.payment.grossPence)} with VAT, the rest comes from your credit.`
              : ', with VAT.'}
          </span>
        </p>
      )}
    </Card>
  );
}
