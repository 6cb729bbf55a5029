import {
  type Company,
  type ExplainedInput,
  type ExplainedLine,
  explain,
  type Explanation,
  type Figure,
  FORMULAS,
  type GoalOutlook,
  latestMonth,
  movementOf,
} from '@keelson/calculators';
import {
  type ChangeAgainst,
  type ExplainedFigure,
  type ExplainedSpan,
  type explanationContract,
  GOAL_FIGURE,
  GOAL_PARTS,
  type GoalPart,
} from '@keelson/contracts/my-financials';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { addMonths, pounds } from '@keelson/kernel';
import { figureBefore } from './figure-before';
import { figureFor, type FigurePlace, placeOf } from './figure-for';
import { wireFlags, wireValue } from './wire-figure';

export type ExplanationAnswer = AnswerInputOf<typeof explanationContract>;
type Group = ExplanationAnswer['groups'][number];
type Input = ExplanationAnswer['inputs'][number];

/** Lines that one answer lists of a sum; the rest is told together. */
const LINES_LISTED = 400;
const MONTHS_BACK = 12;

const inPounds = (lines: readonly ExplainedLine[]): number =>
  pounds(lines.reduce((sum, { amount }) => sum + amount, 0)).toNumber();

function groupOf({ value, lines, counts }: ExplainedInput, name: string): Group {
  const further = lines.slice(LINES_LISTED);
  return {
    name,
    value: wireValue({ value }),
    lines: lines.slice(0, LINES_LISTED).map(({ account, date, amount }) => ({
      code: account?.code ?? '',
      account: account?.name ?? 'Bank accounts',
      date,
      amount: pounds(amount).toNumber(),
    })),
    counts: counts.map(({ month, count }) => ({ month, count })),
    further: further.length === 0 ? null : { count: further.length, amount: inPounds(further) },
  };
}

/** Under the name of the input that it is all of, so that two of one kind are told apart. */
const groupsOfInput = (input: ExplainedInput): Group[] => {
  const { explanation, name } = input;
  if (explanation === null) return input.lines.length + input.counts.length === 0 ? [] : [groupOf(input, name)];
  const [only, ...others] = explanation.inputs;
  if (only === undefined || others.length > 0 || only.explanation !== null) return groupsOf(explanation);
  return only.lines.length === 0 ? [] : [groupOf(only, name)];
};

/** The sums that the figure rests on, each once, however deep they are. */
export function groupsOf({ inputs }: Explanation): Group[] {
  const found = inputs.flatMap(groupsOfInput);
  return [...new Map(found.map((group) => [`${group.name} ${group.lines[0]?.date} ${group.value}`, group])).values()];
}

const UNIT_OF_KIND = {
  flow: 'pounds',
  accountFlow: 'pounds',
  stand: 'pounds',
  standOnDay: 'pounds',
  bankDays: 'pounds',
  headcount: 'people',
  vatMultiplier: 'ratio',
  monthCount: 'people',
  given: 'ratio',
  figure: 'pounds',
} as const;

const unitOf = ({ kind, unit }: ExplainedInput): Input['unit'] => unit ?? UNIT_OF_KIND[kind];

/** The newest first; days are not told apart by when they became known. */
export function importsOf({ books }: Company, { importIds }: Pick<Figure, 'importIds'>): ExplanationAnswer['imports'] {
  const known = new Map(books.months.map(({ importId, recordedAt }) => [importId, recordedAt]));
  return importIds
    .map((id) => ({ id, recordedAt: known.get(id) ?? null }))
    .sort((one, other) => ((one.recordedAt ?? '~') < (other.recordedAt ?? '~') ? 1 : -1));
}

const NOTHING = {
  value: null,
  unit: 'pounds',
  rule: '5.0',
  version: 1,
  formula: '',
  inputs: [],
  groups: [],
  sides: [],
  flags: [],
  before: null,
  imports: [],
} satisfies Partial<ExplanationAnswer>;

export interface FigureAsked {
  readonly figure: ExplainedFigure;
  readonly over: ExplainedSpan;
  /** A month or a day; the last one that there is unless given. */
  readonly at: string | undefined;
  /** The change of the figure is asked for, not the figure itself. */
  readonly against?: ChangeAgainst | undefined;
}

