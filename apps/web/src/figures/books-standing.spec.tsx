import { cleanup, screen, within } from '@testing-library/react';
import { booksStandingBrief, booksStandingText, transfersUnreadText } from '@keelson/contracts/ledger';
import { BOOKS_STANDINGS, type BooksStanding, type ImportState } from '@keelson/vocabulary';
import { trust } from '../features/ledger/testing/books';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, haveSession } from '../testing/signed-in';

const api = serveApi();

const connection = {
  ...{ connectionId: 'con_01932b7e-7d1c-4aaa-8000-000000000001', provider: 'xero', tenantId: 't', tenantName: 'Acme' },
  ...{ connectedAt: '2026-11-01T09:00:00.000Z', importEnded: '2026-11-22T08:00:00.000Z', message: null },
  ...{ reconnectNeeded: false, consentEnds: null },
};

/** How the imports stand in each standing, and what the two pages must not say beside the sentence. */
const IMPORTS: Readonly<Record<BooksStanding, ImportState>> = {
  ...{ notConnected: 'none', disconnected: 'started', typed: 'none', consentNeeded: 'finished', notImported: 'none' },
  ...{ importPending: 'pending', importing: 'started', importFailed: 'error', empty: 'finished', imported: 'finished' },
};
const UNCONNECTED: readonly BooksStanding[] = ['notConnected', 'disconnected', 'typed'];

function serve(standing: BooksStanding, transfersUnread = false) {
  haveSession(api, customer);
  const importStatus = IMPORTS[standing];
  const told = { importStatus, importEnded: null, message: null, monthsDone: 0, months: 0 };
  api.on('GET', '/accounts/acc_1/import-status', { data: { ...told, standing, system: 'xero', transfersUnread } });
  const reconnectNeeded = standing === 'consentNeeded';
  const connected = UNCONNECTED.includes(standing) ? [] : [{ ...connection, importStatus, reconnectNeeded }];
  api.on('GET', '/accounts/acc_1/finance-connections', { data: { offered: ['xero'], financeConnections: connected } });
  api.on('GET', '/finance-connections/cycle', { data: { repeat: true, cycleId: 'cycle_1' } });
  const of = importStatus === 'started' ? 'started' : 'finished';
  const lastImport = { ...trust.lastImport, importStatus: of, ...(of === 'started' && { finishedAt: null }) };
  const informationFrom = standing === 'typed' ? 'manual' : 'xero';
  api.on('GET', '/accounts/acc_1/trust', { data: { ...trust, lastImport, informationFrom } });
}

describe('how the books stand', () => {
  it.each(BOOKS_STANDINGS)(
    '%s is told by the connection page and the trust page in the same sentence, and above them in its few words',
    async (standing) => {
      const sentence = booksStandingText(standing, 'xero');
      for (const page of ['/dashboard/integrateFinance', '/dashboard/trust']) {
        serve(standing);
        renderApp(page);
        expect(await screen.findByText(sentence)).toBeVisible();
        const brief = booksStandingBrief(standing, 'xero', null);
        expect(await within(screen.getByRole('banner')).findByRole('link', { name: brief })).toBeVisible();
        for (const other of BOOKS_STANDINGS.filter((each) => each !== standing))
          expect([page, screen.queryByText(booksStandingText(other, 'xero'))]).toEqual([page, null]);
        expect(screen.queryByText(transfersUnreadText)).toBeNull();
        cleanup();
      }
    },
  );

  it('says nothing of an import once the system is disconnected, and of no figure of an empty organisation', async () => {
    serve('disconnected');
    renderApp('/dashboard/trust');
    await screen.findByText(booksStandingText('disconnected', 'xero'));
    expect(screen.queryByText(/first import is under way/)).toBeNull();
    cleanup();
    serve('empty');
    renderApp('/dashboard/trust');
    expect(await screen.findByText('There are no figures yet.')).toBeVisible();
  });

  it('asks for consent again where transfers cannot be read', async () => {
    serve('imported', true);
    renderApp('/dashboard/integrateFinance');
    expect(await screen.findByText(transfersUnreadText)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Connect Xero again' })).toBeEnabled();
    cleanup();
    serve('imported', true);
    renderApp('/dashboard/trust');
    expect(await screen.findByText(transfersUnreadText)).toBeVisible();
    const link = screen.getByRole('link', { name: 'See the connection' });
    expect(link).toHaveAttribute('href', '/FinanceSystemInt');
  });
});
