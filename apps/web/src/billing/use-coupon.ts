import { useState } from 'react';
import { isApiProblem, problemText } from '../client/api-problem';
import { type Coupon, useLazyBillingCouponQuery } from './billing.api';

/** Neither of both where no code is given. */
export interface CouponAnswer {
  readonly coupon?: Coupon;
  /** Why the code cannot be used. */
  readonly refusal?: string;
}

interface Checked extends CouponAnswer {
  readonly code: string;
  /** The code itself was refused: asking again is of no use. */
  readonly final: boolean;
}

export interface CouponCheck {
  /** Of the code as it stands in the field. */
  readonly coupon: Coupon | undefined;
  readonly refusal: string | undefined;
  readonly checking: boolean;
  readonly check: () => Promise<CouponAnswer>;
}

const UNABLE = 'The coupon code could not be checked. Please try again';

const refused = (code: string, error: unknown): Checked => {
  const final = isApiProblem(error) && error.status === 400;
  return { code, refusal: final ? error.responseMessage : problemText(error, UNABLE), final };
};

/** What the API says about the code in the field. An answer about an earlier code is not shown. */
export function useCoupon(typed: string): CouponCheck {
  const [ask, { isFetching }] = useLazyBillingCouponQuery();
  const [checked, setChecked] = useState<Checked>();
  const code = typed.trim();
  const current = checked?.code === code ? checked : undefined;
  return {
    coupon: current?.coupon,
    refusal: current?.refusal,
    checking: isFetching,
    check: async () => {
      if (code === '') return {};
      if (current !== undefined && (current.final || current.coupon)) return current;
      const answer: Checked = await ask(code)
        .unwrap()
        .then((coupon) => ({ code, coupon, final: true }))
        .catch((error: unknown) => refused(code, error));
      setChecked(answer);
      return answer;
    },
  };
}
