import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { goals, meets } from './goals.mjs';
import { ratios, spread } from './statistics.mjs';

const FOLDER = join(import.meta.dirname, '..', 'results');
const FILE = join(FOLDER, 'latest.json');

/** One comparison: medians of both sides, and of the ratios taken inside each repetition. */
export function compared(name, { ours, theirs, unit, beside, ...further }) {
  const inside = ratios(ours, theirs);
  const [own, other, ratio] = [spread(ours), spread(theirs), spread(inside)];
  return {
    name,
    value: own.median,
    unit,
    against: other.median,
    ratio: ratio.median,
    beside,
    range: { value: [own.min, own.max], ratio: [ratio.min, ratio.max] },
    repetitions: inside.length,
    ...further,
  };
}

/** A figure by itself. */
export function single(name, numbers, unit, further = {}) {
  const { median, min, max } = spread(numbers);
  return {
    name,
    value: median,
    unit,
    against: null,
    ratio: null,
    range: { value: [min, max] },
    repetitions: numbers.length,
    ...further,
  };
}

export async function lastResults() {
  const text = await readFile(FILE, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? { conditions: {}, results: [] } : JSON.parse(text);
}

/** Puts a part's new results in the place of its old ones; what other parts left stays. */
export async function keepResults(part, conditions, found) {
  const before = await lastResults();
  const named = new Set(found.map(({ name }) => name));
  const kept = before.results.filter((each) => each.part !== part && !named.has(each.name));
  const results = [...kept, ...found.map((each) => ({ ...each, part, goal: goals[each.name] ?? null }))];
  const document = { conditions: { ...before.conditions, [part]: conditions }, results };
  await mkdir(FOLDER, { recursive: true });
  await writeFile(FILE, `${JSON.stringify(document, null, 2)}\n`);
}

const figure = (value) => (Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(value < 1 ? 3 : 2));

/** One line for the terminal. */
export function line(result) {
  const { name, value, unit, ratio, range } = result;
  const goal = goals[name];
  const verdict = goal === undefined ? '' : meets(goal, result) ? `  met (${goal.text})` : `  MISSED (${goal.text})`;
  const share =
    ratio === null
      ? `[${range.value.map(figure).join(' - ')}]`
      : `ratio ${figure(ratio)} [${range.ratio.map(figure).join(' - ')}]`;
  return `${name.padEnd(32)} ${figure(value).padStart(9)} ${unit.padEnd(9)} ${share}${verdict}`;
}
