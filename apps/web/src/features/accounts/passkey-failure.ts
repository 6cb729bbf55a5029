/** By the names that browsers give to what went wrong. */
const TEXTS: Readonly<Record<string, string>> = {
  NotAllowedError: 'The browser did not finish: it was cancelled, or it took too long. Please try again.',
  AbortError: 'The browser did not finish. Please try again.',
  InvalidStateError: 'This device has a passkey of yours already. Use another device, or remove that passkey first.',
  SecurityError: 'Passkeys cannot be used at this address. Open the product at its own address.',
  NotSupportedError: 'This device cannot keep a passkey for Keelson. Please use another one.',
  ConstraintError: 'This device has no screen lock, which a passkey needs. Set one up, or use another device.',
};

/** What to tell of a passkey that the browser did not give; `undefined` where something else went wrong. */
export const passkeyFailure = (error: unknown): string | undefined =>
  error instanceof Error ? TEXTS[error.name] : undefined;
