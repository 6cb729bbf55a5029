import { runSeed, sizeOf } from '.';
import sizes from './sizes.json';

const VARIABLE = 'KEELSON_TEST_TOKEN_CRASHES';

describe('the sizes of a run', () => {
  const before = process.env;
  beforeEach(() => {
    process.env = Object.fromEntries(Object.entries(before).filter(([name]) => name !== VARIABLE));
  });
  afterEach(() => {
    process.env = before;
  });

  it('are the usual ones, or what the environment says', () => {
    expect(sizeOf('TOKEN_CRASHES')).toBe(sizes.TOKEN_CRASHES.usual);
    process.env[VARIABLE] = '17';
    expect(sizeOf('TOKEN_CRASHES')).toBe(17);
  });

  it.each(['', '0', '-1', '2.5', 'many'])('are never %j', (given) => {
    process.env[VARIABLE] = given;
    expect(() => sizeOf('TOKEN_CRASHES')).toThrow(RangeError);
  });

  it('are no larger than the full ones', () => {
    expect(Object.values(sizes).filter(({ usual, full }) => usual > full)).toEqual([]);
  });
});

it('has one seed for the whole run', () => {
  expect(runSeed()).toBe(Number(process.env['KEELSON_TEST_SEED']));
  expect(Number.isSafeInteger(runSeed())).toBe(true);
});
