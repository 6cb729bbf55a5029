import { lastDue } from './schedule';

const HOUR = 3_600_000;
const due = (everyMs: number, afterMs: number, now: string) =>
  lastDue({ queue: 'any', everyMs, afterMs }, new Date(now)).toISOString();

describe('lastDue', () => {
  it.each([
    ['every hour', HOUR, 0, '2026-11-02T09:59:59.999Z', '2026-11-02T09:00:00.000Z'],
    ['every hour, on the hour', HOUR, 0, '2026-11-02T10:00:00.000Z', '2026-11-02T10:00:00.000Z'],
    ['every night, before', 24 * HOUR, 2 * HOUR, '2026-11-02T01:59:00.000Z', '2026-11-01T02:00:00.000Z'],
    ['every night, after', 24 * HOUR, 2 * HOUR, '2026-11-02T02:00:00.000Z', '2026-11-02T02:00:00.000Z'],
  ])('%s', (_name, every, after, now, expected) => expect(due(every, after, now)).toBe(expected));
});
