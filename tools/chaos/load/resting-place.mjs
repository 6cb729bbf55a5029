import { AsyncLocalStorage } from 'node:async_hooks';

/** Lets work pass, or holds back what has not begun until it may go on. */
export function restingPlace() {
  const within = new AsyncLocalStorage();
  let underWay = 0;
  let open;
  let gate = Promise.resolve();
  let atRest = () => undefined;
  return {
    async passing(work) {
      // Part of what has begun: holding it back, nothing would ever come to an end.
      if (within.getStore()) return await work();
      await gate;
      underWay += 1;
      try {
        return await within.run(true, work);
      } finally {
        underWay -= 1;
        if (underWay === 0) atRest();
      }
    },
    /** Resolves once nothing is under way. */
    async rest() {
      if (open === undefined) gate = new Promise((opened) => (open = opened));
      if (underWay > 0) await new Promise((rested) => (atRest = rested));
    },
    goOn() {
      open?.();
      open = undefined;
      gate = Promise.resolve();
    },
  };
}
