/** A stand-in of a provider, and the client that it knows. */
export interface StandIn {
  readonly address: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What a person does on the consent page, and what the app does after it; own tokens, apart from the product's. */
export async function consentOf(
  { address, clientId, clientSecret }: StandIn,
  paths: { readonly authorize: string; readonly token: string },
  scope: string,
  organisation: string,
): Promise<{ readonly token: string; readonly realm: string | null }> {
  const back = 'http://localhost/second-calculation';
  const asked = new URLSearchParams({
    ...{ client_id: clientId, redirect_uri: back, response_type: 'code', scope, state: 'second' },
  });
  const allowed = await fetch(`${address}${paths.authorize}?${asked.toString()}`, {
    method: 'POST',
    body: new URLSearchParams({ decision: 'allow', organisation }),
    redirect: 'manual',
  });
  const returned = new URL(allowed.headers.get('location') ?? back).searchParams;
  const answer = await fetch(`${address}${paths.token}`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}` },
    body: new URLSearchParams({
      ...{ grant_type: 'authorization_code', code: returned.get('code') ?? '', redirect_uri: back },
    }),
  });
  const { access_token: token } = (await answer.json()) as { readonly access_token?: string };
  if (token === undefined) throw new Error(`no token: ${answer.status}`);
  return { token, realm: returned.get('realmId') };
}

/** Answers of an API, one after the other. */
export async function answerOf(url: string, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const answer = await fetch(url, { headers: { accept: 'application/json', ...headers } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
