import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { InTurn } from './in-turn';
import { type Source, sourceFrom } from './source';
import { Turns } from './turns';

interface Settable extends Source<number> {
  readonly set: (value: number) => void;
}

function settable(first: number): Settable {
  const listeners = new Set<() => void>();
  let value = first;
  return {
    now: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}

/** Counts who asks, and draws when the test says so. */
class CountedTurns extends Turns {
  asked = 0;

  override take(draw: () => void): void {
    this.asked += 1;
    super.take(draw);
  }
}

const frame = () => act(() => new Promise<void>((next) => requestAnimationFrame(() => next())));
const shown = (source: Source<unknown>, turns: Turns) => (
  <InTurn {...{ turns, source }}>{(value) => <output>{String(value)}</output>}</InTurn>
);
const word = () => screen.getByRole('status').textContent;

describe('a part of a page that follows in its turn', () => {
  it('shows a change in the frame that is its turn, and the newest of several', async () => {
    const [source, turns] = [settable(1), new CountedTurns()];
    render(shown(source, turns));
    source.set(2);
    source.set(3);
    expect(word()).toBe('1');
    await frame();
    expect(word()).toBe('3');
  });

  it('asks for no turn while what it shows stays the same', async () => {
    const [source, turns] = [settable(1), new CountedTurns()];
    render(
      shown(
        sourceFrom(source, (value) => value > 0),
        turns,
      ),
    );
    for (const value of [2, 3, 4]) source.set(value);
    expect([word(), turns.asked]).toEqual(['true', 0]);
    source.set(-1);
    await frame();
    expect([word(), turns.asked]).toEqual(['false', 1]);
  });

  it('shows what another source has at once, and follows that one only', async () => {
    const [one, other, turns] = [settable(1), settable(10), new CountedTurns()];
    const { rerender } = render(shown(one, turns));
    rerender(shown(other, turns));
    expect(word()).toBe('10');
    one.set(2);
    other.set(11);
    await frame();
    expect(word()).toBe('11');
  });

  it('makes what a source is made into once for each value that is asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.nat(3))), (steps) => {
        const source = settable(0);
        let made = 0;
        const doubled = sourceFrom(source, (value) => {
          made += 1;
          return { twice: value * 2 };
        });
        for (const [value, asks] of steps) {
          source.set(value);
          const before = made;
          const seen = Array.from({ length: asks }, () => doubled.now());
          expect(new Set(seen).size).toBeLessThanOrEqual(1);
          expect(seen.every(({ twice }) => twice === value * 2)).toBe(true);
          expect(made - before).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
