import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FAULTS, faultNamed, faultTable, sizesOf } from './catalogue.mjs';

const named = (id: string) => {
  const fault = faultNamed(id);
  if (fault === undefined) throw new Error(`no ${id}`);
  return fault;
};
const ROOT = join(__dirname, '..', '..', '..');

describe('the fault plan', () => {
  it('has each row once, and every row has something that makes the fault', () => {
    expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length);
    for (const { product, tests, mutants } of FAULTS) expect(product ?? tests ?? mutants).toBeDefined();
  });

  it('names tests that are there', () => {
    const missing = FAULTS.flatMap(({ tests }) => tests?.files ?? []).filter((file) => {
      const folder = join(ROOT, dirname(file));
      return !existsSync(folder) || !readdirSync(folder).some((name) => name.startsWith(basename(file)));
    });
    expect(missing).toEqual([]);
  });

  it('is small unless its full size or another is asked for', () => {
    const fault = named('f4');
    expect(sizesOf(fault, { full: false, seed: 1 }).variables).toEqual({
      KEELSON_TEST_RELAY_KILLS: '3',
      KEELSON_TEST_BROKER_KILLS: '2',
    });
    expect(sizesOf(fault, { full: true, seed: 1 }).variables.KEELSON_TEST_RELAY_KILLS).toBe('1000');
    expect(sizesOf(fault, { full: false, times: 9, seed: 1 }).variables).toMatchObject({
      KEELSON_TEST_RELAY_KILLS: '9',
      KEELSON_TEST_BROKER_KILLS: '2',
    });
    expect(sizesOf(named('F1'), { full: true, seed: 1 }).times).toBe(1000);
  });

  it('is shown row by row', () => {
    expect(faultTable(FAULTS).split('\n')).toHaveLength(FAULTS.length);
    expect(faultNamed('F99')).toBeUndefined();
  });
});
