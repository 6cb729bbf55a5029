import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERASED } from '@keelson/domain';
import {
  type DetailsChanged,
  type PartnerCompanyChanged,
  type PartnerRegistered,
  partnerStream,
} from '@keelson/domain/partners';
import { type MemberRegistered, type MemberRenamed, staffStream } from '@keelson/domain/staff';
import { registry } from '../registry';
import { ProductBench } from '../runtime/testing/product-bench';

const NAMING: readonly string[] = [
  'account-profile',
  'actor-names',
  'channel-partners',
  'account-history',
  'visitor-names',
];
const DOMAIN = join(__dirname, '../../../../libs/domain/src');
const golden = (area: string, type: string): unknown =>
  JSON.parse(readFileSync(join(DOMAIN, area, 'golden', `${type}.json`), 'utf8'));

const nell = golden('partners', 'partners.partner-registered.v1') as PartnerRegistered;
const changed = golden('partners', 'partners.details-changed.v1') as DetailsChanged;
const merged = golden('partners', 'partners.company-changed.v1') as PartnerCompanyChanged;
const grace = golden('staff', 'staff.member-registered.v1') as MemberRegistered;
const renamed = golden('staff', 'staff.member-renamed.v1') as MemberRenamed;
const partnerId = nell.data.accountId;
const memberId = grace.data.accountId.replace(/1$/, '9');

describe('the names of partners and staff', () => {
  let bench: ProductBench;

  beforeEach(async () => {
    bench = await ProductBench.open(registry.projections.filter(({ name }) => NAMING.includes(name)));
    await bench.append(partnerStream(partnerId), [nell, changed, merged]);
    await bench.append(staffStream(memberId), [{ ...grace, data: { ...grace.data, accountId: memberId } }, renamed]);
    await bench.project();
  });
  afterEach(() => bench.close());

  const rows = async (sql: string): Promise<object[]> => (await bench.pool.query<object>(sql)).rows;

  it('[EVENT-03~] follow a change wherever they are read, and come out the same when they are built again', async () => {
    expect(await rows('SELECT account_id, name FROM read_model.account_profiles ORDER BY name')).toEqual([
      { account_id: memberId, name: 'Grace Brewster Hopper' },
      { account_id: partnerId, name: 'Nell Marsh-Okoro' },
    ]);
    expect(await rows('SELECT * FROM read_model.actor_names ORDER BY name')).toEqual([
      { account_id: memberId, name: 'Grace Brewster Hopper' },
      { account_id: partnerId, name: 'Nell Marsh-Okoro' },
    ]);
    expect(
      await rows('SELECT first_name, last_name, company_name, phone, web_address FROM read_model.channel_partners'),
    ).toEqual([
      {
        ...{ first_name: 'Nell', last_name: 'Marsh-Okoro', phone: '01632 960 003' },
        ...{ company_name: 'Marsh and Okoro', web_address: 'https://marsh-okoro.example' },
      },
    ]);
    expect(
      await rows(`SELECT company_name FROM read_model.account_profiles WHERE account_id = '${partnerId}'`),
    ).toEqual([{ company_name: 'Marsh and Okoro' }]);
    expect(await rows(`SELECT company FROM read_model.visitor_names WHERE account_id = '${partnerId}'`)).toEqual([
      { company: 'Marsh and Okoro' },
    ]);
    const live = await bench.checksums();
    await bench.project(2);
    expect(await bench.checksums()).toEqual(live);
  });

  it('[AUD-01~] are told in the history with what stood before, as personal values', async () => {
    const personal = true;
    const told = (id: string, type: string) =>
      rows(`SELECT what, changes FROM read_model.account_history WHERE account_id = '${id}' AND type = '${type}'`);
    expect(await told(partnerId, changed.type)).toEqual([
      {
        what: 'Profile changed',
        changes: [
          { field: 'Last name', before: 'Marsh', after: 'Marsh-Okoro', personal },
          { field: 'Phone', before: '+44 (0)1632 960 002', after: '01632 960 003', personal },
        ],
      },
    ]);
    expect(await told(partnerId, merged.type)).toEqual([
      {
        what: 'Company details changed',
        changes: [
          { field: 'Company', before: 'Marsh Advisory', after: 'Marsh and Okoro', personal },
          {
            field: 'Web address',
            before: 'https://marshadvisory.example',
            after: 'https://marsh-okoro.example',
            personal,
          },
        ],
      },
    ]);
    expect(await told(memberId, renamed.type)).toEqual([
      {
        what: 'Name changed',
        changes: [{ field: 'Name', before: 'Grace Hopper', after: 'Grace Brewster Hopper', personal }],
      },
    ]);
  });

  it('are gone with the personal data of their account', async () => {
    const erased = { type: 'deletion.personal-data-erased.v1', data: {} } as const;
    for (const id of [partnerId, memberId]) await bench.append(`deletion-${id}`, [erased]);
    await bench.project();
    expect(await rows('SELECT * FROM read_model.account_profiles')).toEqual([]);
    expect(await rows('SELECT * FROM read_model.channel_partners')).toEqual([]);
    expect(await rows('SELECT DISTINCT name FROM read_model.actor_names')).toEqual([{ name: 'Erased user' }]);
    const left = JSON.stringify(await rows('SELECT changes, what FROM read_model.account_history'));
    expect(left).not.toMatch(/Okoro|Brewster|960 003/);
    expect(left).toContain(ERASED);
  });
});
