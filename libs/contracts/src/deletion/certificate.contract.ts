import { CERTIFICATE_VERDICTS, ERASED_MATTERS, KEPT_MATTERS } from '@keelson/vocabulary';
import { z } from 'zod';
import { publicInformation } from '../access/rules';
import { defineRoute } from '../wire/route';
import { deletionPaths as paths } from './deletion.paths';

/** Longer than any certificate, however it is laid out. */
export const LONGEST_CERTIFICATE = 8_000;

export const certificateKeyContract = defineRoute(
  paths.certificateKey,
  publicInformation,
  'The public key that erasure certificates are signed with',
  {
    answer: z.object({
      algorithm: z.literal('Ed25519'),
      /** First 16 hex digits of the SHA-256 of the public key. */
      keyId: z.string(),
      /** SubjectPublicKeyInfo, base64. */
      publicKey: z.string(),
    }),
  },
);

export const checkCertificateContract = defineRoute(
  paths.checkCertificate,
  publicInformation,
  'Whether a text is an erasure certificate that was issued here and not changed since',
  {
    body: z.strictObject({ certificate: z.string().max(LONGEST_CERTIFICATE) }),
    answer: z.object({
      verdict: z.enum(CERTIFICATE_VERDICTS),
      /** Only of a genuine one: nobody shall take anything else for what Keelson says. */
      certificate: z
        .object({
          certificateId: z.string(),
          account: z.string(),
          askedBy: z.enum(['holder', 'staff']),
          askedAt: z.iso.datetime(),
          accessEndedAt: z.iso.datetime(),
          erasedAt: z.iso.datetime(),
          erased: z.array(z.enum(ERASED_MATTERS)),
          kept: z.array(z.enum(KEPT_MATTERS)),
          payments: z.number().int(),
          keyBackupsGoneBy: z.iso.datetime(),
          keyId: z.string(),
        })
        .nullable(),
    }),
  },
);
