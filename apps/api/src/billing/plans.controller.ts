import { Controller } from '@nestjs/common';
import { couponContract, plansContract } from '@keelson/contracts/billing';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { couponOf } from '@keelson/domain/billing';
import { type Answer, type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { billingProblems } from './billing.problems';
import { CouponLimits } from './coupon-limits';
import { planOffers } from './plan-offer';

@Controller()
export class PlansController {
  constructor(private readonly limits: CouponLimits) {}

  @Handles(plansContract)
  plans(): Answer<AnswerInputOf<typeof plansContract>> {
    return success(planOffers());
  }

  @Handles(couponContract, billingProblems)
  async coupon(@Call() { query, context }: CallOf<typeof couponContract>): Promise<AnswerTo<typeof couponContract>> {
    if (!(await this.limits.admits(context))) return problem(billingProblems, { code: 'TOO_MANY_COUPONS' });
    const coupon = couponOf(query.couponCode);
    if (!coupon) return problem(billingProblems, { code: 'INVALID_COUPON' });
    await this.limits.forgive(context);
    return success(coupon);
  }
}
