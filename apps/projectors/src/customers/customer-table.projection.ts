import {
  accountFlags,
  type CustomerRegistered,
  type EmailVerified,
  type ProfileChanged,
  type SignedIn,
} from '@keelson/domain/accounts';
import {
  type JourneyStarted,
  ONBOARDING_STEPS,
  type SavedAndLoggedOut,
  type StepCompleted,
  type StepOpened,
} from '@keelson/domain/onboarding';
import type { Recorded } from '@keelson/event-store';
import { type CustomerRow, customersTable } from '@keelson/read-models/customers';
import type { Projection } from '../runtime/projection';

type CustomerEvent =
  | CustomerRegistered
  | EmailVerified
  | ProfileChanged
  | SignedIn
  | JourneyStarted
  | StepOpened
  | StepCompleted
  | SavedAndLoggedOut;

/** One row a customer. Sign-ins of staff pass by: only a registration makes a row. */
export const customerTableProjection: Projection<CustomerEvent, CustomerRow> = {
  name: 'customer-table',
  version: 1,
  table: customersTable,
  handles: [
    'accounts.customer-registered.v1',
    'accounts.email-verified.v1',
    'accounts.profile-changed.v1',
    'accounts.signed-in.v1',
    'onboarding.journey-started.v1',
    'onboarding.step-opened.v1',
    'onboarding.step-completed.v1',
    'onboarding.saved-and-logged-out.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event) {
    if (event.type === 'accounts.customer-registered.v1') return registered(event);
    return row === undefined ? null : { ...row, ...changesOf(row, event) };
  },
};

function changesOf(
  row: CustomerRow,
  event: Exclude<Recorded<CustomerEvent>, { type: 'accounts.customer-registered.v1' }>,
): Partial<CustomerRow> {
  const at = event.occurredAt.toISOString();
  switch (event.type) {
    case 'accounts.email-verified.v1':
      return { email_verified_at: at };
    case 'accounts.profile-changed.v1': {
      const { sector, phone, phoneDigits } = event.data;
      const name = `${event.data.name} ${event.data.surname}`.trim();
      return { name, sector, phone, search: searchOf([name, row.company_name, row.email, phone, phoneDigits]) };
    }
    case 'accounts.signed-in.v1':
      return { last_login_at: at };
    case 'onboarding.journey-started.v1':
    case 'onboarding.saved-and-logged-out.v1':
      return { onboarding_at: at };
    case 'onboarding.step-opened.v1': {
      const { step, status } = event.data;
      return { onboarding_at: at, ...(status === 'inProgress' ? { onboarding_step: step } : {}) };
    }
    case 'onboarding.step-completed.v1': {
      const { step, alsoCompleted, started } = event.data;
      const completed = new Set<string>([...row.completed_steps, step, ...alsoCompleted]);
      return {
        onboarding_at: at,
        onboarding_step: started,
        completed_steps: ONBOARDING_STEPS.filter((each) => completed.has(each)),
      };
    }
  }
}

const searchOf = (texts: readonly string[]): string => texts.join(' ').toLowerCase();

function registered({ data, metadata, occurredAt }: Recorded<CustomerRegistered>): CustomerRow {
  const { kind: trial, endsAt } = data.trial;
  const flags = accountFlags({ kind: 'trial', trial, endsAt }, occurredAt);
  return {
    account_id: metadata.subjectId,
    name: data.name,
    company_name: data.companyName,
    company_registration_number: data.companyRegistrationNumber ?? '',
    company_type: data.companyType,
    sector: data.sector,
    phone: data.phone,
    email: data.email,
    free_trial_user: flags.trial,
    payment_flag: flags.paid,
    subscribed_to_payment: flags.subscribed,
    premium: flags.premium,
    trial_ends_at: endsAt,
    registered_at: occurredAt.toISOString(),
    email_verified_at: null,
    last_login_at: null,
    deletion_at: null,
    onboarding_step: null,
    completed_steps: [],
    onboarding_at: null,
    search: searchOf([data.name, data.companyName, data.email, data.phone, data.phoneDigits]),
  };
}
