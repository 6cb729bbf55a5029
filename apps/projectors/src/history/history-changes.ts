import { ERASED } from '@keelson/domain';
import { eventCatalogue } from '@keelson/domain/catalogue';
import type { HistoryChange, HistoryCacheRow } from '@keelson/read-models/history';
import { ROLE_TITLES, SECOND_FACTOR_TITLES, type StaffRole, STEP_TITLES } from '@keelson/vocabulary';
import { dateOf, type HistoryEvent } from './history-words';
import { flagName, permissionName, planName, questionName, spacedWords, STATUS_WORDS } from './value-words';

type DataOf<Type extends HistoryEvent['type']> = Extract<HistoryEvent, { type: Type }>['data'];

/** A value as an event tells it. */
interface Told<Field> {
  /** The field of the event's data that it comes from: its definition says whether that is personal. */
  readonly of: Field | null;
  readonly field: string;
  readonly after: string;
  /** What always stood before; else the memory knows. */
  readonly before?: string;
  /** What stood before the first event that tells of it. */
  readonly initially?: string;
}

type ToldByType = {
  readonly [Type in HistoryEvent['type']]?: (data: DataOf<Type>) => readonly Told<keyof DataOf<Type> & string>[];
};

const step = <Field>(of: Field, name: keyof typeof STEP_TITLES, status: keyof typeof STATUS_WORDS): Told<Field> => ({
  of,
  field: STEP_TITLES[name],
  after: STATUS_WORDS[status],
  initially: STATUS_WORDS.pending,
});

const permission = <Field>(of: Field, name: string, granted: boolean): Told<Field> => ({
  of,
  field: `Permission to ${permissionName(name)}`,
  after: granted ? 'granted' : 'not granted',
  initially: granted ? 'not granted' : 'granted',
});

const kindOfAccount = (kind: StaffRole) => ({ field: 'Kind of account', after: ROLE_TITLES[kind].toLowerCase() });

const PASSWORD: Told<never> = { of: null, field: 'Password', before: 'old one', after: 'new one' };

const passcodes = (after: 'possible' | 'paused'): Told<never> => ({
  of: null,
  field: 'Passcode login',
  after,
  initially: 'possible',
});

/** Of passkeys there are several, and their names stand in no event. */
const secondFactor = (
  { factor, factorId }: DataOf<'accounts.second-factor-enrolled.v1'>,
  after: 'set up' | 'not set up',
) => ({
  of: 'factor' as const,
  field:
    factor === 'passkey' ? `${SECOND_FACTOR_TITLES[factor]} ${factorId.slice(0, 8)}` : SECOND_FACTOR_TITLES[factor],
  after,
  initially: after === 'set up' ? 'not set up' : 'set up',
});

/** Another super admin may have decided last: the history of this one does not know what stood before. */
const secondFactorOfStaff = (after: 'required' | 'optional'): Told<never> => ({
  of: null,
  field: 'Second factor of all staff',
  before: after === 'required' ? 'optional' : 'required',
  after,
});

const addressLine = (address: DataOf<'accounts.company-signed-up.v1'>['address']): string =>
  [...new Set([address.streetAddress, address.addressLine, address.city, address.postCode])].join(', ');

