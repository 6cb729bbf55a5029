import { PLAN_GAINS } from '@keelson/calculators/planning';
import {
  Fraction,
  PLANNED_CASES,
  plannedAgain,
  type PlannerCase,
  plannerCases,
} from '@keelson/calculators/testing/planned';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { exactWords as words } from '../../testing/exact-words';
import { plannerRead } from '../../testing/planned-reads';
import { PLOT_PADDING } from '../../ui/charts/plot';
import { PlanBars } from './components/plan-bars';
import { PlanPie } from './components/plan-pie';
import { planOf, startOf } from './planner-figures';

const numRuns = PLANNED_CASES;
const nothing = (): void => undefined;

/** What small companies have, most of them at a profit: their bars fit the usual axis, or only just do not. */
function smaller({ base, sliders }: PlannerCase, divisor: number): PlannerCase {
  const less = ({ months, ...of }: PlannerCase['base']['thisYear']) => {
    const [costOfSales, payroll, overheads] = [of.costOfSales, of.payroll, of.overheads].map((amount) =>
      Math.trunc(amount / divisor),
    ) as [number, number, number];
    const sales = Math.trunc(of.sales / divisor) + costOfSales + payroll + overheads;
    return { months, sales, costOfSales, payroll, overheads };
  };
  const { thisYear, lastYear, addedBack } = base;
  return { base: { thisYear: less(thisYear), lastYear: less(lastYear), addedBack }, sliders };
}
const cases = fc.oneof(
  plannerCases,
  fc.tuple(plannerCases, fc.constantFrom(20, 100, 1_000)).map(([given, divisor]) => smaller(given, divisor)),
);

const planIn = (given: PlannerCase) => {
  const result = planOf(startOf(plannerRead(given)), given.sliders);
  if (result.kind !== 'plan') throw new Error(result.kind);
  return result.plan;
};

/** One picture, drawn anew for each case as on a page where a slider moves. */
function drawing(pictureOf: (given: PlannerCase) => ReactElement) {
  let view: ReturnType<typeof render> | undefined;
  return (given: PlannerCase): HTMLElement => {
    if (view) view.rerender(pictureOf(given));
    else view = render(pictureOf(given));
    return view.container;
  };
}

const all = (of: Element, selector: string): readonly Element[] => [...of.querySelectorAll(selector)];
const numbers = (of: Element, ...names: readonly string[]): readonly number[] =>
  names.map((name) => Number(of.getAttribute(name)));
const isHatched = (of: Element): boolean => (of as SVGElement).style.fill.startsWith('url(');
const near = (one: number, other: number, by: number): boolean => Math.abs(one - other) <= by;
const numberOf = (exact: Fraction): number => Number(exact.shown(9));

/** `−£1.2m` of an axis, in pounds. */
function poundsOf(text: string): number {
  const [, sign, amount, letter] = /^(−?)£([\d,.]+)([km]?)$/.exec(text) ?? [];
  const factor = letter === 'm' ? 1_000_000 : letter === 'k' ? 1_000 : 1;
  return Math.round(Number(amount?.replaceAll(',', '')) * factor) * (sign === '−' ? -1 : 1);
}

const STEP = 100_000n;
/** So many pounds in whole steps of 100,000 that the amount fits below. */
const stepsOver = (amount: Fraction): bigint => {
  if (amount.sign() <= 0) return 0n;
  const under = amount.under * STEP;
  return (amount.over + under - 1n) / under;
};
const most = (...of: readonly bigint[]): bigint => of.reduce((one, other) => (one > other ? one : other));

/** A hundredth of a pixel: what adding up and dividing leave of it. */
const PIXEL = 0.01;

