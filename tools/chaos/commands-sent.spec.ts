import { commandIdOf } from '../../apps/api/src/platform/execution/context-of';
import { commandsSent, requestIdOf } from './commands-sent.mjs';

const sent = (key: string) => ({ kind: 'sent', key, owner: 'owner-1', route: 'accounts.register' });

describe('the commands of a journal', () => {
  it('bear the ids that the API gives them', () => {
    const key = 'a-key';
    const accountId = 'acc_01890000-0000-7000-8000-000000000001';
    const customer = commandIdOf({ kind: 'customer', id: accountId }, 'onboarding.openStep', key);
    expect(requestIdOf({ accountId, route: 'onboarding.openStep', key })).toBe(customer);
  });

  it('end as they were answered, or stay indeterminate', () => {
    const entries = [
      sent('a'),
      sent('b'),
      { kind: 'failed', key: 'a', why: 'ECONNRESET' },
      sent('c'),
      { kind: 'acked', key: 'a', position: 7 },
      { kind: 'echoed', key: 'a', position: 7 },
      { kind: 'refused', key: 'b', status: 409, code: 'STEP_LOCKED' },
      { kind: 'failed', key: 'c', why: 'TimeoutError' },
    ];
    expect(commandsSent(entries)).toMatchObject([
      { key: 'a', outcome: 'acked', position: 7, failures: 1, echoes: [7] },
      { key: 'b', outcome: 'refused', code: 'STEP_LOCKED', failures: 0 },
      { key: 'c', outcome: 'indeterminate', failures: 1, echoes: [] },
    ]);
  });

  it('end as a repeat was answered where the first answer was taken back', () => {
    const entries = [
      sent('a'),
      { kind: 'echoed', key: 'a', position: 9 },
      { kind: 'echoed', key: 'a', position: 9 },
      sent('b'),
      { kind: 'echoed', key: 'b', position: 'refused STEP_LOCKED' },
    ];
    expect(commandsSent(entries)).toMatchObject([
      { outcome: 'acked', position: 9, echoes: [9] },
      { outcome: 'refused', code: 'STEP_LOCKED', echoes: [] },
    ]);
  });
});
