import type { AnswerOf } from '@keelson/contracts';
import { type certificateKeyContract, type checkCertificateContract, deletionPaths } from '@keelson/contracts/deletion';
import { baseApi } from '../../client/base-api';

export type CheckedCertificate = AnswerOf<typeof checkCertificateContract>;
export type CertificateKey = AnswerOf<typeof certificateKeyContract>;

/** Whose account is erased has no session: these calls carry none, whoever is signed in. */
const siteApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    siteCertificateCheck: build.query<CheckedCertificate, string>({
      query: (certificate) => ({ route: deletionPaths.checkCertificate, body: { certificate }, anonymous: true }),
    }),
    siteCertificateKey: build.query<CertificateKey, undefined>({
      query: () => ({ route: deletionPaths.certificateKey, anonymous: true }),
    }),
  }),
});

export const { useSiteCertificateCheckQuery, useSiteCertificateKeyQuery } = siteApi;
