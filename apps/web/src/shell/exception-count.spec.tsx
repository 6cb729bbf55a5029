import { screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '../client/base-api';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { admin, haveSession, superAdmin } from '../testing/signed-in';

const api = serveApi();
const ASKED = ['GET', '/reconciliation/exceptions'] as const;

const entry = async () => {
  const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
  return menu.findByRole('link', { name: /^Reconciliation/ });
};

describe('the number of payments that need a person, in the menu', () => {
  it('stands beside the reconciliation and follows what happens there', async () => {
    haveSession(api, superAdmin);
    api.on(...ASKED, { data: { cases: 3, more: false } });
    const { store } = renderApp('/dashboard/adminPage');
    await waitFor(async () => expect(await entry()).toHaveAccessibleName('Reconciliation 3 need a person'));
    api.on(...ASKED, { data: { cases: 5_000, more: true } });
    store.dispatch(baseApi.util.invalidateTags(['reconciliation']));
    await waitFor(async () => expect(await entry()).toHaveTextContent('5,000+'));
    api.on(...ASKED, { data: { cases: 0, more: false } });
    store.dispatch(baseApi.util.invalidateTags(['reconciliation']));
    await waitFor(async () => expect(await entry()).toHaveAccessibleName('Reconciliation'));
  });

  it('is asked for by nobody who may not reconcile payments', async () => {
    haveSession(api, admin);
    renderApp('/dashboard/adminPage');
    await screen.findByRole('heading', { name: 'Administration' });
    expect(screen.queryByRole('link', { name: /^Reconciliation/ })).toBeNull();
    expect(api.calls(...ASKED)).toEqual([]);
  });
});
