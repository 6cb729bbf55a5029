import { overviewContract } from '@keelson/contracts/my-financials';
import type { FlagValue } from '@keelson/contracts/onboarding';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession, partner, progressWith } from '../../testing/signed-in';
import type { Overview } from './my-financials.api';
import acme from './testing/acme.json';

const api = serveApi();
const PAGE = '/dashboard/newDashboardFinance';
const overview = overviewContract.schemas.answer.parse(acme);

const serve = (changes: Partial<Overview> = {}, me = customer) => {
  haveSession(api, me);
  api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
  api.on('GET', '/accounts/acc_1/financials', { data: { ...overview, ...changes } });
};
const ALL_SECTIONS = ['myMoney', 'balanceSheet', 'kpis'];
const loaded = () => screen.findByRole('heading', { name: 'Today’s Numbers' });

const atWalkthrough = (status: FlagValue) =>
  api.on('GET', '/onboarding/progress', { data: progressWith('pending', { myFinanceSummary: { status } }) });

describe('the videos of My Financials', () => {
  it('[FIN-17] covers a section until its video has ended once', async () => {
    let watched: readonly string[] = [];
    serve();
    api.on('GET', '/accounts/acc_1/financials', () => ({
      data: { ...overview, lockedSections: ALL_SECTIONS.filter((section) => !watched.includes(section)) },
    }));
    api.on('PUT', '/accounts/acc_1/financials/watched-sections/myMoney', () => {
      watched = ['myMoney'];
      return { data: { lockedSections: ['balanceSheet', 'kpis'] } };
    });
    const { user } = renderApp(PAGE);
    await loaded();
    const cover = screen.getByRole('region', { name: 'My Money is locked' });
    expect(cover).toHaveTextContent("Play the 'how to use this section video' to unlock it");
    expect(screen.getByRole('region', { name: 'Financial KPIs is locked' })).toBeVisible();
    await user.click(within(cover).getByRole('button', { name: 'Play the video' }));
    await screen.findByRole('dialog', { name: 'How to use this section: My Money' });
    fireEvent.ended(screen.getByLabelText('How to use this section: My Money', { selector: 'video' }));
    await waitFor(() => expect(screen.queryByText('My Money is locked')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Show the section' }));
    expect(screen.queryByRole('region', { name: 'My Money is locked' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Financial KPIs is locked' })).toBeVisible();
    // A reload, or another device: the account remembers.
    await waitFor(() => expect(api.calls('GET', '/accounts/acc_1/financials')).toHaveLength(2));
    expect(screen.queryByRole('region', { name: 'My Money is locked' })).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('sections'))).toEqual([]);
  });

  it('keeps a section open that could not be saved, says so, and tries again', async () => {
    const path = '/accounts/acc_1/financials/watched-sections/myMoney';
    serve({ lockedSections: ['myMoney'] });
    api.on('PUT', path, { status: 503 });
    const { user } = renderApp(PAGE);
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Play the video' }));
    fireEvent.ended(await screen.findByLabelText('How to use this section: My Money', { selector: 'video' }));
    await user.click(await screen.findByRole('button', { name: 'Show the section' }));
    const note = await screen.findByText(/We could not save that you watched the video/);
    expect(screen.queryByRole('region', { name: 'My Money is locked' })).not.toBeInTheDocument();
    api.on('PUT', path, { data: { lockedSections: [] } });
    await user.click(within(note).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(note).not.toBeInTheDocument());
    expect(api.calls('PUT', path)).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'My Money is locked' })).not.toBeInTheDocument();
  });

  it.each([
    ['pending', 'customer', 'offered'],
    ['inprogress', 'customer', 'offered'],
    ['completed', 'customer', 'not offered'],
    ['pending', 'partner', 'not offered'],
    ['inprogress', 'partner', 'not offered'],
  ] as const)('[ONB-15~] at a step %s of a %s the walkthrough is %s', async (status, who, offered) => {
    serve({}, who === 'partner' ? partner : customer);
    atWalkthrough(status);
    renderApp(who === 'partner' ? `${PAGE}?customer=acc_1` : PAGE);
    await loaded();
    if (who === 'customer') await waitFor(() => expect(api.calls('GET', '/onboarding/progress')).not.toHaveLength(0));
    if (offered === 'offered') expect(await screen.findByRole('region', { name: 'Walkthrough' })).toBeVisible();
    else expect(screen.queryByRole('region', { name: 'Walkthrough' })).not.toBeInTheDocument();
  });

  it('[ONB-07, ONB-15] offers the walkthrough, whose end leads on to the goals', async () => {
    serve();
    atWalkthrough('inprogress');
    api.on('POST', '/onboarding/steps/myFinanceSummary/open', { data: progressWith('pending') });
    api.on('POST', '/onboarding/steps/myFinanceSummary/complete', { data: progressWith('pending') });
    const { user, router } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Watch the walkthrough' }));
    const dialog = await screen.findByRole('dialog', { name: 'Walkthrough of My Financials' });
    expect(within(dialog).queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Save & Log Out' })).not.toBeInTheDocument();
    fireEvent.ended(within(dialog).getByLabelText('Walkthrough of My Financials'));
    expect(await within(dialog).findByRole('button', { name: 'Save & Log Out' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/newDashboard'));
    expect(router.state.location.search).toBe('?openGoals=true');
  });

  const watch = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Watch the walkthrough' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Walkthrough of My Financials' }));
    fireEvent.ended(dialog.getByLabelText('Walkthrough of My Financials'));
    return dialog;
  };

  it('leads on to the progress when the step is not reached yet, and leaves without completing it', async () => {
    serve();
    atWalkthrough('pending');
    api.on('POST', '/onboarding/steps/myFinanceSummary/open', { data: progressWith('pending') });
    api.on('POST', '/onboarding/save-and-log-out', { data: progressWith('pending') });
    const { user, path } = renderApp(PAGE);
    const dialog = await watch(user);
    expect(await dialog.findByText('This step opens when the step before it is completed.')).toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    expect(dialog.getByRole('link', { name: 'Go to your next step' })).toHaveAttribute(
      'href',
      '/onboardingProgressInfo',
    );
    await user.click(dialog.getByRole('button', { name: 'Save & Log Out' }));
    await waitFor(() => expect(path()).toBe('/auth/signIn'));
    expect(api.calls('POST', '/onboarding/save-and-log-out')[0]?.body).toEqual({
      step: 'myFinanceSummary',
      finishes: false,
    });
  });

  it('says in its own words that the order of the steps refuses it', async () => {
    serve();
    atWalkthrough('inprogress');
    const text = 'This step opens when the step before it is completed.';
    api.on('POST', '/onboarding/steps/myFinanceSummary/open', { data: progressWith('pending') });
    api.on('POST', '/onboarding/steps/myFinanceSummary/complete', {
      ...{ status: 409, code: 'STEP_LOCKED', statusMessage: text },
    });
    const { user } = renderApp(PAGE);
    const dialog = await watch(user);
    await user.click(await dialog.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByText('Something went wrong!')).not.toBeInTheDocument();
  });
});
