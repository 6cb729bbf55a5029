import { readFileSync } from 'node:fs';

const DECLARED = new URL('../../libs/test-database/src/run/sizes.json', import.meta.url);

/**
 * Every sample whose size can be set, with the size of an ordinary run and the one that its requirement states.
 *
 * @returns {{ variable: string, usual: number, full: number, proves: string, counts: string }[]}
 */
export const declaredSizes = () =>
  Object.entries(JSON.parse(readFileSync(DECLARED, 'utf8'))).map(([name, size]) => ({
    variable: `KEELSON_TEST_${name}`,
    ...size,
  }));

/** Sets every size to the full one, for this process and those that it starts. What is set already stays as it is. */
export function setFullSizes() {
  for (const { variable, full } of declaredSizes()) process.env[variable] ??= String(full);
}

/** @returns {Record<string, number>} the sizes of this run by the name of their variables */
export const sizesOfThisRun = () =>
  Object.fromEntries(declaredSizes().map(({ variable, usual }) => [variable, Number(process.env[variable] ?? usual)]));
