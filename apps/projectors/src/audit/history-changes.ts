import type { HistoryChange } from '@keelson/read-models/audit';
import { dateOf, type HistoryEvent, STEP_NAMES } from './history-words';

type DataOf<Type extends HistoryEvent['type']> = Extract<HistoryEvent, { type: Type }>['data'];

type ChangesByType = { readonly [Type in HistoryEvent['type']]?: (data: DataOf<Type>) => readonly HistoryChange[] };

const change = (field: string, before: string | null, after: string | null): HistoryChange => ({
  field,
  before,
  after,
});

/** The old and the new value, where an event tells of them. No personal value goes in. */
const CHANGES: ChangesByType = {
  'accounts.customer-registered.v1': ({ trial }) => [change('Free trial until', null, dateOf(trial.endsAt))],
  'accounts.email-verified.v1': () => [change('E-mail address', 'not confirmed', 'confirmed')],
  'accounts.passcode-paused.v1': () => [change('Passcode sign-in', 'possible', 'paused')],
  'accounts.passcode-setting-changed.v1': ({ required }) => [
    change('Passcode at sign-in', required ? 'off' : 'on', required ? 'on' : 'off'),
  ],
  'accounts.password-reset.v1': () => [change('Password', 'old one', 'new one')],
  'accounts.password-changed.v1': () => [change('Password', 'old one', 'new one')],
  'staff.permission-granted.v1': ({ permission }) => [change(permission, 'not granted', 'granted')],
  'staff.permission-withdrawn.v1': ({ permission }) => [change(permission, 'granted', 'not granted')],
  'onboarding.step-completed.v1': ({ step, started }) => [
    change(STEP_NAMES[step], 'in progress', 'completed'),
    ...(started === null ? [] : [change(STEP_NAMES[started], 'not started', 'in progress')]),
  ],
  'onboarding.flags-noted.v1': ({ flags }) => Object.entries(flags).map(([flag, value]) => change(flag, null, value)),
};

export function historyChanges(event: HistoryEvent): readonly HistoryChange[] {
  // The changes found under a type are those for its data.
  const tell = CHANGES[event.type] as ((data: HistoryEvent['data']) => readonly HistoryChange[]) | undefined;
  return tell?.(event.data) ?? [];
}
