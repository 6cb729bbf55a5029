import { readFile } from 'node:fs/promises';
import { expectAccessibleInBothThemes } from './harness/accessibility';
import { pressEscape } from './harness/press-escape';
import { expect, type Page, test } from './harness/test';
import { fillLogin, PASSWORD, signedInOwner } from './people/owner';
import { giveOwnPassword, signInAsStaff, USER_MANAGEMENT } from './people/staff';
import { post } from './people/session';
import { signedInSubscriber } from './people/subscriber';

const PAGE = '/dashboard/accountDeletion';

interface Step {
  /** Title of the dialog, and name of the button that the own password enables. */
  readonly title: string;
  readonly question: string;
  readonly confirm: string;
  readonly done: string;
}

const START: Step = {
  title: '7 Day Delete',
  question: 'Are you sure you want to activate the account deletion process?',
  confirm: 'Activate',
  done: 'THE ACCOUNT WILL BE DELETED WHEN THE FREE TRIAL ENDS',
};
const STOP: Step = {
  title: 'Stop deletion',
  question: 'Are you sure you want to stop the account deletion process?',
  confirm: 'Stop deletion',
  done: 'THE ACCOUNT DELETION PROCESS HAS NOW BEEN STOPPED',
};
const COMPLETE: Step = {
  title: 'Delete Account',
  question: 'Are you sure you want to delete the account?',
  confirm: 'Delete',
  done: 'THE ACCOUNT HAS BEEN DELETED',
};

const menuOf = (desk: Page) => desk.getByRole('button', { name: /^Actions for / });

