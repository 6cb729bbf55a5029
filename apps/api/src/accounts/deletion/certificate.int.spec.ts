import { createPublicKey, verify } from 'node:crypto';
import {
  type CertificateFacts,
  certificateStatement,
  certificateText,
  deletionStream,
  type ErasureCertificate,
  signCertificate,
} from '@keelson/domain/deletion';
import { rootKeyOf } from '@keelson/event-store/roots';
import { AccountsBench } from '../../testing/accounts-bench';
import { recorded } from '../../testing/recorded';
import { newAccountId } from '../../testing/test-sessions';

let bench: AccountsBench;
beforeAll(async () => {
  bench = await AccountsBench.open();
});
afterAll(() => bench.close());

const factsOf = (account: string): CertificateFacts => ({
  ...{
    certificateId: 'KE-0A1B2C3D4E5F',
    account,
    askedBy: 'staff',
    erased: ['identity', 'access'],
    kept: ['payments'],
  },
  ...{ askedAt: '2026-11-02T09:00:00.000Z', accessEndedAt: '2026-11-09T09:00:00.000Z', payments: 9 },
  ...{ erasedAt: '2026-11-09T09:00:03.000Z', erasureEventId: '0a1b2c3d-4e5f-5a6b-8c7d-9e0f1a2b3c4d' },
  keyBackupsGoneBy: '2026-12-09T09:00:03.000Z',
});

async function signed(account = newAccountId()): Promise<ErasureCertificate> {
  return signCertificate(factsOf(account), rootKeyOf(await bench.vault.certificateSeed()));
}

async function issued(): Promise<ErasureCertificate> {
  const certificate = await signed();
  const { account } = certificate;
  await recorded(
    bench.api,
    deletionStream(account),
    account,
    { type: 'deletion.access-ended.v1', data: {} },
    { type: 'deletion.personal-data-erased.v1', data: {} },
    { type: 'deletion.erasure-certified.v1', data: certificate },
  );
  return certificate;
}

const check = async (certificate: string) =>
  (await bench.browser().post('/api/v1/erasure-certificates/check', { certificate })).data;

describe('the check of an erasure certificate', () => {
  it('[BEYOND-06~] is open to anybody and tells what a genuine one says', async () => {
    const certificate = await issued();
    const { erasureEventId: _, format: _format, signature: _signature, ...facts } = certificate;
    expect(await check(certificateText(certificate))).toEqual({ verdict: 'genuine', certificate: facts });
  });

  it('[BEYOND-06~] refuses what was changed, is of another key, or is none, and repeats nothing of it', async () => {
    const certificate = await issued();
    const other = signCertificate(factsOf(certificate.account), rootKeyOf(Buffer.alloc(32, 'another')));
    const refused = { certificate: null };
    expect(await check(JSON.stringify({ ...certificate, payments: 8 }))).toEqual({ ...refused, verdict: 'tampered' });
    expect(await check(certificateText(other))).toEqual({ ...refused, verdict: 'other-key' });
    expect(await check('I was erased, honestly')).toEqual({ ...refused, verdict: 'malformed' });
  });

  it('[BEYOND-06~] says where a signature is right and the history knows of no such erasure', async () => {
    expect(await check(certificateText(await signed()))).toEqual({ verdict: 'not-recorded', certificate: null });
    const { account } = await issued();
    const another = signCertificate(
      { ...factsOf(account), payments: 1 },
      rootKeyOf(await bench.vault.certificateSeed()),
    );
    expect(await check(certificateText(another))).toEqual({ verdict: 'not-recorded', certificate: null });
  });

  it('[BEYOND-06~] can be done elsewhere, with the published key alone', async () => {
    const { data } = await bench.browser().get('/api/v1/erasure-certificates/key');
    const { publicKey, keyId, algorithm } = data as Readonly<Record<string, string>>;
    const certificate = await issued();
    const key = createPublicKey({ key: Buffer.from(publicKey ?? '', 'base64'), format: 'der', type: 'spki' });
    const statement = Buffer.from(certificateStatement(certificate));
    expect({ algorithm, keyId }).toEqual({ algorithm: 'Ed25519', keyId: certificate.keyId });
    expect(verify(null, statement, key, Buffer.from(certificate.signature, 'base64'))).toBe(true);
  });
});
