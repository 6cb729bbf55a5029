import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { annField, ONLY_PAGE } from '../../../testing/customer-row';
import { CONFIRMED, giveOwnPassword } from '../../../testing/own-password';
import { renderApp } from '../../../testing/render-app';
import { serveApi } from '../../../testing/serve-api';
import { admin, haveSession } from '../../../testing/signed-in';
import { goBy, stopClock, untilSo } from '../../../testing/stopped-clock';

const api = serveApi();

const LIST = '/dashboard/newDashboardAdmin/UserManagement';
const PLACE = `${LIST}/acc_9/details`;
const DETAILS = '/customers/acc_9/details';
const COMPANY = '/customers/acc_9/company';
const DIALOG = 'Change the details of Ann Field';
const ELEVEN_DIGITS = 'Mobile Number should start with 0 and have a total of 11 digits';

const known = {
  ...{ id: 'acc_9', name: 'Ann Field', phoneNumber: '01632960001', email: 'ann@field.example' },
  ...{ businessOrCompanyName: 'Field & Sons', companyRegistration: '', sector: 1, companyType: 'soletrader' },
  initialQuestionnaire: {
    savedAt: '2026-10-30T09:00:00.000Z',
    answers: [
      { questionCode: 'year', question: 'In which year did you begin?', answers: ['2019'] },
      { questionCode: 'help', question: 'Who helps you?', answers: ['An accountant', 'A bookkeeper'] },
      { questionCode: 'aim', question: 'What is your aim?', answers: [] },
    ],
  },
};

const SAVED = {
  data: { id: 'acc_9', name: 'Ann Field', phoneNumber: '01632960009' },
  statusMessage: 'User data update successfully',
};

const have = (changes: object = {}, version = 4) => {
  api.on('GET', DETAILS, { data: { ...known, ...changes }, meta: { version } });
};

const open = async (place = PLACE) => {
  haveSession(api, admin);
  have();
  api.on('GET', '/reference/sectors', {
    data: [
      { id: 1, sector_name: 'Farming' },
      { id: 2, sector_name: 'Mining' },
    ],
  });
  api.on('POST', '/session/step-up', CONFIRMED);
  const app = renderApp(place);
  await screen.findByRole('heading', { name: 'User Details', level: 1 });
  await screen.findByRole('group', { name: 'Details' });
  return app;
};

const retype = async (user: UserEvent, label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await user.clear(field);
  if (text !== '') await user.type(field, text);
};
const update = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Update' }));

const LISTED = {
  data: { rows: [annField], matching: 1, ...ONLY_PAGE, totals: { customers: 1, onTrial: 1, underDeletion: 0 } },
};

