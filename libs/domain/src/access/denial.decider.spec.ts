import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { type AccessDenied, accessEventDefinitions, denialStream } from './access.events';
import { DENIAL_LIMIT, DENIAL_WINDOW_MS, denialDecider, type RecordDenial } from './denial.decider';

const nine = new Date('2026-11-02T09:00:00.000Z');
const denied = (minute: number): RecordDenial => ({
  name: 'RecordDenial',
  route: 'customers.list',
  code: 'FORBIDDEN',
  at: new Date(nine.getTime() + minute * 60_000),
});

function recorded(minutes: readonly number[]): readonly AccessDenied[] {
  const events: AccessDenied[] = [];
  for (const minute of minutes) {
    const state = events.reduce(denialDecider.evolve, denialDecider.initialState);
    const outcome = denialDecider.decide(denied(minute), state);
    if (outcome.ok) events.push(...outcome.value);
  }
  return events;
}

describe('recording who was denied', () => {
  it('[AUD-01~] keeps what was denied, why and when', () => {
    expect(recorded([0])).toEqual([
      {
        type: 'access.denied.v1',
        data: { route: 'customers.list', code: 'FORBIDDEN', deniedAt: nine.toISOString() },
      },
    ]);
  });

  it('keeps every denial up to the limit of an hour, and no more', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 80 }), (minutes) => {
        const times = [...minutes].sort((a, b) => a - b);
        const events = recorded(times);
        const at = events.map(({ data }) => Date.parse(data.deniedAt));
        for (const [index, time] of at.entries()) {
          const earlier = at[index - DENIAL_LIMIT];
          if (earlier !== undefined) expect(time - earlier).toBeGreaterThanOrEqual(DENIAL_WINDOW_MS);
        }
        if (times.length <= DENIAL_LIMIT) expect(events).toHaveLength(times.length);
      }),
    );
  });

  it('keeps one stream a day', () => {
    expect(denialStream('acc_9', nine)).toBe('denials-acc_9-2026-11-02');
  });

  it('reads its golden events back', () => {
    const folder = join(__dirname, 'golden');
    expect(readdirSync(folder)).toEqual(Object.keys(accessEventDefinitions).map((type) => `${type}.json`));
    const golden = JSON.parse(readFileSync(join(folder, 'access.denied.v1.json'), 'utf8')) as AccessDenied;
    expect(denialDecider.evolve([], golden)).toEqual(['2026-11-02T09:18:00.000Z']);
  });
});
