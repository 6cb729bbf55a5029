import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { admin, haveSession } from '../../testing/signed-in';
import type { Enquiry, EnquiryDetails } from './enquiries.api';

const api = serveApi();
const id = 'enq_01932b7e-7d1c-5aaa-8000-000000000001';

const row: Enquiry = {
  id,
  kind: 'contact',
  topic: 'Upgrade Account',
  name: 'Ada Byron',
  company_name: 'Engine Works Ltd',
  email: 'ada@example.com',
  excerpt: 'May I pay by the year?',
  state: 'new',
  received: '2026-11-02T09:00:00.000Z',
  changed: '2026-11-02T09:00:00.000Z',
  answers: 0,
};
const { excerpt: _excerpt, ...head } = row;
const details: EnquiryDetails = { ...head, text: 'May I pay\nby the year?', phone: null, account_id: null, acts: [] };

const page = (rows: readonly Enquiry[]) => ({
  data: { rows, matching: rows.length, totals: { new: rows.length, answered: 2, closed: 40 } },
});

const open = async (address = '/dashboard/enquiries') => {
  haveSession(api, admin);
  api.on('GET', '/enquiries', page([row]));
  api.on('GET', `/enquiries/${id}`, { data: details, meta: { version: 1 } });
  const app = renderApp(address);
  await screen.findByRole('button', { name: 'Ada Byron' });
  return { ...app, query: () => Object.fromEntries(new URLSearchParams(app.router.state.location.search)) };
};

describe('the inbox', () => {
  it('lists messages, and keeps search, filters and the chosen message in the address', async () => {
    const { user, query } = await open();
    expect(screen.getByText('1 new, 2 answered, 40 closed.')).toBeInTheDocument();
    expect(screen.getByText('May I pay by the year?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'State: any' }));
    await user.click(within(await screen.findByRole('option', { name: 'New' })).getByText('New'));
    await user.type(screen.getByRole('searchbox'), 'year{Enter}');
    await user.click(screen.getByRole('button', { name: 'Ada Byron' }));
    expect(query()).toEqual({ state: 'new', search: 'year', message: id });
    await waitFor(() => expect(api.calls('GET', '/enquiries').at(-1)?.url).toMatch(/search=year.*state=new/));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(query()).toEqual({ message: id });
  });

  it('answers a message and says so; what was typed stays when it fails', async () => {
    const { user } = await open(`/dashboard/enquiries?message=${id}`);
    const panel = within(await screen.findByRole('dialog', { name: 'Ada Byron' }));
    expect(await panel.findByText(/May I pay\s+by the year\?/)).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Send answer' }));
    expect((await panel.findAllByText('Required !!')).length).toBeGreaterThan(0);
    await user.type(panel.getByLabelText('Your answer'), 'Yes, you may.');
    api.on('POST', `/enquiries/${id}/answers`, {
      status: 409,
      statusMessage: 'This message is closed. Reopen it to answer',
    });
    await user.click(panel.getByRole('button', { name: 'Send answer' }));
    expect(await panel.findByText('This message is closed. Reopen it to answer')).toBeInTheDocument();
    expect(panel.getByLabelText('Your answer')).toHaveValue('Yes, you may.');
    api.on('POST', `/enquiries/${id}/answers`, { statusMessage: 'Your answer is on its way' });
    const acts = [{ kind: 'answered', at: row.received, by: 'Ruth', text: 'Yes, you may.' }];
    api.on('GET', `/enquiries/${id}`, { data: { ...details, state: 'answered', answers: 1, acts } });
    await user.click(panel.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Your answer is on its way')).toBeInTheDocument();
    expect(await panel.findByText('Ruth')).toBeInTheDocument();
    expect(panel.getByLabelText('Your answer')).toHaveValue('');
    expect(api.calls('POST', `/enquiries/${id}/answers`).at(-1)?.body).toEqual({ text: 'Yes, you may.' });
  });

  it('does not answer what a colleague has answered meanwhile until that was seen', async () => {
    const { user } = await open(`/dashboard/enquiries?message=${id}`);
    const panel = within(await screen.findByRole('dialog', { name: 'Ada Byron' }));
    await user.type(await panel.findByLabelText('Your answer'), 'Yes, you may.');
    const told = 'Somebody changed this in the meantime. Please look at it again.';
    const acts = [{ kind: 'answered', at: row.received, by: 'Ruth', text: 'Of course.' }];
    api.on('GET', `/enquiries/${id}`, {
      data: { ...details, state: 'answered', answers: 1, acts },
      meta: { version: 2 },
    });
    api.on('POST', `/enquiries/${id}/answers`, { status: 412, statusMessage: told });
    await user.click(panel.getByRole('button', { name: 'Send answer' }));
    expect(await panel.findByText(told)).toBeInTheDocument();
    expect(await panel.findByText('Of course.')).toBeInTheDocument();
    expect(panel.getByLabelText('Your answer')).toHaveValue('Yes, you may.');
    api.on('POST', `/enquiries/${id}/answers`, { statusMessage: 'Your answer is on its way' });
    await user.click(panel.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Your answer is on its way')).toBeInTheDocument();
    const compared = api.calls('POST', `/enquiries/${id}/answers`).map(({ headers }) => headers.get('if-match'));
    expect(compared).toEqual(['"1"', '"2"']);
  });

  it('closes and reopens', async () => {
    const { user } = await open(`/dashboard/enquiries?message=${id}`);
    const panel = within(await screen.findByRole('dialog', { name: 'Ada Byron' }));
    api.on('POST', `/enquiries/${id}/close`, { statusMessage: 'The message is closed' });
    api.on('GET', `/enquiries/${id}`, { data: { ...details, state: 'closed' } });
    await user.click(await panel.findByRole('button', { name: 'Close message' }));
    expect(await screen.findByText('The message is closed')).toBeInTheDocument();
    api.on('POST', `/enquiries/${id}/reopen`, { statusMessage: 'The message is open again' });
    await user.click(await panel.findByRole('button', { name: 'Reopen' }));
    expect(await screen.findByText('The message is open again')).toBeInTheDocument();
  });

  it('says that nothing came, that nothing matches, and what failed with another try', async () => {
    haveSession(api, admin);
    api.on('GET', '/enquiries', page([]));
    const { user, unmount } = renderApp('/dashboard/enquiries');
    expect(await screen.findByText('No message is found')).toBeInTheDocument();
    expect(screen.getByText(/Messages appear here as soon as/)).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'nothing{Enter}');
    expect(await screen.findByText(/Nothing matches the search/)).toBeInTheDocument();
    unmount();
    api.on('GET', '/enquiries', { status: 503, responseMessage: 'The service is not available' });
    const again = renderApp('/dashboard/enquiries');
    expect(await screen.findByText('Could not load the messages')).toBeInTheDocument();
    api.on('GET', '/enquiries', page([row]));
    await again.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Ada Byron' })).toBeInTheDocument();
  });

  it('[ROLE-04~] is not for staff without the right', async () => {
    haveSession(api, { ...admin, permissions: [] });
    const { path } = renderApp('/dashboard/enquiries');
    await waitFor(() => expect(path()).toBe('/auth'));
    expect(api.calls('GET', '/enquiries')).toEqual([]);
  });
});
