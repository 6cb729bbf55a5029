import { inParallel } from '@keelson/kernel';
import { bringDemoCustomer, type DemoWorld } from './demo-customer';
import type { Question } from './demo-answers';
import { demoPassword } from './demo-password';
import { bringDemoBooks } from './bring-demo-books';
import { bringDemoLearning } from './bring-demo-learning';
import { bringDemoPlans } from './bring-demo-plans';
import { bringDemoTypedBooks } from './bring-demo-typed-books';
import { bringDemoMonth } from './bring-demo-month';
import { bringDemoPayment } from './bring-demo-payment';
import { DEMO_BOOKS } from './demo-books';
import { DEMO_LEARNING } from './demo-learning';
import { bringDemoEnquiries } from './bring-demo-enquiries';
import { bringDemoScenarios } from './bring-demo-scenarios';
import { bringDemoCrowd } from './bring-demo-crowd';
import { bringDemoPast } from './bring-demo-past';
import { bringDemoPartner } from './demo-partner';
import { DEMO_CUSTOMERS, DEMO_ENDED_TRIAL, DEMO_PARTNERS, DEMO_SIGN_INS, DEMO_STAFF } from './demo-people';
import { DEMO_PAYMENTS } from './demo-payments';
import { DEMO_PLANNERS } from './demo-plans';
import { DEMO_TYPED_BOOKS } from './demo-typed-books';
import { DemoRecord } from './demo-record';
import { type DemoSettings, demoSettings } from './demo-settings';
import { addDemoEndedTrial, addDemoStaff } from './demo-staff';
import { ProductClient, ProductRefused } from './product-client';

const CUSTOMERS_AT_ONCE = 8;
const STAFF_AT_ONCE = 2;
const PARTNERS_AT_ONCE = 2;
const PAYMENTS_AT_ONCE = 3;
const BOOKS_AT_ONCE = 4;
const LEARNERS_AT_ONCE = 4;

const THE_PAST = 'the past';
const THE_ENQUIRIES = 'the enquiries';
const THE_SCENARIOS = 'the scenarios';
const THE_MONTH = 'the month of payments';
const TREATS_ENQUIRIES = 'daniel.okafor@keelson.example';

const booksOf = (email: string): string => `books of ${email}`;
const plansOf = (email: string): string => `plans of ${email}`;
const learningOf = (email: string): string => `learning of ${email}`;
const paymentOf = (email: string): string => `payment of ${email}`;

