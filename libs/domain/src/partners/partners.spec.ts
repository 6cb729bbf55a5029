import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeRequestDecider } from './code-request.decider';
import { type AccessCodeRequested, codeRequestEventDefinitions } from './code-request.events';
import { type PartnerCommand, partnerDecider, type PartnerState } from './partner.decider';
import {
  type DetailsChanged,
  type PartnerCompany,
  type PartnerCompanyChanged,
  type PartnerDetails,
  type PartnerEvent,
  partnerEventDefinitions,
  type PartnerRegistered,
} from './partner.events';

const folder = join(__dirname, 'golden');
const golden = (type: string): unknown => JSON.parse(readFileSync(join(folder, `${type}.json`), 'utf8'));
const nell = golden('partners.partner-registered.v1') as PartnerRegistered;
const married = golden('partners.details-changed.v1') as DetailsChanged;
const merged = golden('partners.company-changed.v1') as PartnerCompanyChanged;
const bea = golden('partners.access-code-requested.v1') as AccessCodeRequested;
const house = golden('partners.default-partner-opened.v1') as PartnerEvent;

const after = (events: readonly PartnerEvent[]): PartnerState =>
  events.reduce((state, event) => partnerDecider.evolve(state, event), partnerDecider.initialState);
const decided = (given: readonly PartnerEvent[], command: PartnerCommand) => {
  const decision = partnerDecider.decide(command, after(given));
  return decision.ok ? decision.value : decision.failure.code;
};
const register = (accessCode: string): PartnerCommand => ({
  name: 'RegisterPartner',
  registration: nell.data,
  accessCode,
});
const issued = (accessCode: string): PartnerEvent => ({ type: 'partners.access-code-issued.v1', data: { accessCode } });

describe('a channel partner', () => {
  it('[SIGNUP-19~] is registered once, together with the code', () => {
    expect(decided([], register('40718263'))).toEqual([nell, issued('40718263')]);
    expect(decided([nell, issued('40718263')], register('11111111'))).toBe('ALREADY_A_PARTNER');
  });

  it('keeps the first code, however often somebody registers', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[1-9]\d{7}$/), { minLength: 1 }), (codes) => {
        let events: readonly PartnerEvent[] = [];
        for (const code of codes) {
          const decision = partnerDecider.decide(register(code), after(events));
          if (decision.ok) events = [...events, ...decision.value];
        }
        expect(after(events).accessCode).toBe(codes[0]);
        expect(events).toHaveLength(2);
      }),
    );
  });

  it('changes name and phone, and records nothing that is so already', () => {
    const change: PartnerCommand = { name: 'ChangeDetails', details: married.data };
    expect(decided([nell], change)).toEqual([married]);
    expect(decided([nell, married], change)).toEqual([]);
    expect(after([nell, issued('40718263'), married])).toMatchObject({
      registration: { ...nell.data, ...married.data },
      accessCode: '40718263',
    });
    expect(decided([], change)).toBe('NOT_A_PARTNER');
    expect(decided([house], change)).toBe('NOT_A_PARTNER');
  });

  it('changes company and web address, each for itself, and records nothing that is so already', () => {
    const change = (company: PartnerCompany): PartnerCommand => ({ name: 'ChangeCompany', company });
    expect(decided([nell, married], change(merged.data))).toEqual([merged]);
    expect(decided([nell, merged], change(merged.data))).toEqual([]);
    const noSite = { ...merged.data, webAddress: null };
    expect(decided([nell, merged], change(noSite))).toEqual([{ type: merged.type, data: noSite }]);
    expect(after([nell, issued('40718263'), merged, married])).toMatchObject({
      registration: { ...nell.data, ...married.data, ...merged.data },
      accessCode: '40718263',
    });
    for (const given of [[], [house]]) expect(decided(given, change(merged.data))).toBe('NOT_A_PARTNER');
  });

  it('is called what was sent last, one event for each time that it was other than before', () => {
    const detail = fc.constantFrom('Nell', 'Eleanor', '01632960001');
    const details = fc
      .record({ firstName: detail, lastName: detail, phone: detail })
      .map((each): PartnerDetails => ({ ...each, phoneDigits: each.phone.replace(/\D/g, '') }));
    fc.assert(
      fc.property(fc.array(details, { minLength: 1 }), (sent) => {
        const events = sent.reduce<readonly PartnerEvent[]>(
          (given, each) => {
            const decision = decided(given, { name: 'ChangeDetails', details: each });
            return typeof decision === 'string' ? given : [...given, ...decision];
          },
          [nell],
        );
        expect(after(events).registration).toEqual({ ...nell.data, ...sent.at(-1) });
        const { accountId, companyName, email, webAddress, ...first } = nell.data;
        const differing = [first, ...sent].filter(
          (each, index, all) =>
            index > 0 &&
            JSON.stringify(Object.entries(each).sort()) !== JSON.stringify(Object.entries(all[index - 1] ?? {}).sort()),
        );
        expect(events.slice(1).map(({ data }) => data)).toEqual(differing);
        expect(after(events).registration).toMatchObject({ accountId, companyName, email, webAddress });
      }),
    );
  });

  it('may be the house itself, opened at every start and recorded once', () => {
    const open: PartnerCommand = { name: 'OpenDefaultPartner', partnerId: 'partner_keelson', companyName: 'Keelson' };
    expect(decided([], open)).toEqual([house]);
    expect(decided([house], open)).toEqual([]);
    expect(decided([house], register('40718263'))).toBe('ALREADY_A_PARTNER');
  });
});

