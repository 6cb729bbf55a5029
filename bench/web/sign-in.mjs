/** Signs a customer of a running product in. */
export async function signIn(page, { email, password }) {
  await page.goto('/auth/signIn');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/dashboard/'));
}
