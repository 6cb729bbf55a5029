import type { customerDetails, customerRow } from '@keelson/contracts/customers';
import type { LabelledCustomer } from '@keelson/read-models/customers';
import { ONBOARDING_STEPS } from '@keelson/vocabulary';
import type { z } from 'zod';

/** A row of the read model under the specified names. */
export const customerAnswer = (row: LabelledCustomer): z.input<typeof customerRow> => ({
  id: row.account_id,
  name: row.name,
  company_name: row.company_name,
  email: row.email,
  phone: row.phone,
  sector: row.sector,
  subscription_type: row.subscription_type,
  payment_status: row.payment_status,
  is_premium: row.premium ? 'true' : 'false',
  freeTrailUser: trialKind(row.free_trial_user),
  free_trial_expired: row.trial_expired,
  trial_ends: row.trial_ends_at,
  last_login: row.last_login_at,
  created: row.registered_at,
  email_verified: row.email_verified_at !== null,
  status: row.status,
  delete_at: row.deletion_at,
  onboarding: {
    step: row.onboarding_step,
    completed: row.completed_steps.length,
    steps: ONBOARDING_STEPS.length,
    at: row.onboarding_at,
  },
});

export const customerDetailsAnswer = (row: LabelledCustomer): z.input<typeof customerDetails> => ({
  ...customerAnswer(row),
  company_registration_number: row.company_registration_number,
  company_type: row.company_type,
});

const trialKind = (value: number): 0 | 1 | 2 => (value === 1 || value === 2 ? value : 0);
