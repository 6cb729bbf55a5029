import type { OnboardingStep } from '@keelson/vocabulary';
import { defineTable } from '../table';
import { customerOrderIndexes } from './customer-keys';
import { customersMatchingSql } from './customers.search';

/** One customer as the back office lists them. What depends on today's date is worked out when it is read. */
export interface CustomerRow {
  readonly account_id: string;
  readonly name: string;
  readonly company_name: string;
  readonly company_registration_number: string;
  readonly company_type: string;
  readonly sector: number;
  readonly phone: string;
  readonly email: string;
  /** 0 no trial, 1 chosen on the register form, 2 after skipping payment (decision 4.11). */
  readonly free_trial_user: number;
  readonly payment_flag: number;
  readonly subscribed_to_payment: number;
  readonly premium: boolean;
  readonly trial_ends_at: string | null;
  readonly registered_at: string;
  readonly email_verified_at: string | null;
  readonly last_login_at: string | null;
  /** When the account will be deleted, while that is under way. */
  readonly deletion_at: string | null;
  /** The step at hand; null before the first and after the last. */
  readonly onboarding_step: OnboardingStep | null;
  readonly completed_steps: readonly string[];
  readonly onboarding_at: string | null;
  /** Name, company, e-mail and phone in lower case, with a blank before each word. */
  readonly search: string;
}

export const customersTable = defineTable<CustomerRow>({
  name: 'customers',
  primaryKey: 'account_id',
  columns: {
    account_id: { type: 'text' },
    name: { type: 'text' },
    company_name: { type: 'text' },
    company_registration_number: { type: 'text' },
    company_type: { type: 'text' },
    sector: { type: 'integer' },
    phone: { type: 'text' },
    email: { type: 'text' },
    free_trial_user: { type: 'integer' },
    payment_flag: { type: 'integer' },
    subscribed_to_payment: { type: 'integer' },
    premium: { type: 'boolean' },
    trial_ends_at: { type: 'timestamptz', nullable: true },
    registered_at: { type: 'timestamptz' },
    email_verified_at: { type: 'timestamptz', nullable: true },
    last_login_at: { type: 'timestamptz', nullable: true },
    deletion_at: { type: 'timestamptz', nullable: true },
    onboarding_step: { type: 'text', nullable: true },
    completed_steps: { type: 'jsonb' },
    onboarding_at: { type: 'timestamptz', nullable: true },
    search: { type: 'text' },
  },
  indexes: [...customerOrderIndexes, 'USING gin (search gin_trgm_ops)'],
  besides: customersMatchingSql,
  owner: { account: 'account_id', customer: 'account_id' },
});
