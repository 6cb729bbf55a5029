import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';

serveApi();

describe('pages that others lead back to', () => {
  it('[SITE-08~] shows the transaction reference of the address as text', async () => {
    renderApp('/paymentResponsePage?reference=%3Cb%3ETX-9%3C%2Fb%3E');
    expect(await screen.findByText('<b>TX-9</b>')).toBeInTheDocument();
  });

  it('[SITE-08~] has an error page and a page for what does not exist', async () => {
    const { unmount } = renderApp('/error');
    expect(await screen.findByRole('heading', { name: 'Something went wrong!' })).toBeInTheDocument();
    unmount();
    renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeInTheDocument();
  });
});
