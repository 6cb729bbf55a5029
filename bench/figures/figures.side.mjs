// All figures of a company, computed as requests compute them.
import { serve } from '../machine/serve.mjs';
import { timed } from '../machine/timed.mjs';
import { booksOf } from './books.mjs';
import { everyFigure } from './my-financials.mjs';

serve({
  /** Milliseconds for all figures of My Financials, and for reading the books from their text, which nobody is spared. */
  async compute({ times }) {
    const texts = Array.from({ length: 20 }, (_, number) => JSON.stringify(booksOf(number)));
    const books = texts.map((text) => JSON.parse(text));
    const one = (turn) => turn % texts.length;
    return {
      parse: (await timed((turn) => JSON.parse(texts[one(turn)]), times * 10)).p50,
      compute: (await timed((turn) => everyFigure(books[one(turn)]), times)).p50,
    };
  },
});
