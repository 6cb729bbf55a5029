import { inParallel } from './in-parallel';
import { bringDemoCustomer, type DemoWorld } from './demo-customer';
import type { Question } from './demo-answers';
import { demoPassword } from './demo-password';
import { DEMO_CUSTOMERS, DEMO_SIGN_INS, DEMO_STAFF } from './demo-people';
import { isSeeded, rememberSeeded } from './demo-record';
import { type DemoSettings, demoSettings } from './demo-settings';
import { addDemoStaff } from './demo-staff';
import { ProductClient } from './product-client';

const AT_ONCE = 8;

async function main(): Promise<void> {
  const settings = demoSettings(process.env);
  if (!(await isSeeded(settings.data))) {
    await seed(settings);
    await rememberSeeded(settings.data);
  }
  process.stdout.write(`${JSON.stringify({ accounts: signIns(settings.secret) })}\n`);
}

async function seed({ productUrl, mailboxUrl, secret }: DemoSettings): Promise<void> {
  const visitor = new ProductClient(productUrl);
  const [sectors, pages] = await Promise.all([
    visitor.get<DemoWorld['sectors']>('/api/v1/reference/sectors'),
    visitor.get<readonly { attributes: Question }[]>('/api/v1/content/generic-questions'),
  ]);
  const passwordOf = (email: string): string => demoPassword(secret, email);
  const questions = pages.map(({ attributes }) => attributes);
  const world: DemoWorld = { productUrl, mailboxUrl, sectors, questions, passwordOf };
  await Promise.all([
    addDemoStaff(DEMO_STAFF, passwordOf),
    inParallel(AT_ONCE, DEMO_CUSTOMERS, (customer, index) => bringDemoCustomer(customer, index, world)),
  ]);
}

const signIns = (secret: string) => [
  ...DEMO_STAFF.map(({ email, title, note }) => ({ kind: title, email, password: demoPassword(secret, email), note })),
  ...Object.entries(DEMO_SIGN_INS).map(([email, note]) => ({
    kind: 'Customer',
    email,
    password: demoPassword(secret, email),
    note,
  })),
];

main().catch((error: unknown) => {
  process.stderr.write(`demo data: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
