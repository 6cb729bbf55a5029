import { screen, waitFor } from '@testing-library/react';
import { CONFIRMED, giveOwnPassword } from '../../testing/own-password';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, partner } from '../../testing/signed-in';
import type { TimelineExport } from './timeline.api';

const api = serveApi();
const PAGE = '/dashboard/yourData';
const EXPORT = '/account/timeline-export';

const NONE: TimelineExport = {
  ...{ status: 'none', askedAt: null, madeAt: null, expiresAt: null, events: null, reason: null },
};
const UNDER_WAY: TimelineExport = { ...NONE, status: 'under-way', askedAt: '2026-03-02T09:00:00.000Z' };
const MADE = { madeAt: '2026-03-02T09:01:00.000Z', expiresAt: '2026-03-09T09:01:00.000Z', events: 1_412 };
const READY: TimelineExport = { ...NONE, ...MADE, status: 'ready' };

async function open(standing: TimelineExport, viewer = customer) {
  haveSession(api, viewer);
  api.on('GET', EXPORT, { data: standing });
  const app = renderApp(PAGE);
  await screen.findByRole('heading', { level: 1, name: 'Your data' });
  return app;
}

describe('the page of the own data', () => {
  it('[BEYOND-13~] is asked for with one click, and says by itself when it is ready', async () => {
    const { user } = await open(NONE);
    const ask = await screen.findByRole('button', { name: 'Prepare my data' });
    api.on('POST', EXPORT, () => {
      api.on('GET', EXPORT, { data: UNDER_WAY });
      return { data: UNDER_WAY };
    });
    await user.click(ask);
    expect(await screen.findByText(/^Being prepared since 2 Mar 2026, 09:00/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /together/ })).not.toBeInTheDocument();
    api.on('GET', EXPORT, { data: READY });
    expect(await screen.findByText(/^Ready until 9 Mar 2026, 09:01: 1,412 events/)).toBeVisible();
    expect(api.calls('POST', EXPORT)).toHaveLength(1);
  });

  it('[BEYOND-13~] is downloaded in either form after the own password', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:data';
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    api.on('POST', '/session/step-up', CONFIRMED);
    const { user } = await open(READY);
    for (const [button, format] of [
      ['Download as pages', 'html'],
      ['Download as JSON', 'json'],
    ] as const) {
      const name = `keelson-your-data-2026-03-02.${format}`;
      api.on('GET', `${EXPORT}/${format}`, {
        document: 'everything',
        headers: { 'content-disposition': `attachment; filename="${name}"` },
      });
      await user.click(await screen.findByRole('button', { name: button }));
      await giveOwnPassword(user, button);
      await waitFor(() => expect(saved).toContain(name));
      const [sent] = api.calls('GET', `${EXPORT}/${format}`);
      expect(sent?.headers.get('confirmation')).toBe('confirmation-1');
      expect(api.calls('POST', '/session/step-up').at(-1)?.body).toMatchObject({
        ...{ route: 'timeline.file', target: { format } },
      });
    }
  });

  it.each([
    ['failed', { ...NONE, status: 'failed', reason: 'broken-down' }, /could not be prepared/, 'Try again'],
    ['expired', { ...NONE, ...MADE, status: 'expired' }, /was deleted on 9 Mar 2026/, 'Prepare my data'],
  ] satisfies [string, TimelineExport, RegExp, string][])(
    '[BEYOND-13~] says that it has %s, and lets it be asked for again',
    async (_status, standing, text, button) => {
      const { user } = await open(standing);
      expect(await screen.findByText(text)).toBeInTheDocument();
      api.on('POST', EXPORT, { data: UNDER_WAY });
      api.on('GET', EXPORT, { data: UNDER_WAY });
      await user.click(screen.getByRole('button', { name: button }));
      expect(await screen.findByText(/^Being prepared/)).toBeInTheDocument();
    },
  );

  it('says what failed to load, and tries again', async () => {
    haveSession(api, customer);
    api.on('GET', EXPORT, { status: 503, responseMessage: 'Away' });
    const { user } = renderApp(PAGE);
    expect(await screen.findByText('Could not load how it stands')).toBeInTheDocument();
    api.on('GET', EXPORT, { data: NONE });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Prepare my data' })).toBeInTheDocument();
  });

  it('is for company users', async () => {
    await open(NONE, partner);
    expect(await screen.findByText('This page is for company users')).toBeInTheDocument();
    expect(api.calls('GET', EXPORT)).toEqual([]);
  });
});
