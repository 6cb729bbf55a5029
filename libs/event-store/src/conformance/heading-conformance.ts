import { randomUUID } from 'node:crypto';
import { type EventHeadings, type Position, START } from '../port';
import { newStream, sampleAppend } from './sample-appends';
import type { StoreUnderTest } from './store-under-test';

export type StoreWithHeadings = StoreUnderTest & { readonly headings: EventHeadings };

export function conformsInHeadings(open: () => Promise<StoreWithHeadings>): void {
  let log: StoreWithHeadings;
  beforeAll(async () => {
    log = await open();
  });
  afterAll(async () => {
    await log.close();
  });

  async function appended(partitionKey: string): Promise<Position> {
    const outcome = await log.store.append(sampleAppend({ streamId: newStream(), expectedVersion: 0, partitionKey }));
    if (outcome.kind !== 'appended') throw new Error(`not appended: ${outcome.kind}`);
    return outcome.position;
  }

  it('tells of the events between two positions, in order', async () => {
    const before = await log.store.head();
    const [ann, ben] = [`acc_${randomUUID()}`, `acc_${randomUUID()}`];
    const positions = [await appended(ann), await appended(ben), await appended(ann)];
    const [first, second, third] = positions;
    if (first === undefined || second === undefined || third === undefined) throw new Error('three were appended');
    const found = await log.headings.between(before, third, 10);
    expect(found.map(({ position }) => position)).toEqual(positions);
    const [stored] = (await log.store.readAll(before, 1)).events;
    expect(found[0]).toEqual({
      position: first,
      type: 'samples.note-written.v1',
      subjectId: 'acc_1',
      occurredAt: stored?.occurredAt,
    });
    expect((await log.headings.between(before, second, 10)).map(({ position }) => position)).toEqual([first, second]);
    expect(await log.headings.between(before, third, 1)).toEqual(found.slice(0, 1));
    expect(await log.headings.between(third, third, 10)).toEqual([]);
    expect(await log.headings.standsAt(second)).toBe(true);
    expect(await log.headings.standsAt(START)).toBe(false);
  });

  it('tells of the events of some customers, and which was the last up to a position', async () => {
    const before = await log.store.head();
    const [ann, ben, zoe] = [`acc_${randomUUID()}`, `acc_${randomUUID()}`, `acc_${randomUUID()}`];
    const first = await appended(ann);
    const other = await appended(ben);
    const third = await appended(zoe);
    const last = await appended(ann);
    const found = await log.headings.ofPartitions([ann, zoe], before, 10);
    expect(found.map(({ position }) => position)).toEqual([first, third, last]);
    expect(await log.headings.ofPartitions([ann, zoe], first, 1)).toEqual(found.slice(1, 2));
    expect(await log.headings.ofPartitions(['acc_nobody'], before, 10)).toEqual([]);
    expect(await log.headings.lastOfPartitions([ann, ben], last)).toBe(last);
    expect(await log.headings.lastOfPartitions([ann, ben], third)).toBe(other);
    expect(await log.headings.lastOfPartitions([ann], third)).toBe(first);
    expect(await log.headings.lastOfPartitions([ann], before)).toBe(START);
    expect(await log.headings.lastOfPartitions(['acc_nobody'], last)).toBe(START);
  });

  it('tells of every event of a type, in order', async () => {
    const before = await log.headings.ofType('samples.note-written.v1');
    const positions = [await appended('acc_1'), await appended('acc_2')];
    const found = await log.headings.ofType('samples.note-written.v1');
    expect(found.slice(before.length).map(({ position }) => position)).toEqual(positions);
    expect(await log.headings.ofType('samples.note')).toEqual([]);
  });

  it.each([0, -1, 1.5])('throws for the limit %p', async (limit) => {
    await expect(log.headings.between(START, START, limit)).rejects.toThrow(RangeError);
    await expect(log.headings.ofPartitions([], START, limit)).rejects.toThrow(RangeError);
  });
}
