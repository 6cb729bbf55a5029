import { EXPLAINED_FIGURES, GOAL_FIGURE, overviewContract } from '@keelson/contracts/my-financials';
import { fireEvent, waitFor } from '@testing-library/react';
import { serveDashboard } from '../features/dashboard/testing/acme-dashboard';
import acme from '../features/my-financials/testing/acme.json';
import { explainedMargin } from '../features/my-financials/testing/details';
import { acmeScenarios, bold, careful, fromJuly } from '../features/scenarios/testing/acme-scenarios';
import { acmeLines } from '../testing/base-lines';
import { savedCash } from '../testing/cash-release';
import { savedDetail } from '../testing/detailed-profit-and-loss';
import { cutDownAcme, savedPlanner } from '../testing/planner';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, progressWith } from '../testing/signed-in';

const api = serveApi();
const premium = { ...customer, isPremium: 'true', standing: 'premium' } as const;
const basic = { ...customer, isPremium: 'false', standing: 'basic' } as const;
const ACCOUNT = '/accounts/acc_1';
const CALCULATOR = '/dashboard/newDashboardCalculator';
const FINANCIALS = '/dashboard/newDashboardFinance';
const SAVED = '2026-11-22T14:03:00.000Z';
const opened = `saved=${encodeURIComponent(SAVED)}`;

/** Money, percentages, points, days, turns and months that cash lasts. */
const FIGURE = /£\d|\d%|\d pt\b|\d\.\d/;

/**
 * What needs no explanation: points of a chart, which its table tells and explains; ends of sliders and of an axis; the
 * tabs of the detailed P&L, whose amount stands explained in the table that each opens; what a goal costs, which is what
 * its owner typed; and what only a screen reader says, which repeats what is shown.
 */
const NO_FIGURE = 'svg, .k-sr, .plan-slider-ends, .plan-axis-note, .plan-groups, .k-goals .k-num:not(b)';
const NO_FIGURE_TEXT = /each £100|VAT at/;

/** Where one mark stands for the figure of a card: the figure in large type. */
const LARGE = '.k-answer-figure, .k-key-figure, .k-gauge-words, .mf-kpi-value, .mf-balance, .plan-tile-value';
const LARGE_IN_PLANS = '.plan-result-value, .plan-detail-profit';

interface Place {
  readonly name: string;
  readonly address: string;
  /** At least so many buttons explain. */
  readonly least: number;
  /** What is shown is worked out in the page, so that what is explained can be held against it. */
  readonly isDerived: boolean;
  readonly viewer?: typeof basic;
}

const PLACES: readonly Place[] = [
  { name: 'dashboard', address: '/dashboard/newDashboard', least: 25, isDerived: false },
  { name: 'My Financials with the KPI cards', address: FINANCIALS, least: 25, isDerived: false },
  { name: 'My Financials, balance sheet', address: `${FINANCIALS}?area=balance`, least: 25, isDerived: false },
  { name: 'balance sheet', address: `${CALCULATOR}/BalanceSheet`, least: 100, isDerived: false },
  { name: 'planner', address: `${CALCULATOR}?${opened}`, least: 40, isDerived: true },
  { name: 'cut-down planner', address: CALCULATOR, least: 3, isDerived: true, viewer: basic },
  { name: 'cash release', address: `${CALCULATOR}?tool=cash&step=results&${opened}`, least: 25, isDerived: true },
  { name: 'detailed P&L', address: `${CALCULATOR}/DetailedPL?${opened}`, least: 25, isDerived: true },
  { name: 'scenarios', address: '/dashboard/scenarios?compare=scn_1.scn_2.scn_3', least: 40, isDerived: true },
  { name: 'a scenario', address: '/dashboard/scenarios?scenario=scn_3', least: 45, isDerived: true },
];

function serve(viewer: typeof basic | typeof premium): void {
  serveDashboard(api, viewer);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  const answers = {
    financials: overviewContract.schemas.answer.parse(acme),
    'what-if-planner': savedPlanner,
    'what-if-planner/cut-down': cutDownAcme,
    'cash-release': savedCash,
    'detailed-profit-and-loss': savedDetail,
    scenarios: acmeScenarios(bold, careful, fromJuly),
  };
  for (const [path, data] of Object.entries(answers)) api.on('GET', `${ACCOUNT}/${path}`, { data });
  for (const tool of ['planner', 'cashRelease', 'detailedProfitAndLoss']) {
    const dates = [{ storedDate: SAVED, name: '' }];
    api.on('GET', `${ACCOUNT}/saved-calculations/${tool}`, { data: { savedBy: 'owner', dates } });
    api.on('GET', `${ACCOUNT}cp/saved-calculations/${tool}`, { data: { savedBy: 'partner', dates: [] } });
  }
  for (const [tool, lines] of Object.entries(acmeLines))
    api.on('GET', `${ACCOUNT}/financials/base-lines/${tool}`, ({ url }) => {
      const asAt = new URL(url).searchParams.get('asAt');
      if (tool !== 'planner' || asAt === null) return { data: lines() };
      // What the scenarios stand on.
      return { data: acmeLines.planner({ months: asAt === '2026-07-31' ? 4 : 7, addedBack: 0 }) };
    });
  // That each of them is explained by its own lines is proved over the API.
  for (const figure of [...EXPLAINED_FIGURES, GOAL_FIGURE])
    api.on('GET', `${ACCOUNT}/financials/explanations/${figure}`, { data: { ...explainedMargin, figure } });
}

