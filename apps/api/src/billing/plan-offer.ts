import type { planOffer } from '@keelson/contracts/billing';
import { PLAN_TERMS, withVat } from '@keelson/domain/billing';
import { type Plan, PLANS } from '@keelson/vocabulary';

type PlanOffer = (typeof planOffer)['_zod']['input'];

export function offerOf(plan: Plan): PlanOffer {
  const { title, netPence, period, mode, saving } = PLAN_TERMS[plan];
  return { plan, title, ...withVat(netPence), period, mode, ...(saving !== undefined && { saving }) };
}

export const planOffers = (): PlanOffer[] => PLANS.map(offerOf);
