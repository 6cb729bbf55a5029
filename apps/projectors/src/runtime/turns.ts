import { AT_ONCE, nextTurn } from '@keelson/event-store/codec';

/** Works through many in parts, in order, each part in a turn of its own; few are done at once. */
export async function inTurns<Each>(all: readonly Each[], work: (part: readonly Each[]) => void): Promise<void> {
  for (let from = 0; from < all.length; from += AT_ONCE) {
    if (all.length > AT_ONCE) await nextTurn();
    work(all.slice(from, from + AT_ONCE));
  }
}

/** What is made of many, value by value, each in a turn of its own. */
export async function eachInTurn<Value>(many: number, values: Iterable<Value>): Promise<Value[]> {
  const made: Value[] = [];
  for (const value of values) {
    made.push(value);
    if (many > AT_ONCE) await nextTurn();
  }
  return made;
}
