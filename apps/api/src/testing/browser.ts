import type { TestApi } from './start-test-api';

export interface Reply {
  readonly status: number;
  readonly data: Record<string, unknown>;
  readonly code: string | undefined;
  readonly statusMessage: string;
  readonly responseMessage: string;
  readonly errors: readonly { readonly path: string; readonly message: string }[];
  readonly meta?: { readonly position?: string };
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly setCookies: readonly string[];
}

type Envelope = Omit<Reply, 'status' | 'text' | 'headers' | 'setCookies' | 'errors'> & Partial<Pick<Reply, 'errors'>>;

/** A file has none. */
const envelopeIn = (answer: Awaited<ReturnType<TestApi['inject']>>): Envelope =>
  String(answer.headers['content-type']).startsWith('application/json')
    ? answer.json<Envelope>()
    : { data: {}, code: undefined, statusMessage: '', responseMessage: '' };

/** A browser as far as the API can tell: it keeps cookies, its page the access token and the last confirmation. */
export class Browser {
  readonly cookies = new Map<string, string>();
  jwt: string | undefined;
  /** Shown with every call until there is a newer one. */
  confirmation: string | undefined;

  constructor(
    private readonly api: TestApi,
    private readonly address = '127.0.0.1',
  ) {}

  get = (url: string, headers?: Record<string, string>): Promise<Reply> => this.send('GET', url, undefined, headers);
  post = (url: string, body?: object, headers?: Record<string, string>): Promise<Reply> =>
    this.send('POST', url, body, headers);
  put = (url: string, body: object, headers?: Record<string, string>): Promise<Reply> =>
    this.send('PUT', url, body, headers);
  delete = (url: string, headers?: Record<string, string>): Promise<Reply> =>
    this.send('DELETE', url, undefined, headers);

  /** Gives the own password for one act on one target. */
  confirm = (password: string, route: string, target?: object): Promise<Reply> =>
    this.post('/api/v1/session/step-up', { password, route, ...(target && { target }) });

  async signIn(username: string, password: string): Promise<Reply> {
    return this.post('/api/v1/session/sign-in', { username, password });
  }

  private async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers: Record<string, string> = {},
  ): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.api.inject({
      method,
      url,
      remoteAddress: this.address,
      headers: {
        'user-agent': 'Test browser',
        ...(cookie && { cookie }),
        ...(this.jwt !== undefined && { authorization: `Bearer ${this.jwt}` }),
        ...(this.confirmation !== undefined && { confirmation: this.confirmation }),
        ...headers,
      },
      ...(body && { payload: body }),
    });
    const setCookies = [answer.headers['set-cookie'] ?? []].flat();
    setCookies.forEach((each) => this.keep(each));
    const envelope = envelopeIn(answer);
    const data = (envelope.data as Record<string, unknown> | null) ?? {};
    if (typeof data['jwt'] === 'string') this.jwt = data['jwt'];
    if (typeof data['confirmation'] === 'string') this.confirmation = data['confirmation'];
    return {
      ...envelope,
      data,
      errors: envelope.errors ?? [],
      status: answer.statusCode,
      text: answer.body,
      headers: answer.headers,
      setCookies,
    };
  }

  private keep(setCookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
