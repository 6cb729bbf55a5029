import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../testing/render-app';
import { serveApi } from '../../testing/serve-api';
import { customer, haveSession } from '../../testing/signed-in';
import { goBy, stopClock, untilSo } from '../../testing/stopped-clock';

const api = serveApi();

const legal = ['Terms of use', 'Privacy notice'].map((heading, id) => ({
  id,
  attributes: {
    heading,
    version: '1',
    updated: '1 Nov 2026',
    content: `${heading} in short`,
    sections: [{ heading: 'One', content: `All of ${heading}` }],
  },
}));

describe('the contact page', () => {
  it('[SITE-04, SITE-05] asks for all five, offers the six topics and shows the answer in a green box', async () => {
    const { user } = renderApp('/contactus');
    const form = within(await screen.findByRole('form', { name: 'Contact' }));
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText('Five things need your attention')).toBeInTheDocument();
    expect(form.getAllByText('Required !!').length).toBeGreaterThanOrEqual(5);
    const topics = within(form.getByLabelText('Topic')).getAllByRole('option');
    expect(topics.slice(1).map(({ textContent }) => textContent)).toEqual([
      'I have a question',
      'I would like to give Feedback',
      'I am having problems;please help',
      'Delete Account',
      'Restore Account',
      'Upgrade Account',
    ]);
    await user.type(form.getByLabelText('Name'), 'Ada');
    await user.type(form.getByLabelText('Company name'), 'Engine Works');
    await user.type(form.getByLabelText('Email'), 'ada@');
    await user.selectOptions(form.getByLabelText('Topic'), 'Restore Account');
    await user.type(form.getByLabelText('Your message'), 'Please bring it back');
    expect((await form.findAllByText('Email is not valid!!!!')).length).toBeGreaterThan(0);
    await user.type(form.getByLabelText('Email'), 'example.com');
    api.on('POST', '/contact', { responseMessage: 'Thank you' });
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect((await form.findByText('Thank you')).closest('.k-callout-positive')).not.toBeNull();
    expect(api.calls('POST', '/contact')[0]?.body).toEqual({
      name: 'Ada',
      companyName: 'Engine Works',
      email: 'ada@example.com',
      questions: 'Restore Account',
      answersText: 'Please bring it back',
    });
    expect(form.getByLabelText('Your message')).toHaveValue('');
  });

  it('[SITE-05~] has the topic of the link chosen, and none that it does not know', async () => {
    const { unmount } = renderApp('/contactus?topic=Delete%20Account');
    expect(await screen.findByLabelText('Topic')).toHaveValue('Delete Account');
    unmount();
    renderApp('/contactus?topic=Anything');
    expect(await screen.findByLabelText('Topic')).toHaveValue('');
  });

  it('has what a signed-in person would type again, and keeps what was typed when sending fails', async () => {
    haveSession(api, customer);
    const { user } = renderApp('/contactus?topic=Upgrade%20Account');
    await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveValue('Acme Joinery Ltd'));
    expect(screen.getByLabelText('Name')).toHaveValue('Alex');
    await user.type(screen.getByLabelText('Your message'), 'How?');
    api.on('POST', '/contact', { status: 429, statusMessage: 'Too many messages were sent. Please try again later' });
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Too many messages were sent. Please try again later')).toBeInTheDocument();
    expect(screen.getByLabelText('Your message')).toHaveValue('How?');
  });

  it('[IO-07~] takes no card number along', async () => {
    const { user } = renderApp('/contactus');
    await user.type(await screen.findByLabelText('Your message'), 'Use 4242 4242 4242 4242');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findAllByText(/Please leave out card numbers/)).length).toBeGreaterThan(0);
    expect(api.calls('POST', '/contact')).toEqual([]);
  });
});

