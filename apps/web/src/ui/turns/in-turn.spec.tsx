import { act, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useRef } from 'react';
import { InTurn } from './in-turn';
import { type Source, sourceFrom } from './source';
import { sourceInTurn } from './source-in-turn';
import { Turns } from './turns';
import { useWritten } from './use-written';

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

describe('a source that tells in its turn', () => {
  it('tells all who listen in one turn, and has until then what it told last', async () => {
    const [source, turns] = [settable(1), new CountedTurns()];
    const inTurn = sourceInTurn(turns, source);
    const told: number[] = [];
    const ends = [1, 2].map(() => inTurn.subscribe(() => told.push(inTurn.now())));
    source.set(2);
    source.set(3);
    expect([inTurn.now(), told]).toEqual([1, []]);
    await frame();
    expect([inTurn.now(), told, turns.asked]).toEqual([3, [3, 3], 2]);
    source.set(4);
    ends.forEach((end) => end());
    await frame();
    expect([inTurn.now(), told]).toEqual([4, [3, 3]]);
    inTurn.subscribe(() => told.push(inTurn.now()))();
    expect(inTurn.now()).toBe(4);
  });
});

describe('what is written without rendering', () => {
  const Written = ({ source, unit }: { readonly source: Source<number>; readonly unit: string }) => {
    const output = useRef<HTMLOutputElement>(null);
    const renders = useRef(0);
    renders.current += 1;
    useWritten(source, (value) => {
      if (output.current) output.current.textContent = `${value}${unit}, rendered ${renders.current}`;
    });
    return <output ref={output} />;
  };

  it('stands there at once and after each change, of the source and of what writes it, until it is gone', () => {
    const [one, other] = [settable(1), settable(10)];
    const { rerender, unmount } = render(<Written source={one} unit="%" />);
    expect(word()).toBe('1%, rendered 1');
    one.set(2);
    expect(word()).toBe('2%, rendered 1');
    rerender(<Written source={one} unit=" pounds" />);
    expect(word()).toBe('2 pounds, rendered 2');
    rerender(<Written source={other} unit="%" />);
    one.set(3);
    expect(word()).toBe('10%, rendered 3');
    other.set(11);
    expect(word()).toBe('11%, rendered 3');
    const gone = screen.getByRole('status');
    unmount();
    other.set(12);
    expect(gone.textContent).toBe('11%, rendered 3');
  });
});
