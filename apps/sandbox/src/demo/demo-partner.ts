import type { DemoWorld } from './demo-customer';
import { confirmationToken } from './demo-mailbox';
import type { DemoPartner } from './demo-people';
import { ProductClient } from './product-client';
import { unlessDone } from './unless-done';

/** Brings one channel partner, who then gives the access code to some of the demo customers. */
export async function bringDemoPartner(partner: DemoPartner, world: DemoWorld): Promise<void> {
  const client = new ProductClient(world.productUrl);
  const { email, customers, note: _, ...facts } = partner;
  const password = world.passwordOf(email);
  const about = { ...facts, email, password, termsAndConditions: true, channelPartner: true };
  await client.post('/api/v1/partners/register', about);
  const token = await confirmationToken(world.mailboxUrl, email);
  await unlessDone('USER_ALREADY_EXISTS', () => client.post('/api/v1/accounts/verify-email', { email, token }));
  const accessCode = await codeOf(client, email, password);
  for (const customer of customers) await enterCode(accessCode, customer, world);
}

async function codeOf(client: ProductClient, username: string, password: string): Promise<string> {
  const { company_details } = await client.post<{ company_details: { accessCode: string } }>(
    '/api/v1/session/sign-in',
    { username, password },
  );
  return company_details.accessCode;
}

async function enterCode(accessCode: string, email: string, world: DemoWorld): Promise<void> {
  const client = new ProductClient(world.productUrl);
  await client.signIn(email, world.passwordOf(email));
  await unlessDone('ALREADY_THIS_PARTNER', () => client.put('/api/v1/partners/own', { accessCode }));
  await client.signOut();
}
