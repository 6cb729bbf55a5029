import { READ_NAMES, SENT_NAMES, type SentName } from '@keelson/contracts/planning';
import { amountIn, amountText } from '@keelson/contracts/validation';
import { PLAN_ROWS, PLAN_YEARS, type PlanRow, type PlanYear } from '@keelson/vocabulary';
import type { ReadField } from '../../ui/form/changed-meanwhile';
import { LINE_TITLES, yearTitles } from './input-words';
import type { Inputs } from './planning.api';

export type InputRow = PlanRow;

/** What is typed, by the names under which it is sent. */
export type InputsValues = Readonly<Record<SentName, string>>;

export const inputName = (year: PlanYear, row: InputRow): SentName => SENT_NAMES[year][row];

/** The years as they follow each other. */
export const YEAR_COLUMNS = [...PLAN_YEARS].reverse();

const FIELDS = PLAN_ROWS.flatMap((row) => YEAR_COLUMNS.map((year) => ({ row, year, name: inputName(year, row) })));

const valuesBy = (textOf: (year: PlanYear, row: InputRow) => string): InputsValues =>
  Object.fromEntries(FIELDS.map(({ name, year, row }) => [name, textOf(year, row)])) as InputsValues;

export const NO_INPUTS = valuesBy(() => '');

/** What the form starts with: what was saved last, or what the books tell. */
export const inputsValues = ({ input_values: given }: Inputs): InputsValues =>
  valuesBy((year, row) => amountText(given[READ_NAMES[year][row]], 'pounds'));

/** `undefined` for an empty box, which the rules ask about; what is no amount they refuse. */
const numberIn = (text: string): number | undefined => {
  const amount = amountIn(text, 'pounds');
  return amount === undefined ? Number.NaN : (amount ?? undefined);
};

/** What would be sent: the rules check it first. */
export const inputsBody = (values: InputsValues): Readonly<Record<SentName, number | undefined>> =>
  Object.fromEntries(FIELDS.map(({ name }) => [name, numberIn(values[name])])) as Record<SentName, number | undefined>;

/** What was saved, field by field, as the page names each. */
export const readInputs = (inputs: Inputs): readonly ReadField[] => {
  const values = inputsValues(inputs);
  const titles = yearTitles(false);
  return FIELDS.map(({ name, year, row }) => [`${LINE_TITLES[row]}, ${titles[year].toLowerCase()}`, values[name]]);
};
