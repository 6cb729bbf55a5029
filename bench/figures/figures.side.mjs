// All figures of a company, computed as requests compute them.
import { serve } from '../machine/serve.mjs';
import { booksOf } from './books.mjs';
import { everyFigure } from './my-financials.mjs';

async function median(times, ask) {
  for (let turn = 0; turn < times / 5; turn += 1) await ask(turn);
  const taken = [];
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now();
    await ask(turn);
    taken.push(performance.now() - began);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)];
}

serve({
  /** Milliseconds for all figures of My Financials, and for reading the books from their text, which nobody is spared. */
  async compute({ times }) {
    const texts = Array.from({ length: 20 }, (_, number) => JSON.stringify(booksOf(number)));
    const books = texts.map((text) => JSON.parse(text));
    const one = (turn) => turn % texts.length;
    return {
      parse: await median(times * 10, (turn) => JSON.parse(texts[one(turn)])),
      compute: await median(times, (turn) => everyFigure(books[one(turn)])),
    };
  },
});
