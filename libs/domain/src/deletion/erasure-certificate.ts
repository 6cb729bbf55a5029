import { canonicalJson } from '@keelson/kernel';
import {
  type CertificateVerdict,
  ERASED_MATTERS,
  type ErasedMatter,
  KEPT_MATTERS,
  type KeptMatter,
} from '@keelson/vocabulary';

/** What a certificate says. It names nobody: the account is an opaque id that leads to no person any more. */
export interface CertificateFacts {
  /** `KE-` and twelve hex digits. */
  readonly certificateId: string;
  readonly account: string;
  readonly askedBy: 'holder' | 'staff';
  /** ISO 8601 in UTC, like every instant here. */
  readonly askedAt: string;
  readonly accessEndedAt: string;
  readonly erasedAt: string;
  /** Id of the event that records the erasure. */
  readonly erasureEventId: string;
  readonly erased: readonly ErasedMatter[];
  readonly kept: readonly KeptMatter[];
  /** How many payments stay, without the person. */
  readonly payments: number;
  /** Until then backups of the key database may still hold the key. */
  readonly keyBackupsGoneBy: string;
}

export interface ErasureCertificate extends CertificateFacts {
  readonly format: typeof CERTIFICATE_FORMAT;
  /** Names the key that signed. */
  readonly keyId: string;
  /** Ed25519 over the statement, base64. */
  readonly signature: string;
}

export const CERTIFICATE_FORMAT = 'keelson-erasure-certificate-1';

/** Days for which backups of the key database are kept at most. */
export const KEY_BACKUP_DAYS = 30;

/** Signs and checks certificates. */
export interface CertificateKey {
  readonly keyId: string;
  sign(statement: string): string;
  verify(statement: string, signature: string): boolean;
}

export interface CheckedCertificate {
  /** `genuine` as far as the signature tells: whether the history records it is for the caller to look up. */
  readonly verdict: CertificateVerdict;
  readonly certificate?: ErasureCertificate;
}

/** What is signed: everything but the signature, as canonical JSON. */
export const certificateStatement = ({
  signature: _,
  ...said
}: Omit<ErasureCertificate, 'signature'> & {
  readonly signature?: string;
}): string => canonicalJson(said);

export function signCertificate(facts: CertificateFacts, key: CertificateKey): ErasureCertificate {
  const said = { ...facts, format: CERTIFICATE_FORMAT, keyId: key.keyId } as const;
  return { ...said, signature: key.sign(certificateStatement(said)) };
}

/** The certificate as a file. */
export const certificateText = (certificate: ErasureCertificate): string =>
  `${JSON.stringify(JSON.parse(canonicalJson(certificate)), undefined, 2)}\n`;

/** Judges a text that somebody gives as a certificate, however it is laid out. Never throws. */
export function checkCertificate(text: string, key: Pick<CertificateKey, 'keyId' | 'verify'>): CheckedCertificate {
  const certificate = certificateIn(text);
  if (!certificate) return { verdict: 'malformed' };
  if (certificate.keyId !== key.keyId) return { verdict: 'other-key', certificate };
  const signed = key.verify(certificateStatement(certificate), certificate.signature);
  return { verdict: signed ? 'genuine' : 'tampered', certificate };
}

/** 64 bytes, and no other way to write them: a lenient reader would take other texts for the same signature. */
const ED25519_SIGNATURE = /^[A-Za-z0-9+/]{85}[AQgw]==$/;

const isText = (value: unknown): value is string => typeof value === 'string';
const isInstant = (value: unknown): boolean => isText(value) && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value);
const isListOf = (known: readonly string[]) => (value: unknown) =>
  Array.isArray(value) && value.every((each) => isText(each) && known.includes(each));

const FIELDS: { readonly [Field in keyof ErasureCertificate]: (value: unknown) => boolean } = {
  format: (value) => value === CERTIFICATE_FORMAT,
  certificateId: (value) => isText(value) && /^KE-[0-9A-F]{12}$/.test(value),
  account: isText,
  askedBy: (value) => value === 'holder' || value === 'staff',
  askedAt: isInstant,
  accessEndedAt: isInstant,
  erasedAt: isInstant,
  erasureEventId: isText,
  erased: isListOf(ERASED_MATTERS),
  kept: isListOf(KEPT_MATTERS),
  payments: (value) => Number.isSafeInteger(value) && (value as number) >= 0,
  keyBackupsGoneBy: isInstant,
  keyId: isText,
  signature: (value) => isText(value) && ED25519_SIGNATURE.test(value),
};

/** Exactly the fields of a certificate: one more would be shown as signed although it is not. */
function certificateIn(text: string): ErasureCertificate | undefined {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
  const given = Object.entries(read);
  const expected = Object.entries(FIELDS);
  if (given.length !== expected.length) return undefined;
  const values = new Map<string, unknown>(given);
  return expected.every(([field, isRight]) => values.has(field) && isRight(values.get(field)))
    ? (read as ErasureCertificate)
    : undefined;
}
