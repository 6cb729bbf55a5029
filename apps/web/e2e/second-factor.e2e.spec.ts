import { TOTP } from 'otpauth';
import { expect, type Page, test } from './harness/test';
import { fillLogin } from './people/owner';
import { signInAsStaff, signInByPasscode } from './people/staff';

const STEP_MS = 30_000;

async function openSecondFactor(page: Page, name: string) {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  return page.getByRole('region', { name: 'Second factor at login' });
}

const giveCode = async (page: Page, label: string, code: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel(label, { exact: true }).fill(code);
  await dialog.getByLabel(label, { exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard/);
};

test('a member of staff logs in by an authenticator app, by a recovery code, and by mail again', async ({
  page,
  mailbox,
  staff,
  accessible,
}) => {
  const member = await staff.newcomer('admin');
  await signInAsStaff(page, mailbox, member);
  let section = await openSecondFactor(page, member.name);
  await section.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await section.getByLabel('Your password', { exact: true }).fill(member.password);
  await section.getByLabel('Your password', { exact: true }).press('Enter');
  await expect(section.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await accessible();
  const key = await section.locator('code').innerText();
  const app = new TOTP({ secret: key.replaceAll(' ', '') });
  await section.getByLabel('Code from the app').fill(app.generate());
  await section.getByLabel('Code from the app').press('Enter');
  const codes = section.getByRole('list', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await section.getByRole('button', { name: 'I have kept them' }).click();
  await expect(section.getByText('10 left')).toBeVisible();
  await mailbox.latest(member.email, /second factor was set up/);

  await page.goto('/auth/signIn');
  await fillLogin(page, member.email, member.password);
  await expect(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
  await accessible();
  // The code of this step enrolled the app and counts no more; that of the next one is allowed for clocks that are ahead.
  await giveCode(page, 'Code', app.generate({ timestamp: Date.now() + STEP_MS }));

  await page.goto('/auth/signIn');
  await fillLogin(page, member.email, member.password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await giveCode(page, 'Recovery code', recoveryCode.toLowerCase());
  await mailbox.latest(member.email, /recovery code of your account was used/);

  section = await openSecondFactor(page, member.name);
  await expect(section.getByText('9 left')).toBeVisible();
  await section.getByRole('button', { name: 'Remove the authenticator app' }).click();
  await section.getByLabel('Your password', { exact: true }).fill(member.password);
  await section.getByLabel('Your password', { exact: true }).press('Enter');
  await expect(section.getByText('Not set up')).toBeVisible();
  await signInByPasscode(page, mailbox, member);
  await expect(page).toHaveURL(/\/dashboard/);
});
