import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';

const api = serveApi();

const company = (name: string, number: string) => ({
  companyName: name,
  companyNumber: number,
  address: '1 Mill Lane, Leeds',
  matches: [{ from: 0, to: 4 }],
});
const FOUND = [company('ACME JOINERY LTD', '09990001'), company('ACME WORKS LTD', '09990002')];

const atForm = async () => {
  api.on('GET', '/reference/sectors', { data: [{ id: 3, sector_name: 'Construction' }] });
  api.on('GET', '/companies', { data: FOUND });
  const app = renderApp('/auth/register');
  const name = await screen.findByRole('combobox', { name: 'Company name' });
  await app.user.selectOptions(screen.getByLabelText('Company type'), 'privateLimitedCompany');
  return { ...app, name, number: () => screen.getByLabelText('Company registration number') };
};
const asked = () =>
  api.calls('GET', '/companies').map(({ url }) => Object.fromEntries(new URL(url).searchParams.entries()));

describe('finding a company', () => {
  it('[SIGNUP-05] searches from three characters on, 300 ms after the last key, and fills the read-only number', async () => {
    const { user, name, number } = await atForm();
    await user.type(name, 'ac');
    expect(screen.queryByText('Searching…')).not.toBeInTheDocument();
    const before = performance.now();
    await user.type(name, 'me');
    expect(screen.getAllByText('Searching…')[0]).toBeInTheDocument();
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(2));
    expect(performance.now() - before).toBeGreaterThanOrEqual(295);
    expect(asked()).toEqual([{ companyType: 'privateLimitedCompany', companyName: 'acme' }]);
    await user.click(within(list).getByText(/WORKS/));
    expect(name).toHaveValue('ACME WORKS LTD');
    expect(number()).toHaveValue('09990002');
    expect(number()).toHaveAttribute('readonly');
    expect(list).not.toBeVisible();
  });

  it('[SIGNUP-05~] works by keyboard alone', async () => {
    const { user, name, number } = await atForm();
    await user.type(name, 'acme');
    await waitFor(() => expect(name).toHaveAttribute('aria-expanded', 'true'));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(name).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option', { name: /ACME/ })[0]?.id);
    await user.keyboard('{ArrowUp}{Enter}');
    expect(number()).toHaveValue('09990002');
    expect(name).toHaveFocus();
    await user.type(name, ' x');
    expect(number()).toHaveValue('');
    await waitFor(() => expect(name).toHaveAttribute('aria-expanded', 'true'));
    await user.keyboard('{Escape}');
    expect(name).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[SIGNUP-05~] never shows the answer to an older text', async () => {
    const { user, name } = await atForm();
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const original = globalThis.fetch;
    const slow = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await original(input, init);
      const { href } = new URL(input instanceof Request ? input.url : input);
      if (href.includes('companyName=acme') && !href.includes('works')) await held;
      return answer;
    });
    await user.type(name, 'acme');
    await waitFor(() => expect(slow).toHaveBeenCalled());
    api.on('GET', '/companies', { data: [FOUND[1]] });
    await user.type(name, ' works');
    await waitFor(() => expect(screen.getAllByRole('option', { name: /ACME/ })).toHaveLength(1));
    await act(async () => letGo());
    expect(screen.getAllByRole('option', { name: /ACME/ })).toHaveLength(1);
    slow.mockRestore();
  });

  it('[MSG-02~] says when the search fails, tries again, or lets name and number be typed', async () => {
    const { user, name, number } = await atForm();
    api.on('GET', '/companies', { status: 429 });
    await user.type(name, 'acme');
    expect(await screen.findByText(/Error loading company names/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.click(await screen.findByRole('button', { name: 'type name and number yourself' }));
    expect(screen.getByLabelText('Company name')).toHaveValue('acme');
    await user.type(number(), '01234567');
    expect(number()).toHaveValue('01234567');
  });

  it('says that nothing was found, and asks for no number of a sole trader', async () => {
    const { user, name } = await atForm();
    api.on('GET', '/companies', { data: [] });
    await user.type(name, 'acme');
    expect((await screen.findAllByText('No company of this kind and name was found'))[0]).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Company type'), 'soletrader');
    expect(screen.queryByLabelText('Company registration number')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Company name')).not.toHaveAttribute('role');
  });

  it('forgets the company of the register when another type is chosen', async () => {
    const { user, name, number } = await atForm();
    await user.type(name, 'acme');
    await user.click(await screen.findByRole('option', { name: /JOINERY/ }));
    await user.selectOptions(screen.getByLabelText('Company type'), 'publicLimitedCompany');
    expect(screen.getByRole('combobox', { name: 'Company name' })).toHaveValue('');
    expect(number()).toHaveValue('');
  });
});
