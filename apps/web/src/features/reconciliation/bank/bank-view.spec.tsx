import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../../session/session.api';
import { renderApp } from '../../../testing/render-app';
import { serveApi } from '../../../testing/serve-api';
import { admin, haveSession } from '../../../testing/signed-in';
import { OVERVIEW, PAYOUT } from '../testing/served-cases';
import type { Bank, ListedLine, StatementPreview } from './bank.api';

const api = serveApi();
const finance: Me = { ...admin, permissions: ['payments.reconcile'] };

const BANK: Bank = {
  counts: { atBank: 3, severalFit: 0, awaited: 1, notFound: 1, noStatement: 0 },
  lines: 40,
  from: '2026-10-01',
  until: '2026-11-09',
  aloneUpToPence: 5_000,
  open: [
    {
      ...{ payoutId: 'po_9', arrivesAt: '2026-10-20T00:00:00.000Z', amountPence: 4_680, automatic: true },
      ...{ standing: 'notFound', line: null, gapPence: 0, decided: false },
    },
  ],
};
const line = (more: Partial<ListedLine> = {}): ListedLine => ({
  ...{ lineId: `bnk_${'a'.repeat(22)}`, date: '2026-10-21', amountPence: 4_665, text: 'STRIPE PAYMENTS' },
  ...{ standing: 'unmatched', payoutId: null },
  ...more,
});
const PREVIEW: StatementPreview = {
  contentHash: 'a'.repeat(64),
  lines: [
    { row: 1, date: '2026-10-30', amountPence: -90_000, text: 'RENT', known: true },
    { row: 2, date: '2026-11-02', amountPence: 95_715, text: 'STRIPE PAYMENTS', known: false },
  ],
  refused: [],
  acceptance: 'a'.repeat(40),
};

const open = async (rows: readonly ListedLine[] = []) => {
  haveSession(api, finance);
  api.on('GET', '/reconciliation/bank', { data: BANK });
  api.on('GET', '/reconciliation/bank/lines', { data: { rows, next: null } });
  const app = renderApp('/reconciliation?view=bank');
  await screen.findByRole('heading', { name: 'Bank statement' });
  return app;
};

