import { screen, waitFor, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pressEscape } from '../../testing/press-escape';
import { acmeCash } from '../../testing/cash-release';
import { acmeDetail } from '../../testing/detailed-profit-and-loss';
import { acmePlanner } from '../../testing/planner';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession } from '../../testing/signed-in';
import { readRichText, wordsOf } from '../../content/read-rich-text';
import { CASH_STEPS } from './components/cash-how-to';
import { DETAIL_STEPS } from './components/detail-how-to';
import { PLANNER_STEPS } from './components/planner-how-to';

const api = serveApi();
const CALCULATOR = '/dashboard/newDashboardCalculator';
const premium = { ...customer, isPremium: 'true', standing: 'premium' } as const;
const LIMIT = /^Only so many can be saved on a day/;

interface Tool {
  readonly content: string;
  readonly address: string;
  readonly button: string;
  readonly title: string;
  readonly steps: readonly string[];
  /** What a failure of its content says. */
  readonly failed: RegExp;
}

const TOOLS: readonly Tool[] = [
  {
    ...{ content: 'what-if-planner', address: CALCULATOR, button: 'How to use', steps: PLANNER_STEPS },
    ...{ title: 'How to use: What-If Scenario Planner', failed: /^The content server is away/ },
  },
  {
    ...{ content: 'cash-release', address: `${CALCULATOR}?tool=cash&step=results`, button: 'How to use' },
    ...{ title: 'How to use: cash release', steps: CASH_STEPS, failed: /^The content server is away/ },
  },
  {
    ...{ content: 'detailed-profit-and-loss', address: `${CALCULATOR}/DetailedPL`, button: 'How to Use' },
    ...{
      title: 'How to Use: detailed P&L',
      steps: DETAIL_STEPS,
      failed: /^cms_detailed_pl: The content server is away/,
    },
  },
];

const serve = (): void => {
  haveSession(api, premium);
  api.on('GET', '/accounts/acc_1/what-if-planner', { data: acmePlanner });
  api.on('GET', '/accounts/acc_1/cash-release', { data: acmeCash });
  api.on('GET', '/accounts/acc_1/detailed-profit-and-loss', { data: acmeDetail });
  for (const tool of ['planner', 'cashRelease', 'detailedProfitAndLoss']) {
    api.on('GET', `/accounts/acc_1/saved-calculations/${tool}`, { data: { savedBy: 'owner', dates: [] } });
    api.on('GET', `/accounts/acc_1cp/saved-calculations/${tool}`, { data: { savedBy: 'partner', dates: [] } });
  }
};

const opened = async ({ content, address, button, title }: Tool) => {
  const { user } = renderApp(address);
  const opens = await screen.findByRole('button', { name: button });
  expect(api.calls('GET', `/content/${content}`)).toEqual([]);
  await user.click(opens);
  return { user, dialog: within(await screen.findByRole('dialog', { name: title })) };
};

describe('how a planning tool is used', () => {
  it.each(TOOLS)('is told in the words of the editors, with the limit of the day below: $content', async (tool) => {
    serve();
    const howTo = 'First read **this**.\n\n1. Pull.\n2. Look.';
    api.on('GET', `/content/${tool.content}`, { data: [{ id: 1, attributes: { howTo } }] });
    const { user, dialog } = await opened(tool);
    expect(await dialog.findByText('this')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Pull.', 'Look.']);
    expect(dialog.getByText(LIMIT)).toBeVisible();
    await pressEscape(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each(TOOLS)('is told as it ships where the editors say nothing: $content', async (tool) => {
    const noted = jest.spyOn(console, 'info').mockImplementation();
    serve();
    api.on('GET', `/content/${tool.content}`, { data: [{ id: 1, attributes: {} }] });
    const { dialog } = await opened(tool);
    await dialog.findAllByRole('listitem');
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(tool.steps);
    expect(noted).toHaveBeenCalledWith('No such attribute', 'howTo');
    noted.mockRestore();
  });

  it.each(TOOLS)('says why the words are missing, tells it all the same, and tries again: $content', async (tool) => {
    serve();
    const failing = { status: 503, responseMessage: 'The content server is away' };
    api.on('GET', `/content/${tool.content}`, failing);
    const { user, dialog } = await opened(tool);
    expect(await dialog.findByText(tool.failed)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(tool.steps.length);
    api.on('GET', `/content/${tool.content}`, { data: [{ id: 1, attributes: { howTo: 'By hand.' } }] });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('By hand.')).toBeVisible();
    expect(dialog.queryByText(tool.failed)).not.toBeInTheDocument();
  });

  it.each(TOOLS)('ships the same words in both places: $content', ({ content, steps }) => {
    const file = readFileSync(join(__dirname, `../../../../api/content/${content}.json`), 'utf8');
    const { data } = JSON.parse(file) as { data: readonly { attributes: { howTo: string } }[] };
    expect(wordsOf(readRichText(data[0]?.attributes.howTo))).toBe(steps.join(' '));
  });
});
