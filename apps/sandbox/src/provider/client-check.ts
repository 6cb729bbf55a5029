export interface ClientSettings {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Whether a caller is the app: by Basic, whose halves are form-encoded, or by fields of the form. */
export function isClient(
  { clientId, clientSecret }: ClientSettings,
  authorization: string | undefined,
  form: Readonly<Record<string, string>>,
): boolean {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() !== 'basic') return form['client_id'] === clientId && form['client_secret'] === clientSecret;
  const [id = '', secret = ''] = Buffer.from(value, 'base64').toString('utf8').split(':');
  return decoded(id) === clientId && decoded(secret) === clientSecret;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The token of a Bearer header. */
export function bearerOf(authorization: string | undefined): string {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  return scheme.toLowerCase() === 'bearer' ? value : '';
}