describe('a request for an access code', () => {
  it('[SIGNUP-18~] gets one code', () => {
    const { accessCode, ...request } = bea.data;
    const command = { name: 'RequestCode', request, accessCode } as const;
    const first = codeRequestDecider.decide(command, codeRequestDecider.initialState);
    expect(first).toEqual({ ok: true, value: [bea] });
    const state = codeRequestDecider.evolve(codeRequestDecider.initialState, bea);
    expect(codeRequestDecider.decide({ ...command, accessCode: '11111111' }, state)).toEqual({
      ok: false,
      failure: { code: 'ALREADY_REQUESTED' },
    });
  });
});

describe('stored partner events', () => {
  const definitions = { ...partnerEventDefinitions, ...codeRequestEventDefinitions };

  it('[ES-07~] have one golden file per version, and no other', () => {
    expect(readdirSync(folder).sort()).toEqual(
      Object.keys(definitions)
        .map((type) => `${type}.json`)
        .sort(),
    );
  });

  it('[ES-07~] read back as the state they made when they were written', () => {
    expect(after([nell, issued('40718263')])).toEqual({
      registration: nell.data,
      accessCode: '40718263',
      houseName: undefined,
    });
    expect(after([nell, married]).registration).toMatchObject({ lastName: 'Marsh-Okoro', phone: '01632 960 003' });
    expect(after([house]).houseName).toBe('Keelson');
    expect(codeRequestDecider.evolve(codeRequestDecider.initialState, bea).requested).toEqual(bea.data);
  });

  it('declare every value of a person as personal', () => {
    expect(Object.keys(definitions['partners.partner-registered.v1'].personal)).toEqual(
      Object.keys(nell.data).filter((name) => name !== 'accountId'),
    );
    expect(Object.keys(definitions['partners.details-changed.v1'].personal)).toEqual(Object.keys(married.data));
    expect(Object.keys(definitions['partners.company-changed.v1'].personal)).toEqual(Object.keys(merged.data));
    expect(Object.keys(definitions['partners.access-code-requested.v1'].personal)).toEqual(
      Object.keys(bea.data).filter((name) => name !== 'requestId' && name !== 'marketing'),
    );
  });
});
