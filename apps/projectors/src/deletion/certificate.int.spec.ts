import { randomUUID } from 'node:crypto';
import { checkCertificate, type ErasureCertificate } from '@keelson/domain/deletion';
import { rootKeyOf } from '@keelson/event-store/roots';
import { until } from '../runtime/testing/bench';
import { certificateMailJob } from './certificate-mail.job';
import { eraseSubject } from './erasure.job';
import { deletionState } from './deletion-log';
import { ErasureBench, type Subject } from './testing/erasure-bench';
import { rowsWith } from './testing/table-copies';

let bench: Awaited<ReturnType<typeof ErasureBench.open>>;
beforeEach(async () => {
  bench = await ErasureBench.open();
});
afterEach(() => bench.close());

const certificateOf = async (accountId: string): Promise<ErasureCertificate> => {
  const state = await deletionState(bench, accountId);
  if (state.kind !== 'erased' || !state.certificate) throw new Error('no certificate');
  return state.certificate;
};

const lettersKept = async () =>
  (await bench.pool.query<{ n: number }>('SELECT count(*)::int AS n FROM vault.last_letters')).rows[0]?.n;

describe('the certificate of an erasure', () => {
  it('[BEYOND-06~] is the last mail to the address, names nobody, and leaves nothing of the address', async () => {
    bench.start();
    const { accountId, canary, email } = await bench.subject();
    await bench.projected();
    await bench.deleteAtOnce({ accountId });
    await bench.erased([accountId]);
    const about = () => bench.mails.filter(({ to, subject }) => to === email && subject.includes('certificate'));
    await until(async () => about().length === 1, 'the certificate to be mailed');
    await until(async () => (await lettersKept()) === 0, 'the address to be destroyed');
    expect(bench.mails.at(-1)).toBe(about()[0]);
    const [, carried = ''] = /\/erasureCertificate#([\w-]+)/.exec(about()[0]?.text ?? '') ?? [];
    const text = Buffer.from(carried, 'base64url').toString('utf8');
    const key = rootKeyOf(await bench.vault.certificateSeed());
    expect(checkCertificate(text, key)).toEqual({ verdict: 'genuine', certificate: await certificateOf(accountId) });
    expect(`${text}${about()[0]?.text ?? ''}`).not.toContain(canary);
    await bench.projected();
    expect(await rowsWith(bench.database, canary)).toEqual({});
    expect(await bench.differingFromReplay()).toEqual([]);
  });

  it('[BEYOND-06~] waits sealed for a mail server that is away, and not for longer than its time', async () => {
    bench.startProjecting();
    const { accountId, canary, email }: Subject = await bench.subject();
    await eraseSubject(await bench.deleteAtOnce({ accountId }), bench.context());
    expect(await bench.vault.lastLetters.addressOf(accountId)).toBe(email);
    await bench.readModelsProjected();
    expect(await rowsWith(bench.database, canary)).toEqual({});
    const away = { send: () => Promise.reject(new Error('away')), close: () => Promise.resolve() };
    const context = {
      ...{ runner: bench.runner, vault: bench.vault, log: bench.log, publicUrl: 'http://localhost', mail: away },
      ...{ jobId: randomUUID(), attempt: 1, signal: AbortSignal.timeout(60_000) },
    };
    await expect(certificateMailJob.handle({ accountId, late: false }, context)).rejects.toThrow('away');
    expect(await bench.vault.lastLetters.addressOf(accountId)).toBe(email);
    await certificateMailJob.handle({ accountId, late: true }, context);
    expect(await bench.vault.lastLetters.addressOf(accountId)).toBeUndefined();
    expect(await lettersKept()).toBe(0);
    await bench.vault.lastLetters.keep(accountId, email, new Date());
    expect(await lettersKept()).toBe(0);
  });
});
