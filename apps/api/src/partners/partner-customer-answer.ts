import type { partnerCustomerContract, partnerCustomersContract } from '@keelson/contracts/partners';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import type { LabelledCustomer } from '@keelson/read-models/customers';
import { ONBOARDING_STEPS } from '@keelson/vocabulary';

type Row = AnswerInputOf<typeof partnerCustomersContract>['rows'][number];
type Details = AnswerInputOf<typeof partnerCustomerContract>;

const TRIALS = ['', '14-day free trial', '14-day trial after skipping payment'] as const;

/** Which trial or subscription it is, in words. */
function accountName(row: LabelledCustomer): string {
  if (row.payment_flag === 1) return 'Paid subscription';
  if (row.subscribed_to_payment === 1) return 'Subscription, first payment due';
  return TRIALS[trialKind(row.free_trial_user)] || 'No subscription';
}

export const isDashboardCompleted = ({ completed_steps }: Pick<LabelledCustomer, 'completed_steps'>): boolean =>
  completed_steps.includes('dashboard');

/** A row of the read model under the specified names, as a partner may see it. */
export const partnerCustomerAnswer = (row: LabelledCustomer): Row => ({
  id: row.account_id,
  name: row.name,
  company_name: row.company_name,
  email: row.email,
  account_type: row.subscription_type,
  account_name: accountName(row),
  payment_status: row.payment_status,
  freeTrailUser: trialKind(row.free_trial_user),
  free_trial_expired: row.trial_expired,
  trial_ends: row.trial_ends_at,
  status: row.status,
  delete_at: row.deletion_at,
  dashboardCompleted: isDashboardCompleted(row),
  created: row.registered_at,
});

export const partnerCustomerDetailsAnswer = (row: LabelledCustomer): Details => ({
  ...partnerCustomerAnswer(row),
  phone: row.phone,
  company_registration_number: row.company_registration_number,
  company_type: row.company_type,
  last_login: row.last_login_at,
  onboarding: {
    completed: row.completed_steps.length,
    steps: ONBOARDING_STEPS.length,
    at: row.onboarding_at,
  },
});

const trialKind = (value: number): 0 | 1 | 2 => (value === 1 || value === 2 ? value : 0);
