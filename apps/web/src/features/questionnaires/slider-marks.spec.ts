import type { SLIDER_MARKS } from '@keelson/vocabulary';
import { markAfter, nearestMark } from './slider-marks';

describe('the slider', () => {
  it('[QST-02~] stands on its marks alone, wherever it is dragged', () => {
    const dragged = Array.from({ length: 10 }, (_, index) => nearestMark(index + 1));
    expect(dragged).toEqual([1, 1, 3, 3, 3, 7, 7, 7, 10, 10]);
  });

  it('moves from mark to mark by keys, and not beyond the ends', () => {
    const walk = (...keys: readonly string[]) =>
      keys.reduce<(typeof SLIDER_MARKS)[number]>((mark, key) => markAfter(key, mark) ?? mark, 1);
    expect(walk('ArrowRight', 'ArrowUp')).toBe(7);
    expect(walk('End', 'ArrowRight')).toBe(10);
    expect(walk('End', 'ArrowLeft', 'PageDown', 'Home', 'ArrowDown')).toBe(1);
    expect(markAfter('Enter', 3)).toBe(3);
    expect(markAfter('Tab', 3)).toBeUndefined();
  });
});
