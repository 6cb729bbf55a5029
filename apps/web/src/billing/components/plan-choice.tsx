import { Callout } from '../../ui/card/callout';
import { Skeleton } from '../../ui/card/skeleton';
import { Tag } from '../../ui/card/tag';
import { RadioGroup } from '../../ui/form/radio-group';
import type { FormState } from '../../ui/form/use-form';
import { formatPence } from '../../ui/format/numbers';
import type { PlanValues } from '../plan-values';
import { couponWords, netWith, PERIODS, plansFor } from '../plan-words';
import { type Coupon, type Plan, useBillingPlansQuery } from '../billing.api';
import type { CouponCheck } from '../use-coupon';
import { CouponField } from './coupon-field';
import './plan-choice.css';

interface PlanChoiceProps {
  readonly form: Omit<FormState<PlanValues>, 'summary'>;
  readonly coupon: CouponCheck;
}

/** The plan cards and the coupon, which may replace them. */
export function PlanChoice({ form, coupon }: PlanChoiceProps) {
  const { data, isError, refetch } = useBillingPlansQuery();
  return (
    <section className="k-form-part">
      <h2>Your plan</h2>
      {data === undefined && !isError && (
        <div className="k-plan-cards" role="status" aria-label="Loading the plans">
          <Skeleton height={132} />
          <Skeleton height={132} />
          <Skeleton height={132} />
        </div>
      )}
      {data === undefined && isError && (
        <Callout tone="negative" live>
          The plans could not be loaded.{' '}
          <button type="button" className="k-text-button" onClick={() => void refetch()}>
            Try again
          </button>
        </Callout>
      )}
      {coupon.coupon && (
        <div className="k-form-notice">
          <Callout tone="positive" live>
            Coupon {couponWords(coupon.coupon)}.{' '}
            <button type="button" className="k-text-button" onClick={() => form.set('couponCode', '')}>
              Remove it
            </button>
          </Callout>
        </div>
      )}
      {data && (
        <RadioGroup
          form={{ ...form, values: { ...form.values, price: coupon.coupon?.plan ?? form.values.price } }}
          name="price"
          legend="Choose how you would like to pay"
          className="k-plan-cards"
          options={plansFor(data, coupon.coupon).map((plan) => ({
            value: plan.plan,
            label: <PlanCard plan={plan} coupon={coupon.coupon} />,
          }))}
        />
      )}
      <CouponField form={form} coupon={coupon} />
    </section>
  );
}

function PlanCard({ plan, coupon }: { readonly plan: Plan; readonly coupon: Coupon | undefined }) {
  const net = netWith(plan, coupon);
  const reduced = net < plan.netPence;
  return (
    <>
      <span className="k-plan-title">{plan.title}</span>
      <span className="k-plan-amount k-num">
        {formatPence(net)}
        {reduced && (
          <>
            {' '}
            <s>
              <span className="k-sr">instead of </span>
              {formatPence(plan.netPence)}
            </s>
          </>
        )}
      </span>
      <span className="k-plan-period">{PERIODS[plan.period]}</span>
      {!reduced && plan.saving !== undefined && <Tag tone="hull">{plan.saving}</Tag>}
      {!reduced && <span className="k-plan-gross k-num">{formatPence(plan.grossPence)} with VAT</span>}
    </>
  );
}
