import { describedBy, Field } from '../../ui/form/field';
import { fieldId } from '../../ui/form/field-id';
import type { FormState } from '../../ui/form/use-form';
import type { PlanValues } from '../plan-values';
import type { CouponCheck } from '../use-coupon';

interface CouponFieldProps {
  readonly form: Omit<FormState<PlanValues>, 'summary'>;
  readonly coupon: CouponCheck;
}

/** Checked when it is left. A coupon for one plan chooses that plan. */
export function CouponField({ form, coupon }: CouponFieldProps) {
  const id = fieldId(form.id, 'couponCode');
  const hint = coupon.checking ? 'Checking the code…' : 'Leave it empty if you have none';
  return (
    <div className="k-coupon">
      <Field id={id} label="Coupon code" hint={hint} message={coupon.refusal}>
        <input
          id={id}
          name="couponCode"
          type="text"
          className="bp6-input k-input"
          value={form.values.couponCode}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={coupon.refusal !== undefined}
          aria-describedby={describedBy(id, hint, coupon.refusal)}
          onChange={(event) => form.set('couponCode', event.target.value)}
          onBlur={() => void coupon.check()}
        />
      </Field>
    </div>
  );
}
