import { BillingDetails } from '../../../billing/components/billing-details';
import { InvoiceList } from '../../../billing/components/invoice-list';
import { useViewer } from '../../../session/use-viewer';
import { Card } from '../../../ui/card/card';
import { EmptyState, ErrorState } from '../../../ui/card/card-states';
import { SkeletonLines } from '../../../ui/card/skeleton';
import { PageHeader } from '../../../ui/page/page-header';
import { NextPayment } from '../components/own-plan/next-payment';
import { PlanActions } from '../components/own-plan/plan-actions';
import { PlanNotices } from '../components/own-plan/plan-notices';
import { useFollowedPlan } from '../components/own-plan/use-followed-plan';
import { leadOf, planLines } from '../own-plan-words';
import '../components/edit-profile-dialog.css';
import './own-plan-page.css';

/** The own plan: what it is, what it costs, what comes next, and how it is changed or ended. */
export function OwnPlanPage() {
  const { kind } = useViewer();
  return (
    <div className="k-plan-page">
      {kind === 'customer' ? (
        <CustomersPlan />
      ) : (
        <>
          <PageHeader title="Your plan" />
          <Card>
            <EmptyState title="This page is for company users">Your account needs no plan.</EmptyState>
          </Card>
        </>
      )}
    </div>
  );
}

function CustomersPlan() {
  const { data, error, refetch } = useFollowedPlan();
  return (
    <>
      <PageHeader title="Your plan" {...(data && { lead: leadOf(data) })} />
      <Card>
        {data === undefined && error === undefined && <SkeletonLines lines={6} label="Loading your plan" />}
        {data === undefined && error !== undefined && (
          <ErrorState title="Your plan could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {data !== undefined && (
          <>
            <PlanNotices plan={data} />
            <dl className="k-profile">
              {planLines(data).map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <PlanActions plan={data} />
          </>
        )}
      </Card>
      <NextPayment />
      <Card title="Invoices and receipts" subtitle="As our payment provider has them.">
        <InvoiceList />
        <BillingDetails withPrice={false} />
      </Card>
    </>
  );
}
