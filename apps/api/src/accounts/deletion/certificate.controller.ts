import { Controller } from '@nestjs/common';
import { certificateKeyContract, checkCertificateContract } from '@keelson/contracts/deletion';
import { type AnswerTo, success } from '../../platform/wire/answer';
import { Call, type CallOf } from '../../platform/wire/call';
import { Handles } from '../../platform/wire/handles.decorator';
import { Certificates } from './certificates';

/** Checking an erasure certificate needs no account: whose it is has none any more. */
@Controller()
export class CertificateController {
  constructor(private readonly certificates: Certificates) {}

  @Handles(certificateKeyContract)
  async key(): Promise<AnswerTo<typeof certificateKeyContract>> {
    const { keyId, publicKey } = await this.certificates.key();
    return success({ algorithm: 'Ed25519' as const, keyId, publicKey });
  }

  @Handles(checkCertificateContract)
  async check(
    @Call() { body }: CallOf<typeof checkCertificateContract>,
  ): Promise<AnswerTo<typeof checkCertificateContract>> {
    const { verdict, certificate } = await this.certificates.check(body.certificate);
    if (verdict !== 'genuine' || !certificate) return success({ verdict, certificate: null });
    const { erased, kept, erasureEventId: _, format: _format, signature: _signature, ...facts } = certificate;
    return success({ verdict, certificate: { ...facts, erased: [...erased], kept: [...kept] } });
  }
}
