import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { customer, haveSession, progressWith } from '../../testing/signed-in';
import { serveApi } from '../../testing/serve-api';
import { forgetMailLink } from './mail-link';

const api = serveApi();
const TOKEN = 'a'.repeat(43);

const openLink = (): void =>
  history.replaceState(null, '', `/emailVerification#email=owner%40acme.example&token=${TOKEN}`);

afterEach(() => {
  forgetMailLink();
  history.replaceState(null, '', '/');
});

describe('email verification page', () => {
  it('[SIGNIN-14] sends the link again and offers the ways on', async () => {
    const { user } = renderApp({ path: '/emailVerification', state: { email: 'owner@acme.example' } });
    api.on('POST', '/accounts/resend-verification', { statusMessage: 'email verification sent successfully' });
    await user.click(await screen.findByRole('button', { name: 'Resend verification link' }));
    expect(await screen.findByText('Link sent successfully!!!')).toBeInTheDocument();
    expect(api.calls('POST', '/accounts/resend-verification')[0]?.body).toEqual({ email: 'owner@acme.example' });
    expect(screen.getByRole('button', { name: 'Back' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/contactus');
  });

  it('lets a session of an unconfirmed address correct it, have the mail sent again, pay or leave', async () => {
    const unconfirmed = { ...customer, standing: 'unconfirmed' } as const;
    haveSession(api, unconfirmed);
    const { user, path } = renderApp('/dashboard/newDashboard');
    expect(await screen.findByRole('heading', { name: 'Confirm your email address' })).toBeInTheDocument();
    expect(path()).toBe('/emailVerification');
    api.on('PUT', '/accounts/email', { data: { email: 'right@acme.example' } });
    api.on('GET', '/session/me', { data: { ...unconfirmed, email: 'right@acme.example' } });
    await user.type(screen.getByLabelText('Wrong address? Enter the right one'), 'right@acme.example');
    await user.click(screen.getByRole('button', { name: 'Correct the address' }));
    expect(await screen.findByText('right@acme.example')).toBeInTheDocument();
    expect(api.calls('PUT', '/accounts/email')[0]?.body).toEqual({ email: 'right@acme.example' });
    api.on('POST', '/accounts/resend-verification', {});
    await user.click(screen.getByRole('button', { name: 'Resend verification link' }));
    expect(await screen.findByText('Link sent successfully!!!')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Payment' })).toHaveAttribute('href', '/auth/signUp');
    expect(screen.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
    api.on('GET', '/session/me', { data: customer });
    api.on('GET', '/onboarding/progress', { data: progressWith('pending') });
    await user.click(screen.getByRole('button', { name: 'I have opened the link' }));
    await waitFor(() => expect(path()).toBe('/onboardingProgressInfo'));
  });

  it('confirms by the mailed link, takes the token out of the address and leads to the login', async () => {
    openLink();
    api.on('POST', '/accounts/verify-email', {});
    const { path } = renderApp('/emailVerification');
    await waitFor(() => expect(path()).toBe('/auth/signIn'));
    expect(api.calls('POST', '/accounts/verify-email')[0]?.body).toEqual({ email: 'owner@acme.example', token: TOKEN });
    expect(location.href).not.toContain(TOKEN);
    expect(screen.getByText('Your email address has been confirmed')).toBeInTheDocument();
  });

  it('[SIGNIN-15] says that an invalid link has expired and offers the home page', async () => {
    openLink();
    api.on('POST', '/accounts/verify-email', { status: 400, responseMessage: 'Invalid Link' });
    renderApp('/emailVerification');
    expect(await screen.findByText('Link has Expired !! Please Go to Home page.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  });

  it('[SIGNIN-15] shows that the user already exists', async () => {
    openLink();
    api.on('POST', '/accounts/verify-email', { status: 409, statusMessage: 'user already exists' });
    renderApp('/emailVerification');
    expect(await screen.findByText('user already exists')).toBeInTheDocument();
  });

  it('[SITE-09] offers the login after an idle logout', async () => {
    renderApp('/sessionOutPage');
    expect(await screen.findByRole('heading', { name: 'You have been logged out' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to login' })).toHaveAttribute('href', '/auth/signIn');
  });
});
