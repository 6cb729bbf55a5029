import { expect, type Page, test } from './harness/test';
import { fillLogin } from './people/owner';
import { signInAsStaff, signInByPasscode } from './people/staff';

/** An authenticator of Chromium's own, in the device, whose holder is always there and verified. */
async function virtualAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
}

async function openSecondFactor(page: Page, name: string) {
  await page.getByRole('button', { name: `Account of ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Edit Profile' }).click();
  return page.getByRole('region', { name: 'Second factor at login' });
}

test('a member of staff adds a passkey, logs in by it, renames and removes it', async ({
  page,
  mailbox,
  staff,
  accessible,
}) => {
  await virtualAuthenticator(page);
  const member = await staff.newcomer('admin');
  await signInAsStaff(page, mailbox, member);
  let section = await openSecondFactor(page, member.name);
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByLabel('Your password', { exact: true }).fill(member.password);
  await section.getByLabel('Your password', { exact: true }).press('Enter');
  await section.getByLabel('Name of the passkey').fill('My laptop');
  await accessible();
  await section.getByLabel('Name of the passkey').press('Enter');
  await expect(section.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await section.getByRole('button', { name: 'I have kept them' }).click();
  const passkeys = section.getByRole('list', { name: 'Your passkeys' });
  await expect(passkeys.getByRole('listitem')).toContainText('not used yet');
  await accessible();
  await mailbox.latest(member.email, /second factor was set up/);

  await page.goto('/auth/signIn');
  await fillLogin(page, member.email, member.password);
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByRole('button', { name: 'Use my passkey' })).toBeVisible();
  await accessible();
  await dialog.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/dashboard/);

  section = await openSecondFactor(page, member.name);
  await expect(section.getByRole('list', { name: 'Your passkeys' })).toContainText('last used');
  await section.getByRole('button', { name: 'Rename My laptop' }).click();
  await section.getByLabel('Name of the passkey').fill('On the desk');
  await section.getByLabel('Name of the passkey').press('Enter');
  await section.getByRole('button', { name: 'Remove On the desk' }).click();
  await section.getByLabel('Your password', { exact: true }).fill(member.password);
  await section.getByLabel('Your password', { exact: true }).press('Enter');
  await expect(section.getByText('None', { exact: true })).toBeVisible();
  await mailbox.latest(member.email, /second factor of your account was removed/);
  await signInByPasscode(page, mailbox, member);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a page reached by a number says where passkeys work', async ({ page, running, mailbox, staff }) => {
  const member = await staff.newcomer('admin');
  const byNumber = running.product.replace('localhost', '127.0.0.1');
  const old = new Set((await mailbox.all(member.email)).map(({ id }) => id));
  await page.goto(`${byNumber}/auth/signIn`);
  await fillLogin(page, member.email, member.password);
  const passcode = mailbox.codeIn(await mailbox.latest(member.email, /passcode/i, old));
  await page.getByRole('dialog').getByRole('textbox').fill(passcode);
  await page.getByRole('dialog').getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  const section = await openSecondFactor(page, member.name);
  await expect(section.getByRole('link', { name: running.product })).toBeVisible();
  await expect(section.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});