/** The values that an event changes, in words, in the order in which people look for them. */
const TOLD: ToldByType = {
  'accounts.customer-registered.v1': (data) => [
    { of: 'name', field: 'Name', after: data.name },
    { of: 'companyName', field: 'Company', after: data.companyName },
    ...(data.companyRegistrationNumber === null
      ? []
      : [{ of: 'companyRegistrationNumber', field: 'Company number', after: data.companyRegistrationNumber } as const]),
    { of: 'companyType', field: 'Kind of company', after: spacedWords(data.companyType) },
    { of: 'email', field: 'Email address', after: data.email },
    { of: 'phone', field: 'Phone', after: data.phone },
    { of: 'trial', field: 'Free trial until', after: dateOf(data.trial.endsAt) },
  ],
  'accounts.company-signed-up.v1': (data) => [
    { of: 'firstName', field: 'First name', after: data.firstName },
    { of: 'lastName', field: 'Last name', after: data.lastName },
    { of: 'companyName', field: 'Company', after: data.companyName },
    ...(data.companyRegistrationNumber === null
      ? []
      : [{ of: 'companyRegistrationNumber', field: 'Company number', after: data.companyRegistrationNumber } as const]),
    { of: 'companyType', field: 'Kind of company', after: spacedWords(data.companyType) },
    { of: 'email', field: 'Email address', after: data.email },
    { of: 'phone', field: 'Phone', after: data.phone },
    { of: 'address', field: 'Address', after: addressLine(data.address) },
    ...(data.webAddress === null ? [] : [{ of: 'webAddress', field: 'Web address', after: data.webAddress } as const]),
    { of: 'plan', field: 'Plan', after: planName(data.plan) },
  ],
  'accounts.profile-changed.v1': (data) => [
    { of: 'name', field: 'Name', after: `${data.name} ${data.surname}`.trim() },
    { of: 'phone', field: 'Phone', after: data.phone },
    { of: 'sector', field: 'Sector number', after: String(data.sector) },
  ],
  'accounts.company-changed.v1': (data) => [
    { of: 'companyName', field: 'Company', after: data.companyName },
    {
      of: 'companyRegistrationNumber',
      field: 'Company number',
      after: data.companyRegistrationNumber ?? 'none',
      initially: 'none',
    },
    { of: 'companyType', field: 'Kind of company', after: spacedWords(data.companyType) },
    { of: 'sector', field: 'Sector number', after: String(data.sector) },
  ],
  'accounts.email-corrected.v1': (data) => [{ of: 'email', field: 'Email address', after: data.email }],
  'accounts.email-verified.v1': () => [{ of: null, field: 'Email address confirmed', after: 'yes', initially: 'no' }],
  'accounts.passcode-paused.v1': () => [passcodes('paused')],
  'accounts.passcode-setting-changed.v1': ({ required }) => [
    {
      of: 'required',
      field: 'Passcode at login',
      after: required ? 'on' : 'off',
      initially: required ? 'off' : 'on',
    },
  ],
  'accounts.password-reset.v1': () => [PASSWORD, passcodes('possible')],
  'accounts.password-changed.v1': () => [PASSWORD],
  'accounts.second-factor-enrolled.v1': (data) => [secondFactor(data, 'set up')],
  'accounts.second-factor-removed.v1': (data) => [secondFactor(data, 'not set up')],
  'partners.partner-registered.v1': (data) => [
    { of: 'firstName', field: 'First name', after: data.firstName },
    { of: 'lastName', field: 'Last name', after: data.lastName },
    { of: 'companyName', field: 'Company', after: data.companyName },
    { of: 'email', field: 'Email address', after: data.email },
    { of: 'phone', field: 'Phone', after: data.phone },
    ...(data.webAddress === null ? [] : [{ of: 'webAddress', field: 'Web address', after: data.webAddress } as const]),
  ],
  'partners.details-changed.v1': (data) => [
    { of: 'firstName', field: 'First name', after: data.firstName },
    { of: 'lastName', field: 'Last name', after: data.lastName },
    { of: 'phone', field: 'Phone', after: data.phone },
  ],
  'partners.company-changed.v1': (data) => [
    { of: 'companyName', field: 'Company', after: data.companyName },
    { of: 'webAddress', field: 'Web address', after: data.webAddress ?? 'none', initially: 'none' },
  ],
  'staff.member-registered.v1': (data) => [
    { of: 'name', field: 'Name', after: data.name },
    { of: 'email', field: 'Email address', after: data.email },
    { of: 'kind', ...kindOfAccount(data.kind) },
    ...data.permissions.map((each) => permission('permissions' as const, each, true)),
  ],
  'staff.member-renamed.v1': (data) => [{ of: 'name', field: 'Name', after: data.name }],
  'staff.member-promoted.v1': () => [{ of: null, ...kindOfAccount('superAdmin') }],
  'staff.member-demoted.v1': () => [{ of: null, ...kindOfAccount('admin') }],
  'staff.permission-granted.v1': (data) => [permission('permission', data.permission, true)],
  'staff.permission-withdrawn.v1': (data) => [permission('permission', data.permission, false)],
  'staff.second-factor-required.v1': () => [secondFactorOfStaff('required')],
  'staff.second-factor-optional.v1': () => [secondFactorOfStaff('optional')],
  'onboarding.step-opened.v1': (data) => [step('status', data.step, data.status)],
  'onboarding.step-completed.v1': (data) => [
    step('step', data.step, 'completed'),
    ...data.alsoCompleted.map((each) => step('alsoCompleted' as const, each, 'completed')),
    ...(data.started === null ? [] : [step('started' as const, data.started, 'inProgress')]),
  ],
  'onboarding.generic-answers-saved.v1': ({ answers }) =>
    // The questions are never saved without an answer: an empty list is what an erasure leaves.
    answers.length === 0
      ? [{ of: 'answers', field: 'Answers', after: ERASED }]
      : answers.map(({ questionCode, choices }) => ({
          of: 'answers',
          field: questionName(questionCode),
          after: choices.map(({ answer }) => answer).join(', '),
        })),
  'onboarding.flags-noted.v1': ({ flags }) =>
    Object.entries(flags).map(([flag, status]) => ({
      of: 'flags',
      field: flagName(flag),
      after: STATUS_WORDS[status],
      initially: STATUS_WORDS.pending,
    })),
};

/** Whether events of this type tell of values, so that what they told is remembered. */
export const tellsOfValues = ({ type }: HistoryEvent): boolean => Object.hasOwn(TOLD, type);

function told(event: HistoryEvent): readonly Told<string>[] {
  // What is told under a type is for its data.
  const tell = TOLD[event.type] as ((data: HistoryEvent['data']) => readonly Told<string>[]) | undefined;
  return tell?.(event.data) ?? [];
}

/** Old and new values; a value that stays as it was is not told. */
export function historyChanges(event: HistoryEvent, memo: HistoryCacheRow | undefined): readonly HistoryChange[] {
  const personal = eventCatalogue.current[event.type]?.personal ?? {};
  return told(event)
    .map(({ of, field, before, after, initially }) => ({
      field,
      before: before ?? memo?.told[field] ?? initially ?? null,
      after,
      personal: of !== null && Object.hasOwn(personal, of),
    }))
    .filter(({ before, after }) => before !== after);
}

/** What the history knows once this event is told. */
export const toldAfter = (event: HistoryEvent, memo: HistoryCacheRow['told']): HistoryCacheRow['told'] => ({
  ...memo,
  ...Object.fromEntries(told(event).map(({ field, after }) => [field, after])),
});
