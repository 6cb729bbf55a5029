import { companyOn } from '@keelson/calculators';
import { ACME_TODAY, acme } from '@keelson/calculators/testing';
import { generatedCompany } from '@keelson/calculators/testing/generated';
import { EXPLAINED_FIGURES } from '@keelson/contracts/my-financials';
import { explanationAnswer } from './explanation-answer';
import { figureFromLines } from './testing/figure-from-lines';
import { type ShownFigure, shownFigures } from './testing/shown-figures';

/** Every source, each with four year ends. */
const COMPANIES = 12;

const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other));

/** Parts of My Money are shown with one decimal, and together they are a hundred. */
const ROUNDED_SHARE = 0.3;

function problemsOf(company: Parameters<typeof explanationAnswer>[0], shown: ShownFigure): string[] {
  const { figure, over, at, value } = shown;
  const answer = explanationAnswer(company, shown);
  const where = `${figure} ${over} ${at} ${shown.against ?? ''}`;
  if (value === null || answer.value === null) return [`${where} is not explained`];
  const isSame = figure.endsWith('Share') ? Math.abs(answer.value - value) <= ROUNDED_SHARE : answer.value === value;
  const again = figureFromLines(answer, shown);
  const brought = [...answer.groups, ...answer.sides.flatMap(({ groups }) => groups)].some(
    ({ lines }) => lines.length > 0,
  );
  return [
    ...(isSame ? [] : [`${where} shows ${value}, explains ${answer.value}`]),
    ...(isNear(again, answer.value) ? [] : [`${where} is ${answer.value}, its lines come to ${again}`]),
    ...(answer.formula === '' ? [`${where} has no formula`] : []),
    ...(brought && answer.imports.length === 0 ? [`${where} has lines that no import brought`] : []),
  ];
}

describe('Explain this number', () => {
  it('[BEYOND-01~] explains every figure of the worked example, and each kind of figure there is', () => {
    const company = companyOn(ACME_TODAY, acme);
    const shown = shownFigures(company);
    expect(shown.flatMap((figure) => problemsOf(company, figure))).toEqual([]);
    const kinds = new Set([...shown.map(({ figure }) => figure), 'costOfSales', 'payroll', 'overheads', 'otherIncome']);
    expect(EXPLAINED_FIGURES.filter((figure) => !kinds.has(figure))).toEqual(['employeeCount']);
  });

  it('[BEYOND-01~] re-sums from its lines to every figure that is shown of generated companies', () => {
    let figures = 0;
    for (let seed = 0; seed < COMPANIES; seed += 1) {
      const { books, today } = generatedCompany(seed);
      const company = companyOn(today, books);
      const shown = shownFigures(company);
      figures += shown.length;
      expect(shown.flatMap((figure) => problemsOf(company, figure)).slice(0, 5)).toEqual([]);
    }
    expect(figures).toBeGreaterThan(2_500);
  });
});
