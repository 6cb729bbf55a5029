/** What a mailed link carries. It stands in the fragment, which browsers send to no server. */
interface LinkValues {
  readonly email: string;
  /** URL-safe. */
  readonly token: string;
}

/** @param publicUrl without a trailing slash; from the configuration, never from a request. */
export const verificationLink = (publicUrl: string, values: LinkValues): string =>
  `${publicUrl}/emailVerification${fragment(values)}`;

/** The page asks for the PIN and the new password. */
export const passwordResetLink = (publicUrl: string, values: LinkValues): string =>
  `${publicUrl}/ConfirmPassword${fragment(values)}`;

const fragment = ({ email, token }: LinkValues): string => `#email=${percentEncoded(email)}&token=${token}`;

/** Addresses are printable ASCII. */
const percentEncoded = (text: string): string =>
  text.replace(
    /[^A-Za-z0-9._~-]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
