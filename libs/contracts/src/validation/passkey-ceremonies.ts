import { z } from 'zod';

/*
 * What browsers and authenticators say to each other by way of the API. What goes to them is in the JSON of Web
 * Authentication Level 3 (PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON); of what comes
 * back, which is as large as an extension likes, only what is judged.
 */

/** Longer than any authenticator makes it. */
const base64url = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(8_000);
/** WebAuthn allows 1,023 bytes. */
const credentialId = base64url.max(1_364);

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});
const userVerification = z.literal('required');

/** For `navigator.credentials.create`. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification }),
  attestation: z.literal('none'),
});

/** For `navigator.credentials.get`. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(descriptor),
  userVerification,
});

/** A passkey that was made. */
export const madePasskey = z.strictObject({
  id: credentialId,
  clientDataJSON: base64url,
  attestationObject: base64url,
  /** How the authenticator is reached, as it says. */
  transports: z
    .array(
      z
        .string()
        .regex(/^[a-z-]+$/)
        .max(20),
    )
    .max(10),
});

/** What a passkey has signed. */
export const signedByPasskey = z.strictObject({
  id: credentialId,
  clientDataJSON: base64url,
  authenticatorData: base64url,
  signature: base64url,
  /** Not every authenticator tells it. */
  userHandle: base64url.optional(),
});

export type MadePasskey = z.output<typeof madePasskey>;
export type SignedByPasskey = z.output<typeof signedByPasskey>;
