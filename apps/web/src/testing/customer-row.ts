import type { AnswerOf } from '@keelson/contracts';
import type { listCustomersContract } from '@keelson/contracts/customers';

/** A row of the customer table. */
export const annField: AnswerOf<typeof listCustomersContract>['rows'][number] = {
  id: 'acc_9',
  name: 'Ann Field',
  company_name: 'Field & Sons',
  email: 'ann@field.example',
  phone: '01632960001',
  sector: 1,
  subscription_type: 'Trial',
  payment_status: 'Trial',
  is_premium: 'false',
  freeTrailUser: 1,
  free_trial_expired: false,
  trial_ends: '2026-11-07T08:00:00.000Z',
  last_login: null,
  created: '2026-10-30T09:00:00.000Z',
  email_verified: true,
  status: 'active',
  delete_at: null,
  onboarding: { step: 'generic', completed: 1, steps: 12, at: null },
};

/** What an answer says of the pages beside one that is the only one. */
export const ONLY_PAGE = { previous: null, next: null, more: false, newestOnly: false } as const;
