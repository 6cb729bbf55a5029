import type { Figure } from '@keelson/calculators';
import type { ExplainedGroup, ExplainedStep, Explanation } from '../ui/explain/explanation';
import { formatExactPounds } from '../ui/format/numbers';
import type { AskedLines, BaseLines } from './base-lines.api';
import { groupOf, importStep, SOURCES } from './explanation-of';
import { inputWords } from './input-words';

/** A figure that was kept or typed, where a derived one ends: the sums of the books that it is, added up. */
export interface GroundSum {
  readonly title: string;
  readonly names: readonly string[];
  /** Pounds; `null` for what is not known. */
  readonly value: number | null;
}

/** What derived figures stand on: sums of the books by their lines, or what was typed. */
export interface Ground {
  readonly asked: AskedLines;
  readonly sums: readonly GroundSum[];
  /** What was typed, or nobody's, in words; `undefined` where the books tell it. */
  readonly typed?: string | undefined;
}

/** Where figures end, by the figure itself. */
export type GroundFigures = ReadonlyMap<Figure, Pick<GroundSum, 'title' | 'names'>>;

/** Those of the given figures that one comes down to, each once. */
export function groundSums(figure: Figure, grounds: GroundFigures): readonly GroundSum[] {
  const found = new Map<Figure, GroundSum>();
  const walk = (of: Figure): void => {
    const ground = grounds.get(of);
    if (ground) found.set(of, { ...ground, value: of.value?.toNumber() ?? null });
    else for (const { from } of of.inputs) if (from.kind === 'figure') walk(from.figure);
  };
  walk(figure);
  return [...found.values()];
}

const inPence = (pounds: number): number => Math.round(pounds * 100);

type Sum = BaseLines['sums'][number];

const sumsOf = ({ names }: GroundSum, lines: BaseLines): readonly Sum[] =>
  names.flatMap((name) => lines.sums.filter((sum) => sum.name === name));

/** What other figures leave out is what this one is. */
const partWords = (input: string, of: string): string =>
  of === 'addedBack' ? inputWords(input).replace(', left out', '') : inputWords(input);

const partTitle = (title: string, part: string): string => (part === title ? `${title}, all` : `${title}: ${part}`);

function groupsOf(ground: GroundSum, sums: readonly Sum[]): readonly ExplainedGroup[] {
  const parts = sums.flatMap(({ name: of, groups }) => groups.map((part) => ({ part, of })));
  return parts.map(({ part, of }) => ({
    ...groupOf(part),
    name: parts.length > 1 ? partTitle(ground.title, partWords(part.name, of)) : ground.title,
  }));
}

/** What the books say by now of a sum that was kept otherwise. */
function changedNote(ground: GroundSum, sums: readonly Sum[]): readonly string[] {
  if (ground.value === null || sums.length < ground.names.length) return [];
  const now = sums.reduce((total, { value }) => total + inPence(value ?? 0), 0);
  if (now === inPence(ground.value)) return [];
  const [shown, kept] = [now / 100, ground.value].map(formatExactPounds);
  return [`${ground.title}: the lines listed come to ${shown}; what was kept is ${kept}, from the books as they were.`];
}

/** Two bases may come from one import. */
const withoutRepeats = (steps: readonly ExplainedStep[]): readonly ExplainedStep[] => [
  ...new Map(steps.map((step) => [`${step.text}: ${step.value}`, step])).values(),
];

function withLines(explanation: Explanation, ground: Ground, lines: BaseLines): Explanation {
  const found = ground.sums.map((sum) => ({ sum, told: sumsOf(sum, lines) }));
  const ids = new Set(found.flatMap(({ told }) => told.flatMap(({ importIds }) => importIds)));
  const imports = lines.imports.filter(({ id }) => ids.has(id)).map(importStep);
  const [newest] = imports;
  // Also of a sum without lines: no account of the books holds any of it.
  const isTold = found.some(({ told }) => told.length > 0);
  return {
    ...explanation,
    // A sum of several inputs says how they make it up.
    sides: [
      ...(explanation.sides ?? []),
      ...found.flatMap(({ sum, told }) =>
        told
          .filter(({ inputs }) => inputs.length > 1)
          .map(({ name: of, inputs, formula, value }) => ({
            title: `${sum.title}, from the books`,
            steps: inputs.map((input) => ({
              text: partWords(input.name, of),
              value: formatExactPounds(input.value ?? 0),
            })),
            result: { text: formula, value: formatExactPounds(value ?? 0) },
            groups: [],
          })),
      ),
    ],
    notes: [...explanation.notes, ...found.flatMap(({ sum, told }) => changedNote(sum, told))],
    groups: [...explanation.groups, ...found.flatMap(({ sum, told }) => groupsOf(sum, told))],
    imports: withoutRepeats([...explanation.imports, ...imports]),
    facts: withoutRepeats([
      ...(isTold && lines.source !== null ? [{ text: 'Source', value: SOURCES[lines.source] }] : []),
      ...(newest ? [{ text: 'Imported', value: newest.value }] : []),
      ...explanation.facts,
    ]),
  };
}

/** What has been read of a ground's lines. */
export interface ReadLines {
  readonly lines: BaseLines | undefined;
  readonly failed: boolean;
}

/** A derived figure's explanation, led on to the lines of the books and their imports (BEYOND-01). */
export function grounded(explanation: Explanation, ground: Ground | undefined, read: ReadLines): Explanation {
  if (!ground || ground.sums.length === 0) return explanation;
  if (ground.typed !== undefined)
    return { ...explanation, facts: [{ text: 'Source', value: ground.typed }, ...explanation.facts] };
  if (read.lines) return withLines(explanation, ground, read.lines);
  const note = read.failed
    ? 'The lines of the books cannot be shown right now. Close this and open it again.'
    : 'The lines of the books are on their way.';
  return { ...explanation, notes: [...new Set([...explanation.notes, note])] };
}
