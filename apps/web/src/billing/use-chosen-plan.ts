import { isPlan, type Plan } from '@keelson/vocabulary';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBillingDetailsQuery } from './billing.api';
import type { PlanValues } from './plan-values';

const PARAMETER = 'plan';

/** The plan that the address names, and a way to name the one that was ordered there instead. */
export function useAddressPlan(): readonly [Plan | undefined, (ordered: Plan) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get(PARAMETER);
  const replace = useCallback(
    (ordered: Plan) => {
      if (named === null || named === ordered) return;
      setParams(
        (before) => {
          before.set(PARAMETER, ordered);
          return before;
        },
        { replace: true },
      );
    },
    [named, setParams],
  );
  return [isPlan(named) ? named : undefined, replace];
}

/** What the account chose before: by the address, else by its last order that was not paid. `undefined` until known. */
export function useChosenPlan(): Partial<PlanValues> | undefined {
  const [named] = useAddressPlan();
  const { data, isError } = useBillingDetailsQuery(undefined, {
    skip: named !== undefined,
    refetchOnMountOrArgChange: true,
  });
  if (named !== undefined) return { price: named };
  if (isError) return {};
  if (data === undefined) return undefined;
  const { chosen } = data;
  return chosen === null ? {} : { price: chosen.plan, couponCode: chosen.couponCode ?? '' };
}