async function main(): Promise<void> {
  const settings = demoSettings(process.env);
  const record = await DemoRecord.open(settings.data);
  const staff = DEMO_STAFF.filter(({ email }) => !record.has(email));
  const customers = [...DEMO_CUSTOMERS.entries()].filter(([, { email }]) => !record.has(email));
  const partners = DEMO_PARTNERS.filter(({ email }) => !record.has(email));
  const payments = DEMO_PAYMENTS.filter(({ email }) => !record.has(paymentOf(email)));
  const books = DEMO_BOOKS.filter(({ email }) => !record.has(booksOf(email)));
  const learners = DEMO_LEARNING.filter(({ email }) => !record.has(learningOf(email)));
  const planners = DEMO_PLANNERS.filter(({ email }) => !record.has(plansOf(email)));
  const typed = DEMO_TYPED_BOOKS.filter(({ email }) => !record.has(booksOf(email)));
  const passwordOf = (email: string): string => demoPassword(settings.secret, email);
  const staffAdded = inParallel(STAFF_AT_ONCE, staff, async (member) => {
    await addDemoStaff(member, passwordOf(member.email));
    await record.add(member.email);
  });
  const told = [THE_PAST, THE_ENQUIRIES, THE_SCENARIOS, THE_MONTH].every((what) => record.has(what));
  await Promise.all([
    staffAdded,
    record.has(DEMO_ENDED_TRIAL.email) ? undefined : endedTrial(record, passwordOf),
    [customers, partners, payments, books, typed, learners, planners].every(({ length }) => length === 0) &&
    told &&
    settings.crowd === 0
      ? undefined
      : demoWorld(settings, passwordOf).then(async (world) => {
          await once(record, THE_PAST, () => bringDemoPast(world, new Date()));
          await inParallel(CUSTOMERS_AT_ONCE, customers, async ([index, customer]) => {
            await bringDemoCustomer(customer, index, world);
            await record.add(customer.email);
          });
          await inParallel(PARTNERS_AT_ONCE, partners, async (partner) => {
            await bringDemoPartner(partner, world);
            await record.add(partner.email);
          });
          await inParallel(PAYMENTS_AT_ONCE, payments, async (payment) => {
            await bringDemoPayment(payment, world);
            await record.add(paymentOf(payment.email));
          });
          // All stand behind the payment, and none waits for another.
          await Promise.all([
            once(record, THE_MONTH, () => bringDemoMonth(world, new Date())),
            inParallel(BOOKS_AT_ONCE, books, async (each) => {
              await bringDemoBooks(each, world);
              await record.add(booksOf(each.email));
            }),
            inParallel(BOOKS_AT_ONCE, typed, async (each) => {
              await bringDemoTypedBooks(each, world);
              await record.add(booksOf(each.email));
            }),
            inParallel(LEARNERS_AT_ONCE, learners, async (each) => {
              await bringDemoLearning(each, world);
              await record.add(learningOf(each.email));
            }),
          ]);
          await inParallel(BOOKS_AT_ONCE, planners, async (each) => {
            if (await bringDemoPlans(each, world)) await record.add(plansOf(each.email));
          });
          await staffAdded;
          await once(record, THE_ENQUIRIES, () => bringDemoEnquiries(TREATS_ENQUIRIES, world));
          if (!record.has(THE_SCENARIOS) && (await bringDemoScenarios(world))) await record.add(THE_SCENARIOS);
          await bringDemoCrowd(settings.crowd, world, record, new Date());
        }),
  ]);
  process.stdout.write(`${JSON.stringify({ accounts: signIns(passwordOf) })}\n`);
}

async function once(record: DemoRecord, what: string, act: () => Promise<void>): Promise<void> {
  if (record.has(what)) return;
  await act();
  await record.add(what);
}

async function endedTrial(record: DemoRecord, passwordOf: DemoWorld['passwordOf']): Promise<void> {
  const { email } = DEMO_ENDED_TRIAL;
  await addDemoEndedTrial(passwordOf(email));
  await record.add(email);
}

async function demoWorld(
  { productUrl, mailboxUrl, paymentsUrl }: DemoSettings,
  passwordOf: DemoWorld['passwordOf'],
): Promise<DemoWorld> {
  const visitor = new ProductClient(productUrl);
  const [sectors, questions] = await Promise.all([
    visitor.get<DemoWorld['sectors']>('/api/v1/reference/sectors'),
    questionsFor(visitor),
  ]);
  return {
    productUrl,
    mailboxUrl,
    paymentsUrl,
    sectors,
    questions,
    passwordOf,
  };
}

/** @throws Error that says what to look at: the product runs without its content service, but nobody can join it. */
async function questionsFor(visitor: ProductClient): Promise<readonly Question[]> {
  try {
    const pages = await visitor.get<readonly { attributes: Question }[]>('/api/v1/content/generic-questions');
    return pages.map(({ attributes }) => attributes);
  } catch (error) {
    if (!(error instanceof ProductRefused)) throw error;
    const reason =
      'the content service gave no questions about the company, which each customer answers (see KEELSON_CONTENT_SOURCE)';
    throw new Error(reason, { cause: error });
  }
}

const signIns = (passwordOf: (email: string) => string) => [
  ...DEMO_STAFF.map(({ email, title, note }) => ({ kind: title, email, password: passwordOf(email), note })),
  ...DEMO_PARTNERS.map(({ email, note }) => ({
    kind: 'Channel partner',
    email,
    password: passwordOf(email),
    note,
  })),
  ...Object.entries({ ...DEMO_SIGN_INS, [DEMO_ENDED_TRIAL.email]: DEMO_ENDED_TRIAL.note }).map(([email, note]) => ({
    kind: 'Customer',
    email,
    password: passwordOf(email),
    note,
  })),
];

main().catch((error: unknown) => {
  process.stderr.write(`demo data: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
