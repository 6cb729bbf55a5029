import type { Locator, Page } from '@playwright/test';
import type { ExplanationAnswer } from '../../../api/src/my-financials/explanation-answer';
import { figureFromLines } from '../../../api/src/my-financials/testing/figure-from-lines';

/** What stands beside a figure that was pressed, as a person reads it. */
interface Read {
  readonly value: string;
  readonly formula: string;
  readonly inputs: number;
  readonly groups: readonly { readonly name: string; readonly lines: readonly string[]; readonly total: string }[];
  readonly facts: Readonly<Record<string, string>>;
}

const SAME = 1e-6;

/** Whole pence of `−£1,234.56`. */
const penceOf = (text: string): number => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100);

const isMoney = (text: string): boolean => text.includes('£');

/** Reads explanations as they are shown, and works each figure out again from the lines that are listed. */
export class ExplanationReader {
  private readonly answers = new Map<string, ExplanationAnswer>();

  constructor(private readonly page: Page) {
    page.on('response', async (response) => {
      const url = new URL(response.url());
      const figure = /\/explanations?\/([^/]+)$/.exec(url.pathname)?.[1];
      if (figure === undefined || !response.ok()) return;
      const { data } = (await response.json()) as { data: ExplanationAnswer };
      this.answers.set(keyOf(figure, url.searchParams), data);
    });
  }

  /** What is wrong with the explanation that is open, which was pressed on a figure that is shown so. */
  async problemsOf(shown: string, place: Locator): Promise<readonly string[]> {
    await place.locator('.k-explain-value').waitFor();
    const query = new URL(this.page.url()).searchParams;
    const figure = query.get('explain') ?? '';
    const read = await readIn(place);
    const where = `${figure} ${query.get('over')} ${query.get('at') ?? ''} ${query.get('against') ?? ''}`;
    const told = this.answers.get(keyOf(figure, query));
    if (told === undefined) return [`${where}: nothing was asked of the API`];
    return [
      ...(query.has('beside') || isShownIn(shown, told) ? [] : [`${where}: shows ${shown}, explains ${told.value}`]),
      ...(read.formula === '' ? [`${where}: no formula`] : []),
      ...(read.inputs === 0 ? [`${where}: no inputs`] : []),
      ...read.groups.flatMap((group) => sumProblems(group).map((problem) => `${where}: ${problem}`)),
      ...(read.facts['Source'] === undefined ? [`${where}: no source`] : []),
      ...(told.groups.some(({ lines }) => lines.length > 0) && read.facts['Imported'] === undefined
        ? [`${where}: lines that no import brought`]
        : []),
      ...(this.isWorkedOut(told, query) ? [] : [`${where}: its lines do not come to ${told.value}`]),
    ];
  }

  /** The same of a figure that its page works out, from sums of the books whose lines are read once it is pressed. */
  async problemsOfDerived(shown: string, place: Locator): Promise<readonly string[]> {
    const leftAlone = place.getByText('left as it is');
    await place.locator('.k-explain-fact', { hasText: 'Source' }).or(leftAlone).first().waitFor();
    const read = await readIn(place);
    const where = `${shown} (${await place.getAttribute('aria-label')})`;
    const value = Number(/[\d,]+(?:\.\d+)?/.exec(read.value)?.[0].replaceAll(',', ''));
    return [
      ...(isShownSo(shown, value) ? [] : [`${where}: explains ${read.value}`]),
      ...(read.formula === '' ? [`${where}: no formula`] : []),
      ...(read.inputs === 0 ? [`${where}: no inputs`] : []),
      ...read.groups.flatMap((group) => sumProblems(group).map((problem) => `${where}: ${problem}`)),
      ...((await leftAlone.count()) > 0 ? [] : sourceProblems(read).map((problem) => `${where}: ${problem}`)),
    ];
  }

  /** The chance of a goal is a model of many runs, whose parts alone are sums. */
  private isWorkedOut(told: ExplanationAnswer, query: URLSearchParams): boolean {
    if (query.has('goal') || told.value === null) return true;
    const asked = Object.fromEntries(['over', 'at', 'against'].map((name) => [name, query.get(name) ?? undefined]));
    const again = figureFromLines(told, { figure: told.figure, over: 'twelveMonths', ...asked } as never);
    return Math.abs(again - told.value) <= SAME * Math.max(1, Math.abs(told.value));
  }
}

/** What is nothing may have no lines: no account holds any of it. */
const sourceProblems = ({ value, groups, facts }: Read): readonly string[] => [
  ...(groups.some(({ lines }) => lines.length > 0) || !/[1-9]/.test(value) ? [] : ['no lines']),
  ...['Source', 'Imported'].filter((fact) => facts[fact] === undefined).map((fact) => `no ${fact.toLowerCase()}`),
];

const keyOf = (figure: string, query: URLSearchParams): string =>
  [figure, ...['over', 'at', 'against', 'goal'].map((name) => query.get(name) ?? '')].join(' ');

/** An amount of the year before is explained by the change that it belongs to; one of the sector is not the company's. */
const isShownIn = (shown: string, { value, sides }: ExplanationAnswer): boolean =>
  [value, ...sides.map((side) => side.value)].some((each) => isShownSo(shown, each));

/** Shown as whole or shortened as it may be: what is written has the figure's digits, as far as it goes. */
function isShownSo(shown: string, value: number | null): boolean {
  const number = /\d[\d,]*(?:\.\d+)?/.exec(shown)?.[0].replaceAll(',', '');
  if (number === undefined) return true;
  if (value === null) return false;
  const places = number.split('.')[1]?.length ?? 0;
  return Math.abs(Math.abs(value) - Number(number)) <= 0.5 * 10 ** -places + SAME * Math.abs(value);
}

function sumProblems({ name, lines, total }: Read['groups'][number]): readonly string[] {
  if (!isMoney(total)) return [];
  const sum = lines.reduce((pence, line) => pence + penceOf(line), 0);
  return sum === penceOf(total) ? [] : [`the lines of ${name} come to ${sum / 100}, not ${total}`];
}

/** Everything at once: a walk over hundreds of figures asks the browser once for each. */
const readIn = (place: Locator): Promise<Read> =>
  place.evaluate((self) => {
    const textOf = (element: Element | null | undefined): string => (element?.textContent ?? '').trim();
    const sum = self.querySelector('.k-explain-sum');
    const lines = (of: Element): Element[] => [...of.querySelectorAll('.k-explain-line:not(.k-explain-total)')];
    return {
      value: textOf(self.querySelector('.k-explain-value')),
      formula: textOf(sum?.querySelector('.k-explain-total > span')),
      inputs: sum === null ? 0 : lines(sum).length,
      groups: [...self.querySelectorAll('details.k-explain-group')]
        .filter((group) => group.querySelector('.k-explain-total') !== null)
        .map((group) => ({
          name: textOf(group.querySelector('summary')),
          lines: lines(group).map((line) => textOf(line.querySelector('b'))),
          total: textOf(group.querySelector('.k-explain-total b')),
        })),
      facts: Object.fromEntries(
        [...self.querySelectorAll('.k-explain-fact')].map((fact) => [
          textOf(fact.querySelector('dt')),
          textOf(fact.querySelector('dd')),
        ]),
      ),
    };
  });