describe('the details of a customer', () => {
  afterEach(() => jest.useRealTimers());

  it('[BACK-03~] are reached from the actions of the table', async () => {
    haveSession(api, admin);
    have();
    api.on('GET', '/reference/sectors', { data: [] });
    api.on('GET', '/customers', LISTED);
    const app = renderApp(LIST);
    await app.user.click(await screen.findByRole('button', { name: 'Actions for Ann Field' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'User Details' }));
    await waitFor(() => expect(app.path()).toBe(PLACE));
    expect(await screen.findByLabelText('Name')).toHaveValue('Ann Field');
    await app.user.click(screen.getByRole('button', { name: 'Answers to Initial Questionnaire' }));
    expect(screen.getByText('What is your aim?').nextSibling).toHaveTextContent('No answer');
    expect(screen.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  });

  it('say where nothing was answered, and where they cannot be read', async () => {
    haveSession(api, admin);
    api.on('GET', '/reference/sectors', { data: [] });
    api.on('GET', DETAILS, { status: 500 });
    const app = renderApp(`${PLACE}?tab=answers`);
    expect(await screen.findByText('Could not load the details of this customer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back To Admin Page' })).toBeVisible();
    have({ initialQuestionnaire: { savedAt: null, answers: [] } });
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Questionnaire yet to be completed.')).toBeVisible();
  });

  it.each([
    ['', 'Mobile Number is required !!', 'All fields are manadatory'],
    ['11632960001', ELEVEN_DIGITS, undefined],
    ['016329600', ELEVEN_DIGITS, undefined],
  ])('stop the number %j with the specified texts, before anything is sent', async (number, message, whole) => {
    const { user } = await open();
    await retype(user, 'Phone Number', number);
    await update(user);
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(screen.queryByText('All fields are manadatory') !== null).toBe(whole !== undefined);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.calls('PUT', DETAILS)).toEqual([]);
  });

  it('[BACK-03] three tabs; rules of the fields; Update, over the version that was shown and with the own password, which says so for five seconds; and back', async () => {
    const app = await open();
    const { user } = app;
    const tabs = within(screen.getByRole('group', { name: 'Details' }));
    expect(tabs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Personal Details',
      'Company Details',
      'Answers to Initial Questionnaire',
    ]);
    expect(await screen.findByLabelText('Email Address')).toHaveAttribute('readonly');
    for (const [number, message] of [
      ['', 'Mobile Number is required !!'],
      ['11632960001', ELEVEN_DIGITS],
      ['016329600011', ELEVEN_DIGITS],
    ] as const) {
      await retype(user, 'Phone Number', number);
      await update(user);
      expect((await screen.findAllByText(message))[0]).toBeVisible();
    }
    expect(api.calls('PUT', DETAILS)).toEqual([]);
    await retype(user, 'Phone Number', '01632960009');
    await update(user);
    api.on('PUT', DETAILS, SAVED);
    have({ phoneNumber: '01632960009' }, 5);
    await screen.findByRole('dialog', { name: DIALOG });
    stopClock();
    await giveOwnPassword(user, DIALOG);
    await untilSo(() => screen.queryByText('User data update successfully') !== null);
    const [sent] = api.calls('PUT', DETAILS);
    expect(sent?.body).toEqual({ name: 'Ann Field', phoneNumber: '01632960009' });
    expect(sent?.headers.get('if-match')).toBe('"4"');
    expect(sent?.headers.get('confirmation')).toBe('confirmation-1');
    goBy(4_900);
    expect(screen.getByText('User data update successfully')).toBeVisible();
    goBy(200);
    expect(screen.queryByText('User data update successfully')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Phone Number')).toHaveValue('01632960009');
    jest.useRealTimers();
    await user.click(screen.getByRole('button', { name: 'Company Details' }));
    await retype(user, 'Business or company name', '');
    await update(user);
    expect((await screen.findAllByText('Required !!'))[0]).toBeVisible();
    expect(screen.getByText('All fields are manadatory')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Answers to Initial Questionnaire' }));
    expect(screen.getByText('Who helps you?').nextSibling).toHaveTextContent('An accountant, A bookkeeper');
    api.on('GET', '/customers', LISTED);
    await user.click(screen.getByRole('link', { name: 'Back To Admin Page' }));
    await waitFor(() => expect(app.path()).toBe(LIST));
  });

  it('keep what was typed where it is refused or gets no answer, and say which in the specified words', async () => {
    const { user } = await open();
    await retype(user, 'Name', 'Ann Meadow');
    api.on('PUT', DETAILS, { status: 404 });
    await update(user);
    await giveOwnPassword(user, DIALOG);
    expect(await screen.findByText('Technical error,passing bad request')).toBeVisible();
    api.cut('PUT', DETAILS);
    await update(user);
    await giveOwnPassword(user, DIALOG);
    expect(await screen.findByText('Technical error,please contact admin team')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Ann Meadow');
  });

  it('tell what was changed meanwhile, and save over that the next time', async () => {
    const { user } = await open();
    await retype(user, 'Phone Number', '01632960009');
    api.on('PUT', DETAILS, { status: 412 });
    have({ name: 'Ann Wood' }, 7);
    await update(user);
    await giveOwnPassword(user, DIALOG);
    expect(await screen.findByText(/Name is now “Ann Wood”/)).toBeVisible();
    expect(screen.getByLabelText('Phone Number')).toHaveValue('01632960009');
    api.on('PUT', DETAILS, SAVED);
    await update(user);
    await giveOwnPassword(user, 'Change the details of Ann Wood');
    expect(await screen.findByText('User data update successfully')).toBeVisible();
    expect(api.calls('PUT', DETAILS).map(({ headers }) => headers.get('if-match'))).toEqual(['"4"', '"7"']);
  });

  it('ask a registration number of companies that stand in a register, and keep what is typed under the other tab', async () => {
    const { user } = await open();
    await retype(user, 'Name', 'Ann Meadow');
    await user.click(screen.getByRole('button', { name: 'Company Details' }));
    await user.selectOptions(await screen.findByLabelText('Company type'), 'Private Limited Company');
    await user.selectOptions(screen.getByLabelText('Sector'), 'Mining');
    await update(user);
    expect((await screen.findAllByText('Required !!'))[0]).toBeVisible();
    expect(screen.getByText('All fields are manadatory')).toBeVisible();
    await retype(user, 'Company registration', '01234567');
    api.on('PUT', COMPANY, {
      data: { id: 'acc_9', businessOrCompanyName: 'Field & Sons' },
      statusMessage: 'Company information update successfully',
    });
    await update(user);
    await giveOwnPassword(user, DIALOG);
    expect(await screen.findByText('Company information update successfully')).toBeVisible();
    expect(api.calls('PUT', COMPANY)[0]?.body).toEqual({
      ...{ businessOrCompanyName: 'Field & Sons', companyRegistration: '01234567', sector: 2 },
      companyType: 'privateLimitedCompany',
    });
    expect(api.calls('POST', '/session/step-up')[0]?.body).toMatchObject({
      ...{ route: 'accounts.changeCompany', target: { accountId: 'acc_9' } },
    });
    await user.click(screen.getByRole('button', { name: 'Personal Details' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Ann Meadow');
  });
});
