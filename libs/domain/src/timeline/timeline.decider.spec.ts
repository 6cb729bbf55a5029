import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import {
  LOST_AFTER_MS,
  type TimelineCommand,
  timelineDecider as decider,
  type TimelineState,
} from './timeline.decider';
import { type TimelineEvent, timelineEventDefinitions } from './timeline.events';

const AT = new Date('2026-11-02T09:00:00.000Z');
const later = (ms: number) => new Date(AT.getTime() + ms);
const WEEK_MS = 7 * 86_400_000;

/** The events of some commands, one after the other. */
function lived(...commands: readonly TimelineCommand[]): { state: TimelineState; events: readonly TimelineEvent[] } {
  let state = decider.initialState;
  const events: TimelineEvent[] = [];
  for (const command of commands) {
    const decision = decider.decide(command, state);
    if (!decision.ok) continue;
    events.push(...decision.value);
    state = decision.value.reduce(decider.evolve, state);
  }
  return { state, events };
}
const ask = (exportId: string, at = AT): TimelineCommand => ({ name: 'AskForExport', exportId, at });
const record = (exportId: string, at = AT): TimelineCommand => ({
  ...({ name: 'RecordExport', exportId, fileId: 'f', events: 3, at } as const),
});
const download = (exportId: string, at: Date): TimelineCommand => ({
  ...({ name: 'RecordDownload', exportId, format: 'json', at } as const),
});

describe('the export of a timeline', () => {
  it('is one at a time: asked again, the one under way goes on', () => {
    const { events, state } = lived(ask('a'), ask('b'), record('b'), record('a'), record('a'));
    expect(events.map(({ type, data }) => [type, data.exportId])).toEqual([
      ['timeline.export-asked.v1', 'a'],
      ['timeline.export-made.v1', 'a'],
    ]);
    expect(state).toEqual({
      ...{ kind: 'made', exportId: 'a', fileId: 'f', events: 3, madeAt: AT.toISOString() },
      expiresAt: later(WEEK_MS).toISOString(),
    });
  });

  it('may be asked for anew once it was made, has failed, or was lost', () => {
    expect(lived(ask('a'), record('a'), ask('b')).state).toMatchObject({ kind: 'under-way', exportId: 'b' });
    const failed = { name: 'GiveUpExport', exportId: 'a', reason: 'broken-down' } as const;
    expect(lived(ask('a'), failed, ask('b')).state).toMatchObject({ kind: 'under-way', exportId: 'b' });
    expect(lived(ask('a'), ask('b', later(LOST_AFTER_MS - 1))).state).toMatchObject({ exportId: 'a' });
    expect(lived(ask('a'), ask('b', later(LOST_AFTER_MS))).state).toMatchObject({ exportId: 'b' });
  });

  it('is handed out for seven days to the millisecond, and only what was made last', () => {
    const { state } = lived(ask('a'), record('a'));
    expect(decider.decide(download('a', later(WEEK_MS - 1)), state)).toMatchObject({ ok: true });
    const refused = { ok: false, failure: { code: 'NOT_READY' } };
    expect(decider.decide(download('a', later(WEEK_MS)), state)).toEqual(refused);
    expect(decider.decide(download('b', AT), state)).toEqual(refused);
    expect(decider.decide(download('a', AT), lived(ask('a')).state)).toEqual(refused);
  });

  it('never has two under way, and makes none that nobody asked for, whatever comes in which order', () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const at = fc.integer({ min: 0, max: 2 * WEEK_MS }).map(later);
    const command: fc.Arbitrary<TimelineCommand> = fc.oneof(
      fc.record({ name: fc.constant('AskForExport' as const), exportId: id, at }),
      fc.record({ name: fc.constant('RecordExport' as const), exportId: id, fileId: id, events: fc.nat(), at }),
      fc.record({
        name: fc.constant('GiveUpExport' as const),
        exportId: id,
        reason: fc.constant('account-closed' as const),
      }),
      fc.record({
        name: fc.constant('RecordDownload' as const),
        exportId: id,
        format: fc.constant('html' as const),
        at,
      }),
    );
    fc.assert(
      fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
        let asked: string | undefined;
        for (const { type, data } of lived(...commands).events) {
          if (type === 'timeline.export-asked.v1') asked = data.exportId;
          else expect(data.exportId).toBe(asked);
        }
      }),
    );
  });
});

describe('stored events of the timeline', () => {
  const folder = join(__dirname, 'golden');
  const types = Object.keys(timelineEventDefinitions) as TimelineEvent['type'][];

  it('have one golden file per version, and read back as the states they made', () => {
    expect(readdirSync(folder).sort()).toEqual(types.map((type) => `${type}.json`).sort());
    const golden = types.map((type) => JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8')) as TimelineEvent);
    expect(golden.map((event) => decider.evolve({ kind: 'none' }, event).kind)).toEqual([
      'under-way',
      'made',
      'failed',
      'none',
    ]);
  });
});
