import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { customer, haveSession, progressWith } from '../testing/signed-in';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';

const api = serveApi();
const MINUTE = 60_000;

const acting = (left: number) => ({
  ...customer,
  standing: 'premium' as const,
  acting: {
    ...{ adminId: 'acc_2', adminName: 'Daniel Okafor', reason: 'Owner asks why VAT differs' },
    endsAt: new Date(Date.now() + left).toISOString(),
    refused: ['goals.saveGoals', 'drafts.read', 'drafts.save'],
  },
});
const banner = () => screen.findByRole('region', { name: 'You are acting as a customer' });

describe('the banner while acting for a customer', () => {
  beforeEach(() => void api.on('GET', '/onboarding/progress', { data: progressWith('completed') }));

  it('[AUTHZ-04~] says for whom, why, and how long, and what is refused', async () => {
    haveSession(api, acting(51.5 * MINUTE));
    const { user } = renderApp('/dashboard/newDashboard');
    expect(await banner()).toHaveTextContent('You are acting as Acme Joinery Ltd');
    expect(await banner()).toHaveTextContent('“Owner asks why VAT differs”');
    expect(await banner()).toHaveTextContent('52 min left');
    await user.click(screen.getByRole('button', { name: 'What is refused' }));
    const list = within(await screen.findByRole('dialog', { name: 'What is refused while acting' }));
    expect(list.getByText('Goals and saved calculations')).toBeVisible();
  });

  it('keeps the id of the member of staff aside', async () => {
    haveSession(api, acting(51 * MINUTE));
    renderApp('/dashboard/newDashboard');
    await banner();
    expect([localStorage.getItem('id'), localStorage.getItem('adminId')]).toEqual(['acc_1', 'acc_2']);
  });

  it('[DEL-07~] restores it on leaving the pages of the customer, and on load until the API has said whose they are', async () => {
    const stored = () => [localStorage.getItem('id'), localStorage.getItem('adminId')];
    haveSession(api, acting(51 * MINUTE));
    const { router } = renderApp('/dashboard/newDashboard');
    await banner();
    await waitFor(() => expect(stored()).toEqual(['acc_1', 'acc_2']));
    await act(() => router.navigate('/'));
    await waitFor(() => expect(stored()).toEqual(['acc_2', null]));
    await act(() => router.navigate('/dashboard/newDashboard'));
    await waitFor(() => expect(stored()).toEqual(['acc_1', 'acc_2']));
    cleanup();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    api.on('GET', '/session/me', async () => {
      await held;
      return { data: acting(51 * MINUTE) };
    });
    localStorage.setItem('id', 'acc_1');
    localStorage.setItem('adminId', 'acc_2');
    renderApp('/dashboard/newDashboard');
    expect(stored()).toEqual(['acc_2', null]);
    answer();
    await waitFor(() => expect(stored()).toEqual(['acc_1', 'acc_2']));
  });

  it('says when the hour is over', async () => {
    jest.useFakeTimers();
    haveSession(api, acting(MINUTE));
    renderApp('/dashboard/newDashboard');
    await banner();
    await act(() => jest.advanceTimersByTimeAsync(MINUTE + 5_000));
    expect(await screen.findByRole('dialog', { name: 'Your hour as Acme Joinery Ltd is over' })).toBeVisible();
  });
});
