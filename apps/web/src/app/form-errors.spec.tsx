import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app';
import { serveApi } from '../testing/serve-api';
import { customer, haveSession, progressWith } from '../testing/signed-in';

const api = serveApi();

const profile = {
  ...{ id: 'acc_1', firstName: 'Alex', surname: '', companyName: 'Acme Joinery Ltd', sector: 3 },
  ...{ email: 'owner@acme.example', phone: '01632960001', createTime: '2026-11-02T09:00:00.000Z' },
};

const asCustomer = () => {
  haveSession(api, customer);
  api.on('GET', '/onboarding/progress', { data: progressWith('completed') });
  api.on('GET', '/accounts/profile', { data: profile });
};

const serveReference = () => {
  api.on('GET', '/reference/sectors', { data: [{ id: 3, sector_name: 'Construction' }] });
  api.on('GET', '/reference/company-types', { data: [{ id: 'soletrader', name: 'Sole Trader' }] });
  api.on('GET', '/billing/plans', { data: [] });
};

interface OpenForm {
  readonly path: string;
  readonly name: string;
  readonly phone?: string;
  /** What the phone field says about seven digits. */
  readonly short?: string;
}

const FORMS: readonly OpenForm[] = [
  {
    path: '/auth/register',
    name: 'Sign up',
    phone: 'Phone number',
    short: 'Enter Valid Phone Number !!',
  },
  {
    path: '/auth/signUp',
    name: 'Sign up',
    phone: 'Mobile number',
    short: 'Mobile Number should start with 0 and have a total of 11 digits',
  },
  {
    path: '/premium-signUp',
    name: 'Sign up',
    phone: 'Mobile number',
    short: 'Mobile Number should start with 0 and have a total of 11 digits',
  },
  {
    path: '/auth/enquiry',
    name: 'Enquiry',
    phone: 'Mobile number',
    short: 'Enter Valid Mobile Number !!',
  },
  {
    path: '/AccessCodePage',
    name: 'Request an access code',
    phone: 'Mobile number',
    short: 'Enter Valid Mobile Number !!',
  },
  {
    path: '/ChannelPartnerPage?signUp',
    name: 'Channel Partner Sign Up',
    phone: 'Mobile number',
  },
  { path: '/contactus', name: 'Contact' },
  { path: '/auth/signIn', name: 'Log in' },
  { path: '/forgetpassword', name: 'Forgot password' },
];

const WRITTEN = ['01632 960001', '(01632) 960-001', '+44 1632 960001', '+44 (0)1632 960001', '0044 1632 960001'];
const WITH_PHONE = FORMS.filter((form) => form.phone !== undefined);

const opened = async (form: OpenForm) => {
  serveReference();
  const app = renderApp(form.path);
  const element = await screen.findByRole('form', { name: form.name });
  return { ...app, element, form: within(element) };
};

describe.each(FORMS)('the form at $path', (one) => {
  it('names on sending each field that stops it, takes the focus and leads to each of them', async () => {
    const { user, element, form } = await opened(one);
    act(() => (element as HTMLFormElement).requestSubmit());
    const summary = await form.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    expect(links.length).toBe(element.querySelectorAll('.k-field-message').length);
    for (const link of links) {
      await user.click(link);
      const field = document.activeElement as HTMLElement;
      expect(element).toContainElement(field);
      const [own] = (field.getAttribute('aria-describedby') ?? '').split(' ');
      const message = document.getElementById(own ?? '')?.textContent ?? 'none';
      expect(link).toHaveTextContent(message);
      const label = field instanceof HTMLFieldSetElement ? field.querySelector('legend')?.textContent : labelOf(field);
      // What says the same of every field is told apart by the field's name.
      if (/^required !!$/i.test(message))
        expect([label, link.textContent]).toEqual([label, nameBefore(label, message)]);
    }
  });
});

const labelOf = (field: HTMLElement): string | undefined =>
  field instanceof HTMLInputElement && field.type === 'checkbox'
    ? undefined
    : (field as HTMLInputElement).labels?.[0]?.textContent;

const nameBefore = (label: string | null | undefined, message: string): string =>
  label === undefined || label === null || label.endsWith('?') ? message : `${label}: ${message}`;

describe.each(WITH_PHONE)('the phone of the form at $path', ({ phone = '', short, ...one }) => {
  it('[LIMIT-03~] is taken as people write it, and judged by the form as it is dialled', async () => {
    const { user, form } = await opened(one);
    const field = await form.findByLabelText(phone);
    for (const written of WRITTEN) {
      await user.clear(field);
      await user.type(field, written);
      await user.tab();
      expect(field).toHaveValue(written);
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'false'));
    }
    await user.clear(field);
    await user.type(field, short === undefined ? 'none' : '01632 96');
    await user.tab();
    expect(await form.findByText(short ?? 'Enter a valid Mobile Number')).toBeVisible();
  });
});

describe('the phone of the own profile', () => {
  it('[LIMIT-03~] is taken by dialog and page as people write it', async () => {
    asCustomer();
    serveReference();
    const { user } = renderApp('/dashboard/editprofile');
    const field = await screen.findByLabelText('Phone Number');
    for (const written of WRITTEN) {
      await user.clear(field);
      await user.type(field, written);
      await user.tab();
      await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'false'));
    }
    await user.click(screen.getByRole('button', { name: 'Account of Alex' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Profile' }));
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Edit Profile' })).toBeNull());
    const again = await dialog.findByLabelText('Phone Number');
    api.on('PUT', '/accounts/profile', { data: profile, statusMessage: 'Your profile has updated successfully' });
    await user.clear(again);
    await user.type(again, '+44 (0)1632 960-002{Enter}');
    expect(await dialog.findByText('Your profile has updated successfully')).toBeVisible();
    expect(api.calls('PUT', '/accounts/profile').at(-1)?.body).toMatchObject({ phone: '+44 (0)1632 960-002' });
  });
});
