import { z } from 'zod';
import { everyContract } from '../testing/every-contract';
import type { RouteContract } from './route';

/** Names of fields that let their bearer in, or lead to a page that does. */
const SECRET =
  /jwt|token|secret|passcode|^confirmation$|^recovery_?codes$|^access_?code$|^(consent|launch|page|pdf)?url$/i;

function fieldsOf(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [
    ...(key === 'properties' ? Object.keys(value as object) : []),
    ...fieldsOf(value),
  ]);
}

const secretsOf = ({ schemas }: RouteContract): readonly string[] =>
  fieldsOf(z.toJSONSchema(schemas.answer, { io: 'output', unrepresentable: 'any' })).filter((field) =>
    SECRET.test(field),
  );

describe('answers with a secret', () => {
  it('are marked in their contract, so that they are never compressed', async () => {
    const all = await everyContract();
    expect(all.length).toBeGreaterThan(100);
    const wrong = all.filter((contract) => secretsOf(contract).length > 0 !== (contract.schemas.secret === true));
    expect(wrong.map((contract) => [contract.route.id, ...secretsOf(contract)])).toEqual([]);
  });

  it('are, with documents that are sent while they are made, all that is never compressed', async () => {
    const all = await everyContract();
    const having = (flag: 'secret' | 'streamed' | 'eventStream') =>
      all.flatMap(({ route, schemas }) => (schemas[flag] === true ? [route.id] : [])).sort();
    expect({ secret: having('secret'), streamed: having('streamed'), eventStream: having('eventStream') }).toEqual({
      // A token, a code, or an address that lets its bearer in.
      secret: [
        'accounts.beginAuthenticator',
        'accounts.changePassword',
        'accounts.confirmAuthenticator',
        'accounts.confirmPasskey',
        'accounts.register',
        'accounts.renewRecoveryCodes',
        'accounts.signUpCompany',
        'billing.invoices',
        'billing.openCheckout',
        'connections.askConsent',
        'connections.launch',
        'partners.account',
        'partners.byDefault',
        'partners.customers',
        'partners.list',
        'session.endActing',
        'session.me',
        'session.passcode',
        'session.passkey',
        'session.secondStep',
        'session.signIn',
        'session.startActing',
        'session.stepUp',
        'session.token',
      ],
      // Compression would hold back what is there already.
      streamed: [
        'audit.export',
        'audit.trailExport',
        'learning.media',
        'payments.export',
        'reconciliation.export',
        'timeline.file',
      ],
      eventStream: ['live.stream'],
    });
  });
});
