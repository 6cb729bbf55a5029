import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as vocabulary from '@keelson/vocabulary';
import { type ClosedLists, repeatedLists } from './repeated-lists';

const ROOT = join(__dirname, '..', '..');

/** The sandbox plays services outside, in their words. */
const OWN_WORDS = ['libs/vocabulary', 'apps/sandbox'];

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 1 && value.every((member) => typeof member === 'string');

const lists: ClosedLists = Object.fromEntries(
  Object.entries(vocabulary).flatMap(([name, value]: readonly [string, unknown]) =>
    isTexts(value) ? [[name, value]] : [],
  ),
);

const sources = ['libs', 'apps']
  .flatMap((kind) => readdirSync(join(ROOT, kind)).map((name) => join(ROOT, kind, name, 'src')))
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .map((path) => relative(ROOT, path).split(sep).join('/'))
  .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$|\/testing\//.test(path))
  .filter((path) => !OWN_WORDS.some((own) => path.startsWith(`${own}/`)));

const found = (source: string): string[] => repeatedLists('planted.ts', source, lists).map(({ list }) => list);
const quoted = (members: readonly string[]): string => members.map((member) => `'${member}'`).join(', ');

describe('the vocabulary', () => {
  it('holds every list that the layers share', () => {
    expect(Object.keys(lists)).toEqual(
      expect.arrayContaining([
        'ONBOARDING_STEPS',
        'GOAL_KINDS',
        'ACCOUNT_CATEGORIES',
        'SITUATIONS',
        'PERMISSIONS',
        'KPIS',
      ]),
    );
    expect(sources.length).toBeGreaterThan(1_000);
  });

  it('stands nowhere else in the product', () => {
    const repetitions = sources.flatMap((path) =>
      repeatedLists(path, readFileSync(join(ROOT, path), 'utf8'), lists).map(
        ({ line, list }) => `${path}:${line} repeats ${list} of @keelson/vocabulary`,
      ),
    );
    expect(repetitions).toEqual([]);
  });
});

describe('a copy', () => {
  it.each(Object.keys(lists))('of %s is found as an array, a union and a zod enum', (name) => {
    const members = lists[name] ?? [];
    expect(found(`const copy = [${quoted(members)}] as const;`)).toHaveLength(1);
    expect(found(`type Copy = ${members.map((member) => `'${member}'`).join(' | ')} | null;`)).toHaveLength(1);
    expect(found(`const schema = z.object({ of: z.enum([${quoted(members)}]) });`)).toHaveLength(1);
    expect(found(`const copy = [${quoted([...members].reverse())}] satisfies readonly string[];`)).toHaveLength(1);
  });

  it('is found in part when the list is long', () => {
    expect(found(`const copy = [${quoted(vocabulary.GOAL_KINDS.slice(4, 7))}];`)).toEqual(['GOAL_KINDS']);
    expect(found(`const copy = [${quoted(vocabulary.GOAL_KINDS.slice(4, 6))}];`)).toEqual([]);
  });

  it('is found as the keys of a map that no type holds whole', () => {
    const map = `{ ${vocabulary.GOAL_KINDS.map((kind) => `'${kind}': 1`).join(', ')} }`;
    expect(found(`const copy = ${map} as const;`)).toEqual(['GOAL_KINDS']);
    expect(found(`const copy: Record<GoalKind, number> = ${map};`)).toEqual([]);
    expect(found(`const copy = ${map} as const satisfies Record<GoalKind, number>;`)).toEqual([]);
  });

  it('is not a selection that the compiler holds against the list', () => {
    const some = quoted(vocabulary.ONBOARDING_STEPS.slice(0, 5));
    expect(found(`const some = [${some}] as const satisfies readonly OnboardingStep[];`)).toEqual([]);
    expect(found(`const some = [${some}] as const;`)).toEqual(['ONBOARDING_STEPS']);
  });
});