describe('the enquiry form', () => {
  const fill = async (user: ReturnType<typeof renderApp>['user']) => {
    await user.selectOptions(await screen.findByLabelText('What is it about?'), 'Other');
    await user.type(screen.getByLabelText('Other'), 'Our company is new');
    await user.type(screen.getByLabelText('First name'), 'Ada');
    await user.type(screen.getByLabelText('Last name'), 'Byron');
    await user.type(screen.getByLabelText('Business name'), 'Engine Works');
    await user.type(screen.getByLabelText('Email'), 'ada@example.com');
    await user.type(screen.getByLabelText('Mobile number'), '01632960001');
    await user.click(screen.getByRole('checkbox'));
  };

  it('[SIGNUP-17~] names everything that is missing with its specified text', async () => {
    const { user } = renderApp('/auth/enquiry');
    await user.click(await screen.findByRole('button', { name: 'Send' }));
    for (const text of [
      'Issue Type is required!!',
      'First Name is required!!',
      'Last Name is required!!',
      'Business Name is required!!',
      'Email is required!!',
      'Mobile Number is required!!',
      'Terms and Conditions is required!!',
    ])
      expect((await screen.findAllByText(text)).length).toBe(2);
    const types = within(screen.getByLabelText('What is it about?')).getAllByRole<HTMLOptionElement>('option');
    expect(types.map(({ value }) => value)).toEqual(['', 'is01', 'is02', 'is03', 'is04', 'is05']);
    expect(screen.queryByLabelText('Other')).toBeNull();
    await user.selectOptions(screen.getByLabelText('What is it about?'), 'is05');
    expect((await screen.findAllByText('Other is required!!')).length).toBe(2);
    for (const [typed, message] of [
      ['1', 'Mobile Number should start with 0'],
      ['0163296000', 'Enter Valid Mobile Number !!'],
    ] as const) {
      await user.clear(screen.getByLabelText('Mobile number'));
      await user.type(screen.getByLabelText('Mobile number'), typed);
      expect((await screen.findAllByText(message)).length).toBe(2);
    }
  });

  it('[SIGNUP-17, LIMIT-01~, MSG-03~] shows the success for three seconds and is empty then', async () => {
    const { user } = renderApp('/auth/enquiry');
    api.on('POST', '/enquiries', { statusMessage: 'data saved successfully' });
    await fill(user);
    stopClock();
    act(() => screen.getByRole('button', { name: 'Send' }).click());
    const sent = 'Your enquiry has been sent successfully and our team will be in touch soon.';
    await untilSo(() => screen.queryByText(sent) !== null);
    goBy(2_999);
    expect(screen.getByText(sent)).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
    goBy(1);
    expect(screen.queryByText(sent)).toBeNull();
    expect(screen.getByLabelText('First name')).toHaveValue('');
    expect(api.calls('POST', '/enquiries').map(({ body }) => body)).toEqual([
      {
        issueOrEnquiryType: 'is05',
        other: 'Our company is new',
        firstName: 'Ada',
        lastName: 'Byron',
        businessName: 'Engine Works',
        email: 'ada@example.com',
        mobileNumber: '01632960001',
        termsAndConditions: true,
      },
    ]);
  });

  it('[SIGNUP-17~] shows terms and privacy over the form, from the content service', async () => {
    api.on('GET', '/content/terms', { data: legal });
    const { user } = renderApp('/auth/enquiry');
    await user.type(await screen.findByLabelText('First name'), 'Ada');
    for (const [button, text] of [
      ['Privacy Notice', 'All of Privacy notice'],
      ['Terms', 'All of Terms of use'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: button }));
      const dialog = await screen.findByRole('dialog');
      expect(await within(dialog).findByText(text)).toBeInTheDocument();
      await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(screen.getByLabelText('First name')).toHaveValue('Ada');
  });

  it('says why the terms did not come, and shows them after another try', async () => {
    api.on('GET', '/content/terms', { status: 503, responseMessage: 'The content service cannot be reached' });
    const { user } = renderApp('/auth/enquiry');
    await user.click(await screen.findByRole('button', { name: 'Terms' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The content service cannot be reached');
    api.on('GET', '/content/terms', { data: legal });
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByText('All of Terms of use')).toBeInTheDocument();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[SIGNUP-17~] leads back to the address that the sign-up saved', async () => {
    sessionStorage.setItem('currentURL', '/auth/register');
    const { user, path } = renderApp('/auth/enquiry');
    await user.click(await screen.findByRole('button', { name: 'Back To Sign Up Form' }));
    await waitFor(() => expect(path()).toBe('/auth/register'));
  });
});
