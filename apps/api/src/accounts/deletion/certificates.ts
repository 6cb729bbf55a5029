import { Injectable } from '@nestjs/common';
import { checkCertificate, type CheckedCertificate, deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { type RootKey, rootKeyOf } from '@keelson/event-store/roots';
import { canonicalJson } from '@keelson/kernel';
import { Vault } from '@keelson/vault';

/** The certificates of erasures, for anybody who holds one. */
@Injectable()
export class Certificates {
  constructor(
    private readonly vault: Vault,
    private readonly runner: DeciderRunner,
  ) {}

  async key(): Promise<RootKey> {
    return rootKeyOf(await this.vault.certificateSeed());
  }

  /** The log is asked only about what the key has signed, so that nobody learns of accounts by asking. */
  async check(text: string): Promise<CheckedCertificate> {
    const checked = checkCertificate(text, await this.key());
    if (checked.verdict !== 'genuine' || !checked.certificate) return checked;
    const { state } = await this.runner.load(deletionDecider, deletionStream(checked.certificate.account));
    const issued = state.kind === 'erased' ? state.certificate : undefined;
    return canonicalJson(issued) === canonicalJson(checked.certificate)
      ? checked
      : { ...checked, verdict: 'not-recorded' };
  }
}
