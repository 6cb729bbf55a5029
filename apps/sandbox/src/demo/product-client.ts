import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

interface Envelope {
  readonly data: unknown;
  readonly statusMessage?: string;
  readonly responseMessage?: string;
  readonly code?: string;
}

/** An answer that is no success, with its machine-readable reason. */
export class ProductRefused extends Error {
  override readonly name = 'ProductRefused';

  constructor(
    readonly path: string,
    readonly status: number,
    readonly code: string | undefined,
    message: string,
  ) {
    super(`${path}: ${status} ${code ?? ''} ${message}`);
  }
}

const MOST_WAITS = 5;
const LONGEST_WAIT_S = 5;
const PAUSE_MS = 1_000;

/** Calls the product the way its own pages do, over its public API. */
export class ProductClient {
  private token: string | undefined;
  private cookies = '';

  constructor(private readonly origin: string) {}

  /** Answers the account's id. */
  async signIn(username: string, password: string): Promise<string> {
    const signedIn = await this.post<{ jwt: string; user_details: { id: string } }>('/api/v1/session/sign-in', {
      username,
      password,
    });
    this.token = signedIn.jwt;
    return signedIn.user_details.id;
  }

  /** The first step of a member of staff. */
  async giveCredentials(username: string, password: string): Promise<void> {
    await this.post('/api/v1/session/sign-in', { username, password });
  }

  /** The second one. */
  async givePasscode(passcode: string): Promise<void> {
    this.token = (await this.post<{ jwt: string }>('/api/v1/session/passcode', { passcode })).jwt;
  }

  async signOut(): Promise<void> {
    await this.post('/api/v1/session/sign-out');
    this.token = undefined;
  }

  get<Data>(path: string): Promise<Data> {
    return this.call<Data>('GET', path);
  }

  post<Data>(path: string, body?: object): Promise<Data> {
    return this.call<Data>('POST', path, body);
  }

  put<Data>(path: string, body: object): Promise<Data> {
    return this.call<Data>('PUT', path, body);
  }

  private async call<Data>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Data> {
    const key = randomUUID();
    for (let waits = 0; ; waits += 1) {
      const response = await this.ask(method, path, key, body).catch((error: unknown) => {
        if (waits < MOST_WAITS) return undefined;
        throw error;
      });
      // A connection that broke is no answer, and the key makes asking again safe.
      if (response === undefined) {
        await wait(PAUSE_MS);
        continue;
      }
      const envelope = (await response.json().catch(() => ({ data: null }))) as Envelope;
      if ((response.status === 429 || response.status === 503) && waits < MOST_WAITS) {
        await wait(1000 * Math.min(LONGEST_WAIT_S, Number(response.headers.get('retry-after') ?? 1)));
        continue;
      }
      if (!response.ok) throw refusal(path, response.status, envelope);
      this.keepCookies(response.headers);
      return envelope.data as Data;
    }
  }

  private ask(method: string, path: string, key: string, body: object | undefined): Promise<Response> {
    return fetch(`${this.origin}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(method !== 'GET' && { origin: this.origin, 'idempotency-key': key }),
        ...(body && { 'content-type': 'application/json' }),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(this.cookies !== '' && { cookie: this.cookies }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  private keepCookies(headers: Headers): void {
    const set = headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    if (set.length > 0) this.cookies = set.join('; ');
  }
}

const refusal = (path: string, status: number, { code, statusMessage, responseMessage }: Envelope): ProductRefused =>
  new ProductRefused(path, status, code, statusMessage ?? responseMessage ?? '');