/** The dialog of a step is open: the password, then the button, then the question. */
async function take(desk: Page, { title, question, confirm, done }: Step, password: string): Promise<void> {
  const dialog = desk.getByRole('dialog', { name: title }).filter({ has: desk.getByLabel('Your password') });
  const act = dialog.getByRole('button', { name: title, exact: true });
  await expect(act).toBeDisabled();
  await dialog.getByLabel('Your password', { exact: true }).fill('Wrong123');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Password is invaild')).toBeVisible();
  await expect(act).toBeDisabled();
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Password Validated Successfully')).toBeVisible();
  await act.click();
  const asked = desk.getByRole('dialog').filter({ hasText: question });
  await expect(asked.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await asked.getByRole('button', { name: confirm, exact: true }).click();
  await expect(desk.getByText(done)).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
}

test('[BEYOND-06, BEYOND-13~, DEL-01~, DEL-03] staff start, stop and complete a deletion, each after the own password; its owner is told when, who may stop it, what is erased, kept and why, and holds a certificate that can be checked once it is over', async ({
  page,
  secondPage: desk,
  staff,
  mailbox,
  running,
  freshEmail,
  accessibleInBothThemes,
}) => {
  await signedInOwner(page, mailbox, freshEmail, running.product);
  await page.goto(PAGE);
  await expect(page.getByText('Your account is not being deleted.')).toBeVisible();
  const member = await staff.newcomer('admin');
  await signInAsStaff(desk, mailbox, member);
  await desk.goto(`${USER_MANAGEMENT}?search=${encodeURIComponent(freshEmail)}`);
  const row = desk.getByRole('row').filter({ hasText: freshEmail });

  await test.step('the process is started, the row counts down, and the owner reads what happens', async () => {
    await menuOf(desk).click();
    await desk.getByRole('menuitem', { name: START.title }).click();
    await take(desk, START, member.password);
    await expect(row.getByRole('button', { name: /^Delete account of / })).toBeVisible();
    await expect(row).toContainText(/\d+ days? \d+ hours?/);
    await menuOf(desk).click();
    await expect(desk.getByRole('menuitem', { name: STOP.title })).toBeVisible();
    await expect(desk.getByRole('menuitem', { name: COMPLETE.title })).toHaveCount(0);
    await pressEscape(desk.getByRole('menu'));
    await page.goto(PAGE);
    const notice = page.getByRole('region', { name: 'Account notice' });
    await expect(notice).toContainText('Your account will be deleted when your free trial ends');
    await expect(page.getByRole('link', { name: 'Ask us to stop it' })).toBeVisible();
    await expect(page.getByText(/will be deleted in \d+ days? \d+ hours?/).first()).toBeVisible();
    const matters = (card: string) =>
      page.locator('.k-card').filter({ has: page.getByRole('heading', { name: card }) });
    await expect(matters('Until then')).toContainText(/Who may stop it.*Our staff, up to the last moment/s);
    for (const erased of ['Name, email address, phone number and company', 'saved cards at our payment provider'])
      await expect(matters('What is erased')).toContainText(erased);
    await expect(matters('What is kept, and why')).toContainText(/Payments.*Tax law asks us to keep them/s);
    await accessibleInBothThemes();
    await page.setViewportSize({ width: 390, height: 844 });
    await accessibleInBothThemes();
  });

  await test.step('until then the owner downloads everything that is recorded', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('link', { name: 'download your data' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your data' })).toBeVisible();
    await page.getByRole('button', { name: 'Prepare my data' }).click();
    await expect(page.getByText(/^Ready until /)).toBeVisible({ timeout: 60_000 });
    await accessibleInBothThemes();
    await mailbox.latest(freshEmail, /^Your data is ready/);
    await page.getByRole('button', { name: 'Download as pages' }).click();
    const download = page.waitForEvent('download');
    await giveOwnPassword(page, 'Download as pages', PASSWORD);
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toContain(freshEmail);
    expect(file).not.toContain(member.email);
  });

  await test.step('it is stopped, and nothing is deleted', async () => {
    await menuOf(desk).click();
    await desk.getByRole('menuitem', { name: STOP.title }).click();
    await take(desk, STOP, member.password);
    await expect(row.getByRole('button', { name: /^Delete account of / })).toHaveCount(0);
    await page.goto(PAGE);
    await expect(page.getByText('Your account is not being deleted.')).toBeVisible();
  });

  await test.step('it is completed: the account is gone from the table, and nobody logs in', async () => {
    await menuOf(desk).click();
    await desk.getByRole('menuitem', { name: COMPLETE.title }).click();
    await take(desk, COMPLETE, member.password);
    await expect(row).toHaveCount(0);
    await page.goto('/auth/signIn');
    await fillLogin(page, freshEmail, PASSWORD);
    await expect(page.getByText('Invalid username or password')).toBeVisible();
  });

  await test.step('the last mail brings a certificate, which is genuine, and refused with one word changed', async () => {
    const mail = await mailbox.latest(freshEmail, /the certificate of its erasure$/);
    await page.goto(mailbox.linkIn(mail, '/erasureCertificate#'));
    await expect(page.getByRole('heading', { name: 'Certificate of erasure', level: 1 })).toBeVisible();
    await expect(page.getByText(/^Genuine: signed by Keelson and unchanged/)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('because tax law asks for them');
    await accessibleInBothThemes();
    const text = page.getByRole('textbox');
    await text.fill((await text.inputValue()).replace(/("askedBy":\s*)"staff"/, '$1"holder"'));
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText(/^Not genuine: it was changed after it was signed/)).toBeVisible();
  });
});

test('[DEL-04] the deletion of a subscriber ends the subscription under the ids that the account has at the provider; where that fails staff are told, and it is tried again', async ({
  page,
  secondPage: desk,
  staff,
  mailbox,
  running,
  freshEmail,
}) => {
  const control = `${running.payments}/_sandbox`;
  const answers = async (fault: object) =>
    expect((await desk.request.put(`${control}/faults`, { data: { answers: fault } })).ok()).toBe(true);
  await signedInSubscriber(page, mailbox, running, freshEmail);
  const data = await post<{ account_api_id: string; cycle_id: string }>(
    page.request,
    running.product,
    '/api/v1/session/sign-in',
    { username: freshEmail, password: PASSWORD },
  );
  expect(data.account_api_id).toMatch(/^cus_/);
  expect(data.cycle_id).toMatch(/^sub_/);
  await page.goto('/dashboard');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('id'))).toMatch(/^acc_/);
  const id = await page.evaluate(() => localStorage.getItem('id'));
  const atProvider = async () => {
    const { subscriptions, customers } = (await (await desk.request.get(`${control}/overview`)).json()) as {
      subscriptions: { id: string; status: string }[];
      customers: { id: string; name: string | null; email: string | null }[];
    };
    const { name, email } = customers.find((each) => each.id === data.account_api_id) ?? {};
    return [subscriptions.find((each) => each.id === data.cycle_id)?.status, name, email];
  };
  const member = await staff.newcomer('admin');
  await signInAsStaff(desk, mailbox, member);
  await desk.goto(`${USER_MANAGEMENT}?search=${encodeURIComponent(freshEmail)}`);
  // As when too many ask at once: an outage would hold back what other tests pay meanwhile.
  await answers({ kind: 'rate-limit', times: 1_000, of: data.cycle_id });
  await menuOf(desk).click();
  await desk.getByRole('menuitem', { name: COMPLETE.title }).click();
  await take(desk, COMPLETE, member.password);

  const hanging = desk.getByRole('listitem').filter({ hasText: id ?? 'nobody' });
  await test.step('staff are told that the subscription could not be ended', async () => {
    await expect(hanging).toContainText('Something went wrong in deactivate!', { timeout: 60_000 });
    await expect(hanging).toContainText(/still runs at the payment provider\. Failed /);
    expect((await atProvider())[0]).toBe('active');
    await expectAccessibleInBothThemes(desk);
    await desk.setViewportSize({ width: 390, height: 844 });
    await expectAccessibleInBothThemes(desk);
    await desk.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('it is tried again at once, and nothing of the person is left at the provider', async () => {
    await answers({ kind: 'none' });
    await hanging.getByRole('button', { name: /^Try again now/ }).click();
    await expect(hanging).toHaveCount(0, { timeout: 60_000 });
    await expect.poll(atProvider).toEqual(['canceled', 'Erased user', null]);
  });
});
