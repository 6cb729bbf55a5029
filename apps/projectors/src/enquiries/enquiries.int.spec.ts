import type { EnquiryEvent } from '@keelson/domain/enquiries';
import type { EnquiryRow } from '@keelson/read-models/enquiries';
import { registry } from '../registry';
import { ProductBench } from '../runtime/testing/product-bench';

const contact = 'enq_01932b7e-7d1c-5aaa-8000-000000000001';
const enquiry = 'enq_01932b7e-7d1c-5aaa-8000-000000000002';
const customer = 'acc_01932b7e-7d1c-7aaa-8000-000000000001';
const admin = 'acc_01932b7e-7d1c-7aaa-8000-0000000000ad';
const byAdmin = { actor: { kind: 'admin', id: admin } } as const;

const message: EnquiryEvent = {
  type: 'enquiries.contact-received.v1',
  data: {
    enquiryId: contact,
    topic: 'Upgrade Account',
    name: 'Ada Byron',
    companyName: 'Engine Works Ltd',
    email: 'ada@example.com',
    text: 'May I pay by the YEAR?',
  },
};
const signUp: EnquiryEvent = {
  type: 'enquiries.enquiry-received.v1',
  data: {
    enquiryId: enquiry,
    issueType: 'is02',
    other: null,
    firstName: 'Bob',
    lastName: 'Miller',
    businessName: 'Mill Ltd',
    email: 'bob@example.com',
    mobile: '01632960042',
    mobileDigits: '01632960042',
  },
};
const answered: EnquiryEvent = { type: 'enquiries.answered.v1', data: { text: 'Yes, on the plans page.' } };

describe('the inbox', () => {
  let bench: ProductBench;

  beforeAll(async () => {
    bench = await ProductBench.open(registry.projections.filter(({ name }) => name === 'enquiries'));
    await bench.append(`enquiry-${contact}`, [message], { actor: { kind: 'customer', id: customer } });
    await bench.append(`enquiry-${enquiry}`, [signUp], { actor: { kind: 'anonymous', id: 'anonymous' } });
    await bench.append(`enquiry-${contact}`, [answered], byAdmin);
    await bench.append(`enquiry-${contact}`, [{ type: 'enquiries.closed.v1', data: {} }], byAdmin);
    await bench.append(`enquiry-${enquiry}`, [{ type: 'enquiries.closed.v1', data: {} }], byAdmin);
    await bench.append(`enquiry-${enquiry}`, [{ type: 'enquiries.reopened.v1', data: {} }], byAdmin);
    await bench.project();
  });
  afterAll(() => bench.close());

  const rows = async (): Promise<EnquiryRow[]> =>
    (await bench.pool.query<EnquiryRow>('SELECT * FROM read_model.enquiries ORDER BY name')).rows;

  it('keeps one row a message, with where it stands and what was done', async () => {
    const [first, second] = await rows();
    expect(first).toMatchObject({
      enquiry_id: contact,
      kind: 'contact',
      topic: 'Upgrade Account',
      account_id: customer,
      state: 'closed',
      answers: 1,
      search: 'ada byron engine works ltd ada@example.com  may i pay by the year?',
    });
    expect(first?.acts.map(({ kind, by, text }) => [kind, by, text])).toEqual([
      ['answered', admin, 'Yes, on the plans page.'],
      ['closed', admin, null],
    ]);
    expect(second).toMatchObject({
      enquiry_id: enquiry,
      kind: 'enquiry',
      topic: 'is02',
      name: 'Bob Miller',
      phone: '01632960042',
      account_id: null,
      state: 'new',
      text: '',
    });
  });

  it('[PROJ-05~] comes out the same when it is rebuilt', async () => {
    const before = await bench.checksums();
    await bench.project(2);
    expect(await bench.checksums()).toEqual(before);
  });
});
