import type { StoredEvent } from '@keelson/event-store';
import fc from 'fast-check';
import { following, partedAround } from './arrange-batch';

const at = (position: number): StoredEvent => ({ position }) as StoredEvent;
const positions = (events: readonly StoredEvent[]): number[] => events.map(({ position }) => position);

describe('following', () => {
  it('restores order and drops doubles and what is old', () => {
    expect(positions(following(3, [6, 4, 2, 4, 5, 3, 6].map(at)))).toEqual([4, 5, 6]);
  });

  it('stops before a hole, and is empty when the next event is missing', () => {
    expect(positions(following(0, [1, 2, 4].map(at)))).toEqual([1, 2]);
    expect(following(3, [5, 6].map(at))).toEqual([]);
  });

  it('gives the longest run that a delivery holds, whatever the delivery', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.array(fc.integer({ min: 1, max: 40 })), (position, delivered) => {
        let next = position + 1;
        while (delivered.includes(next)) next += 1;
        const expected = Array.from({ length: next - position - 1 }, (_, index) => position + 1 + index);
        expect(positions(following(position, delivered.map(at)))).toEqual(expected);
      }),
    );
  });
});

describe('partedAround', () => {
  it('keeps every event in order, and gives those that stand alone a part of their own', () => {
    const alone = (each: number) => each % 5 === 0;
    expect(partedAround([1, 2, 5, 10, 3, 4, 15], alone)).toEqual([[1, 2], [5], [10], [3, 4], [15]]);
    fc.assert(
      fc.property(fc.array(fc.nat(30)), (batch) => {
        const parts = partedAround(batch, alone);
        expect(parts.flat()).toEqual(batch);
        for (const part of parts) expect(part.length === 1 || !part.some(alone)).toBe(true);
      }),
    );
  });
});
