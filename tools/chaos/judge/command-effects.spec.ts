import { v5 as uuidV5 } from 'uuid';
import { judgeCommands } from './command-effects.mjs';

const REQUEST = 'a7a1d1de-0000-4000-8000-000000000001';
const COMMAND = 'a7a1d1de-0000-4000-8000-000000000002';

const command = (more: object = {}) => ({
  key: 'k',
  owner: 'owner-1',
  route: 'accounts.register',
  requestId: REQUEST,
  outcome: 'acked',
  position: 2,
  echoes: [],
  ...more,
});
const event = (position: number, index: number, more: object = {}) => ({
  position,
  streamId: 'account-1',
  version: index + 1,
  type: 'accounts.customer-registered.v1',
  eventId: uuidV5(String(index), COMMAND),
  commandId: COMMAND,
  causationId: REQUEST,
  actorKind: 'anonymous',
  ...more,
});
const stored = [event(1, 0), event(2, 1)];
const other = 'a7a1d1de-0000-4000-8000-000000000003';
const kinds = (commands: object[], events: object[]): string[] =>
  judgeCommands(commands, events).map(({ kind }: { kind: string }) => kind);

describe('the judge of the commands', () => {
  it('[ES-01~] accepts what stands once, where it was said to be', () => {
    expect(judgeCommands([command({ echoes: [2] })], stored)).toEqual([]);
  });

  it.each([
    ['acknowledged and not there', command(), [], ['lost']],
    ['acknowledged elsewhere', command({ position: 9 }), stored, ['mismatch']],
    ['acknowledged without a position', command({ position: undefined }), stored, ['mismatch']],
    ['there under two commands', command(), [...stored, event(3, 0, { commandId: other, streamId: 'b' })], ['doubled']],
    ['there in part', command({ position: 2 }), [event(2, 1)], ['mismatch']],
    ['torn apart', command({ position: 3 }), [event(1, 0), event(3, 1)], ['mismatch']],
    ['refused and there', command({ outcome: 'refused', position: undefined }), stored, ['mismatch']],
    ['repeated with another position', command({ echoes: [1] }), stored, ['mismatch']],
    ['refused when repeated', command({ echoes: ['refused X'] }), stored, ['mismatch']],
    ['indeterminate and twice', command({ outcome: 'indeterminate' }), [event(1, 0), event(2, 0)], ['mismatch']],
  ])('finds a command %s', (_, given, events, expected) => {
    expect(kinds([given], events)).toEqual(expected);
  });

  it('accepts a refusal that is repeated', () => {
    const refused = { outcome: 'refused', position: undefined, code: 'STEP_LOCKED' };
    expect(kinds([command({ ...refused, echoes: ['refused STEP_LOCKED'] })], [])).toEqual([]);
    expect(kinds([command({ ...refused, echoes: [2] })], [])).toEqual(['mismatch']);
  });

  it('accepts an indeterminate command that is there once or not at all', () => {
    const given = command({ outcome: 'indeterminate', position: undefined });
    expect(kinds([given], stored)).toEqual([]);
    expect(kinds([given], [])).toEqual([]);
  });

  it('accepts that a command finds its work done by another of its owner to its route, and by none else', () => {
    const second = (more: object = {}) => command({ key: 'l', requestId: other, ...more });
    expect(kinds([command(), second()], stored)).toEqual([]);
    expect(kinds([command(), second({ owner: 'owner-2' })], stored)).toEqual(['lost']);
    expect(kinds([command(), second({ route: 'session.signIn' })], stored)).toEqual(['lost']);
  });

  it('takes a kept refusal for no effect, and finds an event that nobody asked for', () => {
    const refused = command({ outcome: 'refused', position: undefined });
    expect(kinds([refused], [event(1, 0, { type: 'onboarding.step-refused.v1' })])).toEqual([]);
    expect(kinds([], [event(1, 0)])).toEqual(['mismatch']);
    expect(kinds([], [event(1, 0, { actorKind: 'system' })])).toEqual([]);
  });
});
