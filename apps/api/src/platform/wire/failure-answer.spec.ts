import { DecisionFailed } from '@keelson/event-store/decisions';
import { failureAnswer } from './failure-answer';

describe('failureAnswer', () => {
  it.each([
    ['stale-version', 412, 'STALE_VERSION'],
    ['key-reused', 409, 'IDEMPOTENCY_KEY_REUSED'],
    ['busy', 503, 'BUSY'],
  ] as const)('answers a command that came to no decision: %s', (fault, status, code) => {
    const failure = failureAnswer(new DecisionFailed(fault, 'samples-1'));
    expect(failure).toMatchObject({ answer: { status, extras: { code } } });
    expect(failure.fault).toBeUndefined();
    expect(JSON.stringify(failure)).not.toContain('samples-1');
  });
});
