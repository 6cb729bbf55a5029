import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../../testing/render-app';
import { serveApi } from '../../../testing/serve-api';
import { customer, haveSession, progressWith } from '../../../testing/signed-in';
import { emptyForm } from '../testing/books';

const api = serveApi();

it('/dashboard/integrateFile opens the form for own figures', async () => {
  haveSession(api, customer);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  api.on('GET', '/accounts/acc_1/finance-data', { data: emptyForm });
  const { path } = renderApp('/dashboard/integrateFile');
  expect(await screen.findByRole('dialog', { name: 'Enter your finance data' })).toBeVisible();
  await waitFor(() => expect(path()).toBe('/dashboard/UpdatePage'));
});
