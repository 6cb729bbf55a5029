import {
  accountFlags,
  type AccountSituation,
  type CompanyChanged,
  type EmailVerified,
  type RegistrationEvent,
  type EmailCorrected,
  type ProfileChanged,
  type SignedIn,
} from '@keelson/domain/accounts';
import type { DeletionEvent, ErasureCertified, RetryAsked } from '@keelson/domain/deletion';
import {
  type BillingEvent,
  billingEventDefinitions,
  type BillingState,
  evolveBilling,
  initialBillingState,
  situationAfter,
} from '@keelson/domain/billing';
import type { JourneyStarted, SavedAndLoggedOut, StepCompleted, StepOpened } from '@keelson/domain/onboarding';
import type { Recorded } from '@keelson/event-store';
import { type CustomerBillingRow, customerBillingTable } from '@keelson/read-models/customers';
import { type CustomerRow, customersTable } from '@keelson/read-models/customers';
import { ONBOARDING_STEPS } from '@keelson/vocabulary';
import type { Projection, ProjectionCache } from '../runtime/projection';

type CustomerEvent =
  | RegistrationEvent
  | EmailVerified
  | ProfileChanged
  | CompanyChanged
  | EmailCorrected
  | SignedIn
  | JourneyStarted
  | StepOpened
  | StepCompleted
  | SavedAndLoggedOut
  | Exclude<DeletionEvent, ErasureCertified | RetryAsked>;

type ChangingEvent = Exclude<
  Recorded<CustomerEvent>,
  { type: RegistrationEvent['type'] | 'deletion.personal-data-erased.v1' }
>;

type TableEvent = CustomerEvent | BillingEvent;

const BILLING_TYPES = Object.keys(billingEventDefinitions) as readonly BillingEvent['type'][];

const isBilling = (event: Recorded<TableEvent>): event is Recorded<BillingEvent> =>
  Object.hasOwn(billingEventDefinitions, event.type);

/** What an account's payments have come to, so that the next event's flags are known. */
const billing: ProjectionCache<TableEvent, CustomerBillingRow> = {
  table: customerBillingTable,
  keyOf: (event) => (isBilling(event) ? event.metadata.subjectId : undefined),
  evolve: (memo, event) => ({ account_id: event.metadata.subjectId, state: billingAfter(memo, event) }),
};

function billingAfter(memo: CustomerBillingRow | undefined, event: Recorded<TableEvent>): BillingState {
  const state = (memo?.state as BillingState | undefined) ?? initialBillingState;
  return isBilling(event) ? evolveBilling(state, event) : state;
}

/** One row a customer. Sign-ins of staff pass by: only a registration makes a row. */
export const customerTableProjection: Projection<TableEvent, CustomerRow, CustomerBillingRow> = {
  name: 'customer-table',
  version: 9,
  table: customersTable,
  cache: billing,
  handles: [
    'accounts.customer-registered.v1',
    'accounts.company-signed-up.v1',
    'accounts.email-verified.v1',
    'accounts.profile-changed.v1',
    'accounts.company-changed.v1',
    'accounts.email-corrected.v1',
    'accounts.signed-in.v1',
    'onboarding.journey-started.v1',
    'onboarding.step-opened.v1',
    'onboarding.step-completed.v1',
    'onboarding.saved-and-logged-out.v1',
    ...BILLING_TYPES,
    'deletion.requested.v1',
    'deletion.cancelled.v1',
    'deletion.access-ended.v1',
    'deletion.personal-data-erased.v1',
  ],
  keyOf: (event) => event.metadata.subjectId,
  evolve(row, event, memo) {
    if (event.type === 'accounts.customer-registered.v1' || event.type === 'accounts.company-signed-up.v1')
      return registered(event);
    if (event.type === 'deletion.personal-data-erased.v1') return null;
    if (row === undefined) return null;
    return {
      ...row,
      ...(isBilling(event) ? flagsOf(billingAfter(memo, event), event.occurredAt) : changesOf(row, event)),
    };
  },
};

/** Nothing, while the sign-up alone says how the account stands. */
function flagsOf(state: BillingState, at: Date): Partial<CustomerRow> {
  const situation = situationAfter(undefined, state, at);
  if (!situation) return {};
  const flags = accountFlags(situation, at);
  return {
    free_trial_user: flags.trial,
    payment_flag: flags.paid,
    subscribed_to_payment: flags.subscribed,
    premium: flags.premium,
    trial_ends_at: situation.kind === 'trial' ? situation.endsAt : null,
  };
}

function changesOf(row: CustomerRow, event: ChangingEvent): Partial<CustomerRow> {
  const at = event.occurredAt.toISOString();
  switch (event.type) {
    case 'accounts.email-verified.v1':
      return { email_verified_at: at };
    case 'accounts.profile-changed.v1': {
      const { sector, phone, phoneDigits } = event.data;
      const name = `${event.data.name} ${event.data.surname}`.trim();
      return { name, sector, phone, search: searchOf([name, row.company_name, row.email, phone, phoneDigits]) };
    }
    case 'accounts.company-changed.v1': {
      const { companyName, companyRegistrationNumber, companyType, sector } = event.data;
      return {
        company_name: companyName,
        company_registration_number: companyRegistrationNumber ?? '',
        company_type: companyType,
        sector,
        search: searchOf([row.name, companyName, row.email, row.phone, digitsIn(row)]),
      };
    }
    case 'accounts.email-corrected.v1': {
      const { email } = event.data;
      return { email, search: row.search.replace(row.email.toLowerCase(), email.toLowerCase()) };
    }
    case 'accounts.signed-in.v1':
      return { last_login_at: at };
    case 'onboarding.journey-started.v1':
    case 'onboarding.saved-and-logged-out.v1':
      return { onboarding_at: at };
    case 'deletion.requested.v1':
      return { deletion_at: event.data.deleteAt };
    case 'deletion.cancelled.v1':
      return { deletion_at: null };
    case 'deletion.access-ended.v1':
      return {};
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

const situationOf = ({ type, data }: Recorded<RegistrationEvent>): AccountSituation =>
  type === 'accounts.customer-registered.v1'
    ? { kind: 'trial', trial: data.trial.kind, endsAt: data.trial.endsAt }
    : { kind: 'awaiting-payment' };

/** The number as it is dialled stands last in the searched words, and has no blank in it. */
const digitsIn = ({ search }: CustomerRow): string => search.slice(search.lastIndexOf(' ') + 1);

const searchOf = (texts: readonly string[]): string => ` ${texts.join(' ')}`.toLowerCase();

function registered(event: Recorded<RegistrationEvent>): CustomerRow {
  const { data, metadata, occurredAt } = event;
  const situation = situationOf(event);
  const flags = accountFlags(situation, occurredAt);
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
    trial_ends_at: situation.kind === 'trial' ? situation.endsAt : null,
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
