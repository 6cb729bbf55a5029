import { contentPages, isPublicPage } from '@keelson/contracts/content';
import { overviewContract } from '@keelson/contracts/my-financials';
import { screen, within } from '@testing-library/react';
import { CONTENT } from '../content/content-pages';
import acme from '../features/my-financials/testing/acme.json';
import { serveDashboard } from '../features/dashboard/testing/acme-dashboard';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, haveSession, progressWith, signedInData } from '../testing/signed-in';
import { noInputs } from '../testing/what-if-inputs';

const api = serveApi();

const says = (page: string, attributes: Readonly<Record<string, string>>): void =>
  api.on('GET', `/content/${page}`, { data: [{ id: 1, attributes }] });

const asOwner = (): void => {
  haveSession(api, customer);
  api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
};

/** Texts of the editors, and where they are read. */
const rows: readonly (readonly [page: string, address: string, words: Readonly<Record<string, string>>])[] = [
  ['thank-you', '/successSignup', { heading: 'Glad you came', content: 'Have a look.' }],
  ['onboarding-progress', '/onboardingProgressInfo', { heading: 'Your first days', nextHeading: 'Up next' }],
  ['generic-questions-intro', '/dashboard/generic-questions', { heading: 'Who are you?', content: 'Tell us.' }],
  ['header', '/dashboard/newDashboard', { dashboard: 'My numbers', logout: 'Off I go' }],
  ['what-if-inputs', '/dashboard/newDashboardCalculator/inputs', { heading: 'Your base', content: 'Ten, please.' }],
  ['dashboard', '/dashboard/newDashboardFinance', { financialsIntro: 'All your money on one page, as editors say.' }],
];

describe('the words of the editors', () => {
  it.each(rows)('of %s stand on %s', async (page, address, words) => {
    asOwner();
    api.on('GET', '/accounts/acc_1/financials', { data: overviewContract.schemas.answer.parse(acme) });
    api.on('GET', '/accounts/acc_1/what-if-inputs', { data: noInputs, meta: { version: 0 } });
    says(page, words);
    renderApp(address);
    for (const text of Object.values(words))
      expect((await screen.findAllByText((shown) => shown.includes(text))).length).toBeGreaterThan(0);
  });

  it('title and explain the end of a trial', async () => {
    says('login-page', { modalTitle: 'Fourteen days are over', modalContent: 'Stay or go.' });
    const data = signedInData(customer);
    const user_details = { ...data.user_details, freeTrailUser: 2, freeTrailExpired: true };
    api.on('POST', '/session/sign-in', { data: { ...data, user_details } });
    const { user } = renderApp('/auth/signIn');
    await user.type(await screen.findByLabelText('Email'), customer.email);
    await user.type(screen.getByLabelText('Password'), 'Secret1{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Fourteen days are over' }));
    expect(dialog.getByText('Stay or go.')).toBeVisible();
  });

  it('stand beside the specified message where the account exists', async () => {
    says('login-page', { userExistsMessage: 'You have an account: log in.' });
    history.replaceState(null, '', '/emailVerification#email=owner%40acme.example&token=used');
    const failure = { status: 409, code: 'USER_ALREADY_EXISTS', statusMessage: 'user already exists' };
    api.on('POST', '/accounts/verify-email', failure);
    renderApp('/emailVerification');
    expect(await screen.findByText('user already exists')).toBeInTheDocument();
    expect(await screen.findByText('You have an account: log in.')).toBeInTheDocument();
  });

  it('explain turnover per employee', async () => {
    serveDashboard(api);
    says('dashboard', { turnoverPerEmployee: 'What each of you brings in.' });
    const { user } = renderApp('/dashboard/newDashboard');
    await user.click(await screen.findByRole('button', { name: 'Read More' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why Turnover by Employee?' }));
    expect(await dialog.findByText('What each of you brings in.')).toBeVisible();
  });

  it('are all read: no content type is kept that no page asks for', () => {
    const asked: readonly string[] = [...Object.values(CONTENT), 'generic-questions', 'user-management'];
    // The learning content is put together by the API, which has its own test.
    const pages = Object.keys(contentPages).filter(isPublicPage);
    expect(pages.filter((page) => !asked.includes(page))).toEqual([]);
  });
});
