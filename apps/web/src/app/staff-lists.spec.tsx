import { screen } from '@testing-library/react';
import type { Me } from '../session/session.api';
import { ONLY_PAGE } from '../testing/customer-row';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { admin, haveSession, superAdmin } from '../testing/signed-in';

const api = serveApi();

const STAFF = '/dashboard/newDashboardAdmin';

interface List {
  readonly me: Me;
  readonly place: string;
  readonly call: string;
  /** An answer without a row. */
  readonly nobody: object;
}

const LISTS: readonly List[] = [
  {
    ...{ me: admin, place: `${STAFF}/UserManagement`, call: '/customers' },
    nobody: { rows: [], matching: 0, ...ONLY_PAGE, totals: { customers: 0, onTrial: 0, underDeletion: 0 } },
  },
  {
    ...{ me: superAdmin, place: `${STAFF}/ChannelManagement`, call: '/partners' },
    nobody: { rows: [], matching: 0, totals: { partners: 0, notConfirmed: 0 } },
  },
  { ...{ me: superAdmin, place: `${STAFF}/AdminManagement`, call: '/staff' }, nobody: { rows: [], matching: 0 } },
];

describe('the lists of the back office', () => {
  it('[BACK-09] ask for the newest first, say Loading, the error of the table, and that nobody was found', async () => {
    for (const { me, place, call, nobody } of LISTS) {
      api.reset();
      localStorage.clear();
      haveSession(api, me);
      let answer: (failure: { status: number }) => void = () => undefined;
      const answered = new Promise<{ status: number }>((resolve) => (answer = resolve));
      api.on('GET', call, () => answered);
      const app = renderApp(place);
      expect(await screen.findByText(/^Loading\b/)).toBeVisible();
      const asked = new URL(api.calls('GET', call).at(-1)?.url ?? '').searchParams;
      expect([place, asked.get('sort'), asked.get('order')]).toEqual([place, 'created', 'desc']);
      answer({ status: 503 });
      expect(await screen.findByText('Technical error,please contact with technical team')).toBeVisible();
      api.on('GET', call, { data: nobody });
      await app.user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByText('No User is Found')).toBeVisible();
      app.unmount();
    }
  });
});