const page = (): HTMLElement => document.querySelector('main') ?? document.body;
const buttons = (): readonly HTMLElement[] => [...page().querySelectorAll<HTMLElement>('.k-explained, .k-explain')];

function isExplained(at: HTMLElement): boolean {
  if (at.closest('.k-explained')) return true;
  const large = at.closest(`${LARGE}, ${LARGE_IN_PLANS}`);
  return large?.closest('section, .k-card, .plan-detail-answer')?.querySelector('.k-explain') != null;
}

/** What stands on the page that nothing explains. */
function unexplained(): readonly string[] {
  const texts = document.createTreeWalker(page(), NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { parentElement: at, textContent: text } = texts.currentNode;
    if (!at || at.closest(NO_FIGURE) || !FIGURE.test(text ?? '') || NO_FIGURE_TEXT.test(text ?? '')) continue;
    if (!isExplained(at)) found.push(`${at.closest('[class]')?.className}: ${text}`);
  }
  return found;
}

const digitsOf = (text: string): string => /\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? '';

/** Whether a figure that is shown is the one that is explained, as far as its digits go. */
function isShownSo(shown: string, explained: string): boolean {
  const [own, told] = [digitsOf(shown), digitsOf(explained)];
  if (own === '') return true;
  const places = own.split('.')[1]?.length ?? 0;
  return Math.abs(Number(own) - Number(told)) <= 0.5 * 10 ** -places + 0.005;
}

const amountIn = (text: string | null): number => Number((text ?? '').replace('−', '-').replace(/[£,]/g, ''));

/** Beside the page, or over it. */
const openPanel = () => document.querySelector('.k-explain-value')?.closest('aside, [role="dialog"]');

/** What somebody set, a target or a change: it stands on no books. */
const OF_NO_BOOKS = /^Explain (?:.*, change, |(?:Target|Trade) .*, after$)/;

/** What is wrong with the lines that an explanation comes down to. */
function linesProblems(name: string): readonly string[] {
  const panel = openPanel();
  const groups = [...(panel?.querySelectorAll('.k-explain-group') ?? [])].filter((group) =>
    group.querySelector('.k-explain-total'),
  );
  if (groups.length === 0) return OF_NO_BOOKS.test(name) ? [] : [`${name}: comes down to no lines`];
  const apart = groups.filter((group) => {
    const [total, ...lines] = [...group.querySelectorAll('.k-explain-line .k-num')].reverse();
    const sum = lines.reduce((of, { textContent }) => of + amountIn(textContent), 0);
    return lines.length === 0 || Math.abs(sum - amountIn(total?.textContent ?? null)) > 0.001;
  });
  const text = panel?.textContent ?? '';
  return [
    ...(apart.length > 0 ? [`${name}: lines do not come to their sum`] : []),
    ...(text.includes('Imported') ? [] : [`${name}: names no import`]),
    ...(text.includes('what was kept is') ? [`${name}: its lines come to something else`] : []),
  ];
}

const areOnTheirWay = (): boolean => openPanel()?.textContent.includes('on their way') ?? false;

describe('every figure that is shown', () => {
  it.each(PLACES)(
    '[BEYOND-01~] has a button that opens its explanation: $name',
    async ({ address, least, isDerived, viewer = premium }) => {
      serve(viewer);
      const { router } = renderApp(address);
      await waitFor(() => expect(buttons().length).toBeGreaterThanOrEqual(least));
      expect(unexplained()).toEqual([]);
      const wrong: string[] = [];
      for (let index = 0; index < buttons().length; index += 1) {
        const pressed = buttons()[index] as HTMLElement;
        const name = pressed.getAttribute('aria-label') ?? pressed.title;
        if (!/^Explain ./.test(name)) wrong.push(`${pressed.textContent}: ${name}`);
        fireEvent.click(pressed);
        // Finding by role would read the whole page for each of some hundred figures.
        const value = document.querySelector('.k-explain-value')?.textContent ?? '';
        if (!isDerived && !router.state.location.search.includes('explain=')) wrong.push(`${name}: opens nothing`);
        if (isDerived) {
          // Asked for once a base; the rest is there at once.
          if (areOnTheirWay()) await waitFor(() => expect(areOnTheirWay()).toBe(false));
          wrong.push(...linesProblems(name));
        }
        if (isDerived && value === '') wrong.push(`${name}: opens nothing`);
        if (isDerived && pressed.matches('.k-explained') && !isShownSo(pressed.textContent, value))
          wrong.push(`${name}: shows ${pressed.textContent}, explains ${value}`);
        const close = document.querySelector('aside.k-panel [aria-label="Close the panel"], .bp6-dialog-close-button');
        if (close) fireEvent.click(close);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );
});
