const { readFileSync } = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Jest begins with what took longest when it ran before. On a clean checkout nothing did: then come first the specs
 * that set a time limit of their own and those that start the whole product, which take longest, and after them the
 * groups with the most text. Begun last, they ran with nothing left to run beside them.
 */
module.exports = class LongestFirst extends Sequencer {
  static longerFirst = (a, b) => isLong(b) - isLong(a) || lengthOf(b) - lengthOf(a);

  sort(tests) {
    const known = tests.every((test) => this.time(test) !== undefined);
    return known ? super.sort(tests) : [...tests].sort(LongestFirst.longerFirst);
  }
};

const isLong = ({ path }) => Number(/-alone-|\/deploy-local-/.test(path));

/** The first line of a group says how much text its specs have. */
const lengthOf = ({ path }) => Number(/^\/\/ (\d+)/.exec(readFileSync(path, 'utf8'))?.[1] ?? 0);
