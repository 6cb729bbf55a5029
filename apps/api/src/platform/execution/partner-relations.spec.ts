import type { EventHeading } from '@keelson/event-store';
import { PartnerRelations } from './partner-relations';
import type { Standing } from './postgres-checkpoints';

const HEAD = 1_000;

/** A log whose last events are these, and the relations projected up to before them. */
function relations(types: readonly string[], handles: readonly string[] | undefined) {
  const position = HEAD - types.length;
  const headings = types.map((type, index): EventHeading => {
    const placed = { position: position + 1 + index, subjectId: 'acc_1', occurredAt: new Date(0) };
    return { ...placed, type };
  });
  const standing: Standing | undefined = handles && {
    projection: 'partner-relations',
    position,
    handles: new Set(handles),
  };
  return new PartnerRelations(
    { head: () => Promise.resolve(HEAD) },
    { between: (_after, _upTo, limit) => Promise.resolve(headings.slice(0, limit)) },
    { standing: () => Promise.resolve(standing) },
  ).neededPosition();
}

const ASSIGNED = 'accounts.partner-assigned.v1';
const HANDLES = ['accounts.partner-assigned'];
const OTHERS = ['accounts.signed-in.v1', 'goals.set.v1'];

describe('how far partners’ relations are needed', () => {
  it('is the head where the projection is there, or has not begun', async () => {
    expect(await relations([], HANDLES)).toBe(HEAD);
    expect(await relations([ASSIGNED], undefined)).toBe(HEAD);
  });

  it('is where the projection stands while nothing concerns it', async () => {
    expect(await relations(OTHERS, HANDLES)).toBe(HEAD - 2);
  });

  it('[AUTHZ-02~] is the last event that concerns it', async () => {
    expect(await relations([...OTHERS, ASSIGNED, ...OTHERS], HANDLES)).toBe(HEAD - 2);
    expect(await relations([ASSIGNED, ASSIGNED, 'goals.set.v1'], HANDLES)).toBe(HEAD - 1);
  });

  it('[AUTHZ-02~] is the head where the projection is far behind', async () => {
    expect(await relations(Array<string>(500).fill('goals.set.v1'), HANDLES)).toBe(HEAD);
  });

  it('[AUTHZ-02~] is the last event of all where it has not been said what concerns it', async () => {
    expect(await relations([ASSIGNED, ...OTHERS], [])).toBe(HEAD);
  });
});
