import { readFile } from 'node:fs/promises';
import {
  certificateText,
  checkCertificate,
  deletionDecider,
  type DeletionState,
  deletionStream,
} from '@keelson/domain/deletion';
import { rootKeyOf } from '@keelson/event-store/roots';
import { canonicalJson } from '@keelson/kernel';
import { certificateSeed } from '@keelson/vault';
import { CERTIFICATE_VERDICT_TITLES } from '@keelson/vocabulary';
import { failureText } from '../../runtime/failure';
import { workerRunner } from '../../runtime/worker-runner';
import type { ExitCode, OperatorContext } from './operator-context';

type Parts = Pick<OperatorContext, 'store' | 'codec' | 'subjectKeys' | 'say'>;

/** Prints the certificate of the erasure of an account, as it was issued. */
export async function certificate(context: Parts, accountId: string): Promise<ExitCode> {
  const issued = certificateOf(await deletionOf(accountId, context));
  context.say(issued ? certificateText(issued).trimEnd() : `No erasure of ${accountId} is certified.`);
  return issued ? 0 : 1;
}

/** Checks a certificate in a file against the key and the log. 1 unless it is genuine. */
export async function checkCertificateFile(context: Parts, file: string): Promise<ExitCode> {
  const { say } = context;
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    say(`${file} cannot be read: ${failureText(error)}`);
    return undefined;
  });
  if (text === undefined) return 1;
  const key = rootKeyOf(await certificateSeed(context.subjectKeys));
  const checked = checkCertificate(text, key);
  let { verdict } = checked;
  if (verdict === 'genuine' && checked.certificate) {
    const issued = certificateOf(await deletionOf(checked.certificate.account, context));
    if (canonicalJson(issued) !== canonicalJson(checked.certificate)) verdict = 'not-recorded';
  }
  say(`${CERTIFICATE_VERDICT_TITLES[verdict]}.`);
  say(`Key ${key.keyId}, Ed25519: ${key.publicKey}`);
  return verdict === 'genuine' ? 0 : 1;
}

const deletionOf = async (accountId: string, parts: Parts): Promise<DeletionState> =>
  (await workerRunner(parts).load(deletionDecider, deletionStream(accountId))).state;

const certificateOf = (state: DeletionState) => (state.kind === 'erased' ? state.certificate : undefined);
