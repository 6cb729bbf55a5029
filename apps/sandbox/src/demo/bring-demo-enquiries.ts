import { DEMO_ENQUIRIES, type DemoEnquiry } from './demo-enquiries';
import type { DemoWorld } from './demo-customer';
import { mailedPasscode } from './demo-mailbox';
import { ProductClient } from './product-client';

const INBOX = '/api/v1/enquiries';

/** Sends the messages as visitors do, and lets a member of staff treat some of them. */
export async function bringDemoEnquiries(treatedBy: string, world: DemoWorld): Promise<void> {
  const visitor = new ProductClient(world.productUrl);
  for (const { answer: _, closed: __, ...message } of DEMO_ENQUIRIES) await visitor.post('/api/v1/contact', message);
  const staff = new ProductClient(world.productUrl);
  await staff.giveCredentials(treatedBy, world.passwordOf(treatedBy));
  await staff.givePasscode(await mailedPasscode(world.mailboxUrl, treatedBy));
  for (const enquiry of DEMO_ENQUIRIES) await treat(enquiry, staff);
  await staff.signOut();
}

async function treat({ email, answer, closed }: DemoEnquiry, staff: ProductClient): Promise<void> {
  if (answer === undefined && !closed) return;
  const { rows } = await staff.get<{ rows: readonly { id: string }[] }>(`${INBOX}?search=${encodeURIComponent(email)}`);
  const [found] = rows;
  if (!found) throw new Error(`the message of ${email} is not in the inbox`);
  if (answer !== undefined) await staff.post(`${INBOX}/${found.id}/answers`, { text: answer });
  if (closed) await staff.post(`${INBOX}/${found.id}/close`);
}
