import * as fc from 'fast-check';
import { LOST_REASON, type OperationsCommand, operationsDecider } from './operations.decider';
import type { OperationsEvent, RebuildRequested } from './operations.events';

const asked = (requestId: string): RebuildRequested => ({
  type: 'operations.rebuild-requested.v1',
  data: { requestId, projection: 'customer-table' },
});
const ended = (requestId: string, outcome: 'done' | 'failed' | 'refused', reason: string | null): OperationsEvent => ({
  type: 'operations.request-ended.v1',
  data: { requestId, outcome, reason },
});
const decide = (given: readonly OperationsEvent[], command: OperationsCommand) =>
  operationsDecider.decide(command, given.reduce(operationsDecider.evolve, operationsDecider.initialState));
const request = (requestId: string, lost?: string): OperationsCommand => ({
  name: 'Request',
  event: asked(requestId),
  ...(lost !== undefined && { lost }),
});

describe('requests of operators', () => {
  it('are recorded, and refused while one for the same thing is under way', () => {
    expect(decide([], request('a'))).toEqual({ ok: true, value: [asked('a')] });
    expect(decide([asked('a')], request('b'))).toEqual({ ok: false, failure: { code: 'ALREADY_UNDER_WAY' } });
    expect(decide([asked('a'), ended('a', 'done', null)], request('b'))).toEqual({ ok: true, value: [asked('b')] });
  });

  it('pass one whose job was lost, which counts as failed', () => {
    expect(decide([asked('a')], request('b', 'a'))).toEqual({
      ok: true,
      value: [ended('a', 'failed', LOST_REASON), asked('b')],
    });
    expect(decide([asked('c')], request('b', 'a'))).toMatchObject({ ok: false });
  });

  it('end once', () => {
    const end = { name: 'EndRequest', requestId: 'a', outcome: 'refused', reason: 'no right' } as const;
    expect(decide([asked('a')], end)).toEqual({ ok: true, value: [ended('a', 'refused', 'no right')] });
    expect(decide([asked('a'), ended('a', 'done', null)], end)).toEqual({ ok: true, value: [] });
    expect(decide([asked('b')], end)).toEqual({ ok: true, value: [] });
  });

  it('for a verification end with what it found; the clock asks without a request', () => {
    const found = { requestId: 'a', events: 9, roots: 1, fault: null };
    const record = { name: 'RecordVerification', found } as const;
    const verified = { type: 'operations.log-verified.v1', data: found } as const;
    expect(decide([], record)).toEqual({ ok: true, value: [verified] });
    expect(decide([verified], record)).toEqual({ ok: true, value: [] });
    expect(decide([asked('a'), verified], request('b'))).toEqual({ ok: true, value: [asked('b')] });
    expect(decide([asked('b'), verified], request('c'))).toMatchObject({ ok: false });
  });

  it('never leave two open at once, and give each at most one outcome', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const command: fc.Arbitrary<OperationsCommand> = fc.oneof(
      fc.tuple(id, fc.option(id, { nil: undefined })).map(([each, lost]) => request(each, lost)),
      id.map((requestId) => ({ name: 'EndRequest', requestId, outcome: 'done', reason: null }) as const),
      id.map((requestId) => ({
        name: 'RecordVerification' as const,
        found: { requestId, events: 1, roots: 0, fault: null },
      })),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 40 }), (commands) => {
        const events: OperationsEvent[] = [];
        let open: string | undefined;
        for (const each of commands) {
          const outcome = decide(events, each);
          if (!outcome.ok) expect(open).toBeDefined();
          for (const event of outcome.ok ? outcome.value : []) {
            if (event.type === 'operations.request-ended.v1') {
              expect(event.data.requestId).toBe(open);
              open = undefined;
            } else if (event.type === 'operations.log-verified.v1') {
              if (open === event.data.requestId) open = undefined;
            } else {
              expect(open).toBeUndefined();
              open = event.data.requestId;
            }
            events.push(event);
          }
        }
      }),
    );
  });
});