describe('the bank in the reconciliation', () => {
  beforeEach(() => api.on('GET', '/reconciliation', { data: OVERVIEW }));

  it('[EVENT-09~] reads pasted lines, shows them, and keeps them when the person says so', async () => {
    api.on('POST', '/reconciliation/bank/preview', { data: PREVIEW });
    api.on('POST', '/reconciliation/bank/lines', { data: { recorded: 1, known: 1 }, statusMessage: 'Statement saved' });
    const { user } = await open();
    expect(screen.getByRole('button', { name: 'Read the lines' })).toBeDisabled();
    await user.type(screen.getByLabelText('Paste lines of the statement'), '02/11/2026,STRIPE PAYMENTS,957.15');
    await user.click(screen.getByRole('button', { name: 'Read the lines' }));
    const read = within(await screen.findByRole('region', { name: 'What was read' }));
    expect(read.getByRole('status')).toHaveTextContent('2 lines from 30 Oct 2026 to 2 Nov 2026, 1 saved before.');
    expect(api.calls('POST', '/reconciliation/bank/lines')).toEqual([]);
    await user.click(read.getByRole('button', { name: 'Save 1 line' }));
    expect(await screen.findByText('1 line saved, 1 was saved before.')).toBeVisible();
    const content = btoa('02/11/2026,STRIPE PAYMENTS,957.15');
    expect(api.calls('POST', '/reconciliation/bank/lines')[0]?.body).toEqual({
      content,
      acceptance: PREVIEW.acceptance,
    });
    expect(screen.getByLabelText('Paste lines of the statement')).toHaveValue('');
  });

  it('names each line of a file that cannot be taken, and offers nothing to save', async () => {
    const refused = [
      { row: 4, fault: 'date', cell: '31/02/2026' },
      { row: 6, fault: 'noText', cell: '' },
    ] as const;
    api.on('POST', '/reconciliation/bank/preview', { data: { ...PREVIEW, refused: [...refused], acceptance: null } });
    const { user } = await open();
    const file = new File(['Date,Text,Amount'], 'statement.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText('Choose a CSV file'), file);
    const read = within(await screen.findByRole('region', { name: 'What was read' }));
    expect(read.getByRole('alert')).toHaveTextContent('2 lines cannot be taken, so nothing was saved.');
    expect(read.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Line 4: not a date, such as 31/10/2026 (“31/02/2026”)',
      'Line 6: no text',
    ]);
    expect(read.queryByRole('button', { name: /^Save/ })).not.toBeInTheDocument();
  });

  it('says why a file is refused as a whole', async () => {
    api.on('POST', '/reconciliation/bank/preview', { status: 422, code: 'NOT_A_STATEMENT', responseMessage: 'No CSV' });
    const { user } = await open();
    await user.upload(screen.getByLabelText('Choose a CSV file'), new File(['PK'], 'statement.csv'));
    expect(await screen.findByText('No CSV')).toBeVisible();
  });

  it('matches a payout that is not found with the nearest line, for a reason', async () => {
    api.on('POST', '/reconciliation/bank/payouts/po_9/match', { data: {}, statusMessage: 'Matched' });
    const far = line({ lineId: `bnk_${'b'.repeat(22)}`, amountPence: 100, text: 'INTEREST' });
    const { user } = await open([far, line()]);
    expect(await screen.findByText(/3 at the bank, 1 not found/)).toHaveTextContent(
      '40 lines from 1 Oct 2026 to 9 Nov 2026.',
    );
    await user.click(await screen.findByRole('button', { name: 'Match the payout of 20 Oct 2026, £46.80' }));
    const dialog = within(await screen.findByRole('dialog'));
    const nearest = await dialog.findByRole('radio', { name: '21 Oct 2026, £46.65, STRIPE PAYMENTS −£0.15' });
    expect(nearest).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Match' }));
    expect(await dialog.findAllByText('Required !!')).not.toHaveLength(0);
    await user.type(dialog.getByLabelText('Reason, kept in the history'), 'The bank took a fee');
    await user.click(dialog.getByRole('button', { name: 'Match' }));
    await waitFor(() =>
      expect(api.calls('POST', '/reconciliation/bank/payouts/po_9/match')[0]?.body).toEqual({
        ...{ lineId: line().lineId, reason: 'The bank took a fee' },
      }),
    );
    expect(new URL(api.calls('GET', '/reconciliation/bank/lines').at(-1)?.url ?? '').search).not.toBe('');
  });

  it('unmatches a line, and searches the lines by amount', async () => {
    api.on('POST', '/reconciliation/bank/payouts/po_1/unmatch', { data: {}, statusMessage: 'Undone' });
    const { user } = await open([line({ standing: 'matched', payoutId: 'po_1', amountPence: 4_680 })]);
    await user.click(await screen.findByRole('button', { name: 'Unmatch 21 Oct 2026, £46.80, STRIPE PAYMENTS' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Why it was not right'), 'Another account');
    await user.click(dialog.getByRole('button', { name: 'Unmatch' }));
    await waitFor(() => expect(api.calls('POST', '/reconciliation/bank/payouts/po_1/unmatch')).toHaveLength(1));
    await user.type(screen.getByRole('searchbox', { name: 'Search by amount' }), '46.80{Enter}');
    await waitFor(() => {
      const asked = api
        .calls('GET', '/reconciliation/bank/lines')
        .map(({ url }) => new URL(url).searchParams.get('search'));
      expect(asked).toContain('46.80');
    });
  });

  it('says of the newest payout with which line it arrived', async () => {
    api.on('GET', '/reconciliation', { data: { ...OVERVIEW, newestPayout: PAYOUT } });
    await open();
    expect(await screen.findByText('At the bank 2 Nov 2026, “STRIPE PAYMENTS”')).toBeVisible();
  });
});