export const inputsOf = ({ inputs }: Explanation, before: Figure | null): Input[] =>
  inputs.map((input) => ({
    name: input.name,
    value: wireValue(input),
    unit: unitOf(input),
    before: wireValue(before?.inputs.find(({ name }) => name === input.name)),
  }));

/** The two figures that a change lies between, each by its own formula and lines. */
const sidesOf = ({ inputs }: Explanation): ExplanationAnswer['sides'] =>
  inputs.flatMap(({ name, explanation }) =>
    explanation === null || (name !== 'now' && name !== 'before')
      ? []
      : [
          {
            name,
            value: wireValue(explanation),
            unit: explanation.unit,
            formula: explanation.text,
            inputs: inputsOf(explanation, null),
            groups: groupsOf(explanation),
          },
        ],
  );

function changeAnswer(company: Company, place: FigurePlace, now: Figure, against: ChangeAgainst) {
  const before = figureBefore(company, place, against);
  const change = before && movementOf(company, now, before);
  if (change === null) return NOTHING;
  const explanation = explain(company, change);
  return {
    ...describing(company, change, explanation),
    inputs: inputsOf(explanation, null),
    groups: [],
    sides: sidesOf(explanation),
    before: null,
  };
}

const describing = (company: Company, figure: Figure, { unit, formulaVersion, text }: Explanation) => ({
  value: wireValue(figure),
  unit,
  rule: FORMULAS[figure.formulaId].section,
  version: formulaVersion,
  formula: text,
  flags: wireFlags(figure.flags),
  imports: importsOf(company, figure),
});

const isPart = (name: string): name is GoalPart => GOAL_PARTS.some((part) => part === name);

/** A spread lists the months that it is of, which the lines of what a month leaves explain. */
const OF_MONTHS: GoalPart = 'surplusSpread';

/** The figures that a goal's probability is worked out from, however deep, each with the lines that are its own. */
const goalPartsOf = ({ inputs }: Explanation): ExplanationAnswer['sides'] =>
  inputs.flatMap(({ explanation }) => {
    if (explanation === null || !isPart(explanation.formulaId)) return [];
    const ofMonths = explanation.formulaId === OF_MONTHS;
    const own = explanation.inputs.filter((input) => !isPart(input.explanation?.formulaId ?? ''));
    return [
      {
        name: explanation.formulaId,
        value: wireValue(explanation),
        unit: explanation.unit,
        formula: explanation.text,
        inputs: inputsOf(explanation, null),
        groups: ofMonths ? [] : groupsOf({ ...explanation, inputs: own }),
      },
      ...(ofMonths ? [] : goalPartsOf(explanation)),
    ];
  });

/** The probability of a goal down to tax, free cash and spread; nothing of a goal that there is not. */
export function goalExplanation(company: Company | null, outlook: GoalOutlook | undefined): ExplanationAnswer {
  const about = {
    figure: GOAL_FIGURE,
    month: company && latestMonth(company),
    source: company?.books.source ?? null,
  } as const;
  if (!company || !outlook) return { ...about, ...NOTHING };
  const explanation = explain(company, outlook.probability);
  return {
    ...about,
    ...describing(company, outlook.probability, explanation),
    inputs: inputsOf(explanation, null),
    groups: [],
    sides: goalPartsOf(explanation),
    before: null,
  };
}

/** What there is of one day alone. */
const OF_TODAY: ReadonlySet<ExplainedFigure> = new Set(['employeeCount', 'monthsOfCosts']);

/** A figure in the words of the wire, beside what it was a year before. */
export function explanationAnswer(company: Company | null, asked: FigureAsked): ExplanationAnswer {
  const place = company && placeOf(company, asked);
  const figure = place && figureFor(company, place);
  const about = { figure: asked.figure, month: place?.month ?? null, source: company?.books.source ?? null };
  if (!company || !figure) return { ...about, ...NOTHING };
  if (asked.against) return { ...about, ...changeAnswer(company, place, figure, asked.against) };
  const earlier = addMonths(place.month, -MONTHS_BACK);
  const hasBefore = asked.over !== 'day' && !OF_TODAY.has(asked.figure);
  const before = hasBefore ? figureFor(company, { ...place, month: earlier }) : null;
  const value = wireValue(before);
  const explanation = explain(company, figure);
  return {
    ...about,
    ...describing(company, figure, explanation),
    inputs: inputsOf(explanation, before),
    groups: groupsOf(explanation),
    sides: [],
    before: value === null ? null : { month: earlier, value },
  };
}
