import { type ErasureCertificate } from '@keelson/domain/deletion';
import { canonicalJson } from '@keelson/kernel';
import { ERASED_MATTER_TITLES, KEPT_MATTER_TITLES } from '@keelson/vocabulary';
import { type Letter, letter } from '../runtime/letter';

/** The certificate stands behind the `#`, which no server sees: the page reads it and offers it as a file. */
export function certificateLetter(certificate: ErasureCertificate, publicUrl: string): Letter {
  const { certificateId, erased, kept, erasedAt } = certificate;
  const carried = Buffer.from(canonicalJson(certificate), 'utf8').toString('base64url');
  return letter('Your account is deleted: the certificate of its erasure', undefined, [
    `Your account at Keelson is deleted, and what was personal in it was erased on ${erasedAt.slice(0, 10)}. This is the last mail from us: your address is erased now that it is sent.`,
    `Erased: ${erased.map((each) => ERASED_MATTER_TITLES[each]).join('; ')}.`,
    `Kept: ${kept.map((each) => KEPT_MATTER_TITLES[each]).join('; ')}.`,
    `Certificate ${certificateId} says so, signed. The link shows it, checks it and lets you keep it as a file. Keep this mail or the file: we can no longer tell whose certificate it is.`,
    { link: `${publicUrl}/erasureCertificate#${carried}`, label: 'See and keep the certificate' },
  ]);
}
