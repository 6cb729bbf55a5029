import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signInKeeper } from '../clock/keeper.mjs';
import { productClock } from '../clock/product-clock.mjs';
import { inTurn } from '../product/killer.mjs';
import { someoneSignedIn } from '../load/someone-signed-in.mjs';

const HOUR = 3_600_000;
const SHORTEST = 2000;
const LONGEST = 5000;
/** The load begins so long before the moment that it crosses. */
const BEFORE = 5000;

/** Moments that a clock of a calendar trips over; a run crosses one of them, drawn by its seed. */
const MOMENTS = {
  'the beginning of a leap day': Date.UTC(2028, 1, 29),
  'the end of a leap day': Date.UTC(2028, 2, 1),
  'the beginning of summer time in London': Date.UTC(2027, 2, 28, 1),
  'the end of summer time in London': Date.UTC(2027, 9, 31, 1),
};

async function clockApart(place, chance) {
  const clock = productClock(join(place.folder, 'clock'));
  const crossed = chance.oneOf(Object.keys(MOMENTS));
  // So far ahead from the start on: what is being set is the clock, not the year.
  clock.setTo(MOMENTS[crossed] - HOUR);
  return { clock, crossed, environment: clock.environment, through: (server) => server, close: () => undefined };
}

/** An hour forward or back, some seconds under load, and the other way. */
const stepOnce = (keeper) => async (means, number) => {
  const { chance, around } = means;
  const hour = number % 2 === 1 ? HOUR : -HOUR;
  const person = await means.until('nobody has signed in', async () => someoneSignedIn(means));
  if (person === undefined) return undefined;
  await keeper.signIn(person);
  const startedAt = Date.now();
  for (const by of [hour, -hour]) {
    around.clock.step(by);
    await keeper.showAll();
    await pause(chance.between(SHORTEST, LONGEST));
    await keeper.signIn(person);
    await keeper.showAll();
  }
  return {
    kind: hour > 0 ? 'hour forward and back' : 'hour back and forward',
    target: 'clock',
    startedAt,
    endedAt: Date.now(),
  };
};

export const clockSteps = ({ times }) => ({
  surroundings: clockApart,
  async plan(means) {
    const { clock, crossed } = means.around;
    means.say(`The clock crosses ${crossed}`);
    clock.setTo(MOMENTS[crossed] - BEFORE);
    const keeper = signInKeeper({ ...means, origin: means.addresses.product, clock });
    const outages = await inTurn({ act: stepOnce(keeper), times })(means);
    means.say(`${keeper.asked()} tokens and sessions were answered as the clock says, or are named below`);
    return outages;
  },
});
