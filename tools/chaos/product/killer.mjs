import { idleCrash, killOf, promotion, someMoment, stopOf } from './acts.mjs';
import { actOnce } from './waiting.mjs';

/**
 * Kills so many processes, one kind after the other, each at a random moment after the product has answered commands
 * again. Spread over the kills it stops some and lets them go on, crashes the database while nobody sends anything, and
 * replaces it by a standby that lags behind. Returns each fault with how long it took until a command that was sent
 * after it was answered: `{ kind, target, milliseconds }`.
 */
export const killInTurn =
  ({ kills, freezes, idles, promotions }) =>
  async (means) => {
    const { chance, stopping, say, crowd } = means;
    const outages = [];
    const kill = killOf();

    async function note(act, number) {
      const outage = await actOnce(act, means, number);
      if (outage !== undefined) outages.push(outage);
    }

    const atSomeMoment = (act) => async (number) => {
      await someMoment(chance);
      await note(act, number);
    };

    const between = [
      { name: 'stops', most: freezes, done: 0, next: atSomeMoment(stopOf()) },
      // After an idle crash everybody goes on by themselves: what is measured is until the tables are whole again.
      { name: 'idle crashes', most: idles, done: 0, next: (number) => note(idleCrash, number) },
      { name: 'promotions', most: promotions, done: 0, next: (number) => note(promotion, number) },
    ];

    /** What is due among these after so large a share of the kills. */
    async function meanwhile(share) {
      for (const each of between) {
        while (!stopping() && each.done < Math.floor(share * each.most)) await each.next((each.done += 1));
      }
    }

    for (let number = 1; number <= kills && !stopping(); number += 1) {
      await atSomeMoment(kill)(number);
      await meanwhile(number / kills);
      if (number % 10 === 0) {
        const others = between.map(({ name, done }) => `${done} ${name}`).join(', ');
        say(`${number} of ${kills} kills, ${others}, ${crowd.counts.answered} answers`);
      }
    }
    await meanwhile(1);
    return outages;
  };

/** Does one kind of thing so often, each at a random moment under load. */
export const inTurn =
  ({ act, times }) =>
  async (means) => {
    const outages = [];
    for (let number = 1; number <= times && !means.stopping(); number += 1) {
      await someMoment(means.chance);
      const outage = await actOnce(act, means, number);
      if (outage !== undefined) outages.push(outage);
      if (number % 10 === 0) means.say(`${number} of ${times}, ${means.crowd.counts.answered} answers`);
    }
    return outages;
  };
