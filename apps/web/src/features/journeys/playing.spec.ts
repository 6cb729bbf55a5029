import fc from 'fast-check';
import { LONGEST_WAIT_MS, momentDue, nearestMoment, placesOnLine, playTimes, SPEEDS } from './playing';

const gaps = fc.array(fc.nat(100_000_000), { minLength: 1, maxLength: 50 });
const speed = fc.constantFrom(...SPEEDS);

describe('playing a journey', () => {
  it('waits as long as the customer did, shortens long waits and shows what happened at once one by one', () => {
    expect(playTimes([0, 2_000, 0, 60_000], '1')).toEqual([0, 2_000, 2_250, 2_250 + LONGEST_WAIT_MS]);
    expect(playTimes([0, 8_000, 80_000], '8')).toEqual([0, 1_000, 6_000]);
    expect(playTimes([0, 8_000, 0], 'events')).toEqual([0, 1_200, 2_400]);
  });

  it('shows every moment, in order, when its time has come', () => {
    fc.assert(
      fc.property(gaps, speed, (pauses, chosen) => {
        const times = playTimes(pauses, chosen);
        times.forEach((time, index) => {
          expect(momentDue(times, time)).toBe(index + 1);
          if (index > 0) expect(momentDue(times, time - 1)).toBe(index);
        });
        expect(momentDue(times, Infinity)).toBe(times.length);
      }),
    );
  });

  it('finds on the line the moment that is pointed at, also the first and the last', () => {
    fc.assert(
      fc.property(gaps, (pauses) => {
        const places = placesOnLine(pauses);
        places.forEach((place, index) => expect(nearestMoment(places, place)).toBe(index + 1));
        expect(nearestMoment(places, 0)).toBe(1);
        expect(nearestMoment(places, 1)).toBe(places.length);
        expect(places.every((place) => place >= 0 && place <= 1)).toBe(true);
      }),
    );
  });

  it('takes the nearer of two neighbours', () => {
    const places = [0, 0.5, 1];
    expect([0.2, 0.3, 0.7, 0.8].map((at) => nearestMoment(places, at))).toEqual([1, 2, 2, 3]);
  });
});