/** What is wrong with the bars, by their axis alone. */
function barsProblems(drawn: HTMLElement, given: PlannerCase): readonly string[] {
  const again = plannedAgain(given);
  const bars = [again.lastYear, again.thisYear, again.impact].map(({ profitBeforeTax }) => profitBeforeTax);
  const high = Number(most(5n, ...bars.map(stepsOver)) * STEP);
  const low = -Number(most(0n, ...bars.map((bar) => stepsOver(Fraction.zero.minus(bar)))) * STEP);
  const wrong: string[] = [];
  const expectThat = (holds: boolean, what: string): void => void (holds || wrong.push(what));

  const ticks = all(drawn, '.k-chart-axis text').map((tick) => ({
    value: poundsOf(tick.textContent),
    y: Number(tick.getAttribute('y')) - 4,
  }));
  const [first, last] = [ticks[0], ticks.at(-1)];
  if (!first || !last) return ['no ticks'];
  const scale = (first.y - last.y) / (last.value - first.value);
  const yOf = (value: number): number => first.y - (value - first.value) * scale;
  expectThat(
    ticks.every(({ value, y }) => near(yOf(value), y, PIXEL)),
    'ticks are not even',
  );
  expectThat(
    ticks.some(({ value }) => value === 0),
    'no tick at zero',
  );
  const height = Number(drawn.querySelector('.k-chart-axis')?.getAttribute('height'));
  expectThat(near(yOf(high), PLOT_PADDING.top, PIXEL), `the axis does not end at ${high}`);
  expectThat(near(yOf(low), height - PLOT_PADDING.bottom, PIXEL), `the axis does not begin at ${low}`);

  const rects = all(drawn, '.k-chart-plot g > rect');
  const labels = all(drawn, '.k-chart-label');
  expectThat(rects.length === 3 && labels.length === 3, 'not three bars with their labels');
  for (const [at, bar] of bars.entries()) {
    const [rect, label] = [rects[at], labels[at]];
    if (!rect || !label) continue;
    const value = numberOf(bar);
    const [x = 0, y = 0, width = 0, length = 0] = numbers(rect, 'x', 'y', 'width', 'height');
    const [labelX = 0, labelY = 0] = numbers(label, 'x', 'y');
    const [top, bottom] = [yOf(Math.max(0, value)), yOf(Math.min(0, value))];
    expectThat(near(y, top, PIXEL), `bar ${at} begins at ${y}, not ${top}`);
    expectThat(near(length, Math.max(1, bottom - top), PIXEL), `bar ${at} is ${length} long, not ${bottom - top}`);
    expectThat(isHatched(rect) === bar.sign() < 0, `bar ${at} has the fill of the other sign`);
    expectThat(label.textContent === words.pounds(bar), `bar ${at} says ${label.textContent}`);
    expectThat(near(labelX, x + width / 2, PIXEL), `the label of bar ${at} is beside it`);
    expectThat(bar.sign() < 0 ? labelY > bottom : labelY < top, `the label of bar ${at} is in it`);
    if (at < 2) continue;
    const [rivet] = all(drawn, '.k-chart-rivet');
    const [cx = 0, cy = 0] = rivet ? numbers(rivet, 'cx', 'cy') : [];
    expectThat(near(cx, x + width / 2, PIXEL) && near(cy, bar.sign() < 0 ? bottom : top, PIXEL), 'the rivet is off');
  }

  const grown = low < 0 || high > 500_000;
  const [from, to] = [low, high].map((end) => words.pounds(Fraction.whole(end)));
  const note = drawn.querySelector('.plan-axis-note')?.textContent;
  const says = `The axis has grown for these figures: ${from} to ${to}, usually £0 to £500,000.`;
  expectThat(note === (grown ? says : ''), `the note says ${note}`);
  return wrong;
}

const [MIDDLE, OUTER, INNER] = [110, 104, 60];
/** Places are written to a hundredth of a pixel, which is so much of a turn at the inner edge. */
const TURN = 5e-5;
/** Below it a slice has no number, from it up it has. */
const ROOM = 0.06;

const turnOf = (x: number, y: number): number => {
  const turn = Math.atan2(x - MIDDLE, MIDDLE - y) / (2 * Math.PI);
  return turn < 0 ? turn + 1 : turn;
};
/** A whole turn is where none is. */
const isTurn = (one: number, other: number): boolean =>
  near(Math.abs(one - other) % 1, 0, TURN) || near(Math.abs(one - other), 1, TURN);
const radiusOf = (x: number, y: number): number => Math.hypot(x - MIDDLE, y - MIDDLE);

