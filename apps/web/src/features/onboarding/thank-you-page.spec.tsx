import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Me } from '../../session/session.api';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, progressWith } from '../../testing/signed-in';

const api = serveApi();

describe('the thank-you page', () => {
  const readInstead = async ({ user }: ReturnType<typeof renderApp>) => {
    const summary = await screen.findByText('Read it instead');
    await user.click(summary);
    const details = summary.closest('details') as HTMLDetailsElement;
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await user.click(await screen.findByRole('button', { name: 'I have read this' }));
  };
  const LINKED = '/successSignup?email=a%40example.com&payment=1&freeTrailUser=1';
  /** The customer as the account stands now. */
  const accountIs = (me: Partial<Me>) => {
    haveSession(api, { ...customer, ...me });
    const data = progressWith('pending', { thankYou: { status: 'inprogress' }, generic: { status: 'pending' } });
    api.on('GET', '/onboarding/progress', { data });
    api.on('GET', '/onboarding/generic-answers', { data: { generic_details: [], savedAt: null } });
    api.on('GET', '/content/generic-questions', { data: [] });
    for (const step of ['thankYou', 'generic']) api.on('POST', `/onboarding/steps/${step}/open`, { data });
    api.on('POST', '/onboarding/steps/thankYou/complete', { data });
    api.on('POST', '/onboarding/save-and-log-out', { data });
    api.on('POST', '/session/sign-out', {});
  };
  const paid = { freeTrailUser: 0, paymentFlag: 1, paymentStatus: 'Paid', standing: 'premium' } as const;
  const owing = { freeTrailUser: 0, paymentFlag: 0, paymentStatus: 'Unpaid', standing: 'awaiting-payment' } as const;

  it('offers Continue after its transcript was read, and completes the step', async () => {
    accountIs({});
    const app = renderApp('/successSignup');
    await screen.findByText('Continue appears when the video has ended.');
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await readInstead(app);
    await app.user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(app.path()).toBe('/dashboard/generic-questions'));
    expect(api.calls('POST', '/onboarding/steps/thankYou/complete')).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[SIGNUP-13] reads email, payment and freeTrailUser, tells what of it is so, and ends in Continue or Save & Log Out', async () => {
    accountIs({});
    const trial = renderApp(LINKED);
    const popup = within(await screen.findByRole('dialog', { name: 'Your 14-day free trial is active' }));
    await waitFor(() => expect(trial.router.state.location.search).toBe(''));
    await trial.user.click(popup.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.ended(await screen.findByLabelText(/./, { selector: 'video' }));
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    await trial.user.click(screen.getByRole('button', { name: 'Save & Log Out' }));
    await waitFor(() => expect(trial.path()).toBe('/auth/signIn'));
    const saved = api.calls('POST', '/onboarding/save-and-log-out').map(({ body }) => body);
    expect(saved).toEqual([{ step: 'thankYou', finishes: true }]);
    trial.unmount();

    accountIs(paid);
    const payer = renderApp('/successSignup?payment=success&freeTrailUser=0');
    const received = within(await screen.findByRole('dialog', { name: 'Payment received' }));
    await payer.user.click(received.getByRole('button', { name: 'Continue' }));
    fireEvent.ended(await screen.findByLabelText(/./, { selector: 'video' }));
    await payer.user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(payer.path()).toBe('/dashboard/generic-questions'));
    payer.unmount();

    localStorage.clear();
    const visitor = renderApp(LINKED);
    await readInstead(visitor);
    expect(visitor.router.state.location.search).toBe('');
    await visitor.user.click(await screen.findByRole('link', { name: 'Log in to go on' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('a@example.com');
  });

  it.each([
    ['payment=1', /^No payment has reached this account so far/],
    ['payment=failed', /^Your payment was unsuccessful..! No payment has reached/],
  ])('believes no address: of %s an account that owes its payment is told', async (query, text) => {
    accountIs(owing);
    renderApp(`/successSignup?${query}&freeTrailUser=1`);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says nothing of a failed payment to an account that is paid for', async () => {
    accountIs(paid);
    renderApp('/successSignup?payment=failed');
    await screen.findByText('Continue appears when the video has ended.');
    expect(screen.queryByText(/unsuccessful/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
