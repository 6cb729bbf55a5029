import { LONGEST_ACTING_REASON } from '@keelson/vocabulary';
import fc from 'fast-check';
import { ACTING_MS, actingDecider, type ActingState } from './acting.decider';
import type { ActingEvent } from './acting.events';

const customerId = 'acc_0f6f2a53-4a1c-4d5e-9d6b-5a7a1f0a6c11';
const at = new Date('2026-11-26T17:05:00.000Z');
type Command = Parameters<typeof actingDecider.decide>[0];

const start = (reason: string): Command => ({ name: 'StartActing', customerId, reason, at });
const END: Command = { name: 'EndActing', how: 'by-hand' };
const decide = (command: Command, state: ActingState = actingDecider.initialState) =>
  actingDecider.decide(command, state);
const granted = { kind: 'granted', customerId, reason: 'Asked to', endsAt: '2026-11-26T18:05:00.000Z' } as const;

describe('acting for a customer', () => {
  it('[AUTHZ-04~] begins with a reason, for an hour at most', () => {
    const data = { customerId, reason: 'Asked to', endsAt: '2026-11-26T18:05:00.000Z' };
    expect(decide(start('  Asked to '))).toEqual({ ok: true, value: [{ type: 'acting.started.v1', data }] });
    expect(ACTING_MS).toBe(3_600_000);
  });

  it.each([
    ['', 'REASON_NEEDED'],
    [' \n', 'REASON_NEEDED'],
    ['a'.repeat(LONGEST_ACTING_REASON + 1), 'REASON_TOO_LONG'],
  ])('refuses the reason %j', (reason, code) => {
    expect(decide(start(reason))).toEqual({ ok: false, failure: { code } });
  });

  it('is not begun again under the same grant, nor once it has ended', () => {
    expect(decide(start('Asked to'), granted)).toEqual({ ok: true, value: [] });
    expect(decide(start('Asked to'), { kind: 'ended' })).toEqual({ ok: true, value: [] });
  });

  it('is for one customer under one grant, and begins again once the hour is over', () => {
    expect(actingDecider.decide({ ...start('Asked to'), customerId: 'acc_other' } as Command, granted)).toEqual({
      ok: false,
      failure: { code: 'OTHER_CUSTOMER' },
    });
    const later = { ...start('Asked to'), at: new Date(granted.endsAt) } as Command;
    expect(decide(later, granted)).toMatchObject({ value: [{ data: { endsAt: '2026-11-26T19:05:00.000Z' } }] });
  });

  it('ends once, and not before it began', () => {
    expect(decide(END, granted)).toEqual({ ok: true, value: [{ type: 'acting.ended.v1', data: { how: 'by-hand' } }] });
    expect(decide(END, { kind: 'ended' })).toEqual({ ok: true, value: [] });
    expect(decide(END)).toEqual({ ok: false, failure: { code: 'NOT_ACTING' } });
  });

  it('[AUTHZ-04~] never begins or ends twice, whatever comes in whatever order', () => {
    const commands = fc.array(fc.oneof(fc.string({ maxLength: 210 }).map(start), fc.constant(END)), { maxLength: 30 });
    fc.assert(
      fc.property(commands, (given) => {
        let state: ActingState = actingDecider.initialState;
        const told: ActingEvent[] = [];
        for (const command of given) {
          const outcome = decide(command, state);
          if (!outcome.ok) continue;
          told.push(...outcome.value);
          state = outcome.value.reduce(actingDecider.evolve, state);
        }
        expect(['', 'acting.started.v1', 'acting.started.v1 acting.ended.v1']).toContain(
          told.map(({ type }) => type).join(' '),
        );
      }),
    );
  });
});