/** What is wrong with the ring: slices in the order of the gains, by their size, hatched where something is lost. */
function ringProblems(drawn: HTMLElement, given: PlannerCase): readonly string[] {
  const again = plannedAgain(given);
  const gains = PLAN_GAINS.map((gain) => again.gains[gain]);
  const whole = gains.reduce((sum, gain) => sum.plus(gain.size()), Fraction.zero);
  const wrong: string[] = [];
  const expectThat = (holds: boolean, what: string): void => void (holds || wrong.push(what));
  expectThat(drawn.querySelector('.plan-pie-sum')?.textContent === words.change(again.change), 'another sum inside');
  expectThat((drawn.querySelector('.plan-pie-none') !== null) === (whole.sign() === 0), 'a ring of nothing');

  let turned = Fraction.zero;
  const slices = gains.flatMap((gain, index) => {
    const from = turned;
    if (whole.sign() === 0 || gain.sign() === 0) return [];
    turned = turned.plus(gain.size().by(whole)).lowest();
    const [begin, end] = [numberOf(from), numberOf(turned)];
    return [{ number: index + 1, loss: gain.sign() < 0, begin, end, share: end - begin }];
  });
  const marks = all(drawn, '.plan-pie-slice, .plan-pie-ring-alone');
  // What is next to nothing is drawn by nobody.
  const drawable = slices.filter(({ share }) => share > 1e-8);
  expectThat(marks.length >= drawable.length && marks.length <= slices.length, `${marks.length} slices`);
  if (marks.length !== drawable.length) return wrong;
  for (const [at, { number, loss, begin, end, share }] of drawable.entries()) {
    const mark = marks[at] as SVGElement;
    const alone = mark.matches('.plan-pie-ring-alone');
    expectThat((alone ? mark.style.stroke : mark.style.fill).startsWith('url(') === loss, `slice ${number}: sign`);
    if (alone) expectThat(share > 0.998, `slice ${number} is the whole ring`);
    else {
      const [x1 = 0, y1 = 0, , , , large = 0, , x2 = 0, y2 = 0, x3 = 0, y3 = 0, , , , , , x4 = 0, y4 = 0] = (
        mark.getAttribute('d')?.match(/-?[\d.]+/g) ?? []
      ).map(Number);
      expectThat(isTurn(turnOf(x1, y1), begin) && isTurn(turnOf(x4, y4), begin), `slice ${number} begins elsewhere`);
      expectThat(isTurn(turnOf(x2, y2), end) && isTurn(turnOf(x3, y3), end), `slice ${number} ends elsewhere`);
      for (const [radius, x, y] of [
        [OUTER, x1, y1],
        [OUTER, x2, y2],
        [INNER, x3, y3],
        [INNER, x4, y4],
      ] as const)
        expectThat(near(radiusOf(x, y), radius, 0.02), `slice ${number} leaves the ring`);
      if (!near(share, 0.5, 1e-8)) expectThat((large === 1) === share > 0.5, `slice ${number} goes the other way`);
    }
    const told = all(mark.parentElement ?? mark, 'text');
    if (!near(share, ROOM, 1e-8)) expectThat((told.length === 1) === share > ROOM, `slice ${number}: number`);
    for (const text of told) {
      const [x = 0, y = 0] = numbers(text, 'x', 'y');
      expectThat(text.textContent === String(number), `slice ${number} says ${text.textContent}`);
      expectThat(isTurn(turnOf(x, y - 4), (begin + end) / 2), `the number of slice ${number} is elsewhere`);
    }
  }
  return wrong;
}

describe('what the pictures of the planner show', () => {
  it('[PLAN-02~] draws last year, this year and impact by their axis of £0 to £500,000, which grows and says so', () => {
    const drawn = drawing((given) => <PlanBars plan={planIn(given)} onExplain={nothing} />);
    let grown = 0;
    fc.assert(
      fc.property(cases, (given) => {
        const picture = drawn(given);
        expect(barsProblems(picture, given)).toEqual([]);
        if (picture.querySelector('.plan-axis-note')?.textContent !== '') grown += 1;
      }),
      { numRuns },
    );
    // Both kinds were among them.
    expect([grown > numRuns / 20, grown < (numRuns * 19) / 20]).toEqual([true, true]);
  });

  it('[PLAN-04~] draws what each lever brings as a part of the ring, by its size, and what is lost hatched', () => {
    const drawn = drawing((given) => <PlanPie plan={planIn(given)} onExplain={nothing} />);
    fc.assert(
      fc.property(cases, (given) => expect(ringProblems(drawn(given), given)).toEqual([])),
      { numRuns },
    );
  });
});
