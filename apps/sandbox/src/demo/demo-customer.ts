import { actOfStep } from './acts-of-steps';
import { answersTo, type Question } from './demo-answers';
import { answerDemoFinance } from './demo-learner';
import type { DemoCustomer } from './demo-people';
import { confirmationToken } from './demo-mailbox';
import { ProductClient } from './product-client';
import { unlessDone } from './unless-done';

export interface DemoWorld {
  readonly productUrl: string;
  readonly mailboxUrl: string;
  /** The stand-in of the payment provider. */
  readonly paymentsUrl: string;
  readonly sectors: readonly { readonly id: number; readonly sector_name: string }[];
  readonly questions: readonly Question[];
  passwordOf(email: string): string;
}

/** In the order in which a customer may complete them; the accounts are connected by the benefits video. */
const WALK = [
  'thankYou',
  'generic',
  'benefits',
  'earlyLaunch',
  'detailedFinanceBusinessArea',
  'myFinanceSummary',
  'customerAchieveGoals',
  'kpi',
  'whatIfCalculator',
  'eLearning',
];

/** Brings one customer as far as the demo wants it, over the public API and the mailbox like a person. */
export async function bringDemoCustomer(customer: DemoCustomer, index: number, world: DemoWorld): Promise<void> {
  const client = new ProductClient(world.productUrl);
  const password = world.passwordOf(customer.email);
  await register(client, customer, password, world);
  if (customer.progress === 'registered') return;
  await confirm(client, customer.email, world);
  if (customer.progress === 'confirmed') return;
  const accountId = await client.signIn(customer.email, password);
  await answerDemoFinance(client, accountId, customer.email);
  await client.post('/api/v1/onboarding/steps/thankYou/open');
  for (const step of WALK.slice(0, customer.progress)) {
    if (step === 'generic')
      await client.post('/api/v1/onboarding/generic-answers', answersOf(customer, accountId, index, world));
    else {
      await actOfStep(client, accountId, step, index);
      await client.post(`/api/v1/onboarding/steps/${step}/complete`);
    }
  }
  await client.signOut();
}

async function register(
  client: ProductClient,
  customer: DemoCustomer,
  password: string,
  world: DemoWorld,
): Promise<void> {
  const named = customer.sector.toLowerCase();
  const sector = world.sectors.find(({ sector_name }) => sector_name.toLowerCase().includes(named));
  if (!sector) throw new Error(`There is no sector ${customer.sector}.`);
  await unlessDone('ALREADY_REGISTERED', () =>
    client.post('/api/v1/accounts/register', {
      name: customer.name,
      companyName: customer.companyName,
      ...(customer.registrationNumber !== undefined && { companyRegistrationNumber: customer.registrationNumber }),
      sector: sector.id,
      companyType: customer.companyType,
      phone: customer.phone,
      email: customer.email,
      password,
      confirmPassword: password,
      supportNeeds: customer.supportNeeds,
      termsAndConditions: true,
      privacyPolicy: true,
    }),
  );
}

async function confirm(client: ProductClient, email: string, { mailboxUrl }: DemoWorld): Promise<void> {
  const token = await confirmationToken(mailboxUrl, email);
  await unlessDone('USER_ALREADY_EXISTS', () => client.post('/api/v1/accounts/verify-email', { email, token }));
}

const answersOf = (customer: DemoCustomer, accountId: string, index: number, { questions }: DemoWorld) => ({
  moduleId: 'Generic',
  username: accountId,
  questions: answersTo(questions, customer, index),
  termsAndConditions: true,
});
