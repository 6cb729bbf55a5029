import { checkoutBody } from '@keelson/contracts/billing';
import type { Plan } from '@keelson/vocabulary';
import { schemaMessages } from '../ui/form/schema-messages';

export interface PlanOrder {
  /** Empty where no plan is offered. */
  readonly plan: Plan | '';
}

const FIELDS: Readonly<Record<string, string>> = { price: 'plan' };

export const planOrderRules = ({ plan }: PlanOrder) =>
  schemaMessages<PlanOrder>(checkoutBody, { price: plan }, (path) => FIELDS[path] ?? path);
