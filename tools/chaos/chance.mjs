/**
 * @typedef {object} Chance
 * @property {(probability: number) => boolean} happens
 * @property {(least: number, most: number) => number} between a whole number from `least` to `most`
 * @property {(items: readonly any[]) => any} oneOf
 * @property {(name: string) => Chance} fork
 */

/**
 * Choices that a seed repeats. `fork` gives a part of the run choices of its own, so that the order in which parts ask
 * changes nothing.
 *
 * @param {number} seed
 * @returns {Chance}
 */
export function chanceOf(seed) {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    happens: (probability) => next() < probability,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    oneOf: (items) => items[Math.floor(next() * items.length)],
    fork: (name) => chanceOf(hashOf(`${seed} ${name}`)),
  };
}

// FNV-1a
function hashOf(text) {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193) >>> 0;
  return hash;
}
