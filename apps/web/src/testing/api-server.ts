import type { RoutePath } from '@keelson/contracts/wire';
import { DRAFT_FORMS } from '@keelson/vocabulary';
import { type DefaultBodyType, http, HttpResponse, type StrictRequest } from 'msw';
import { setupServer } from 'msw/node';
import { contractOf, leadsTo } from './route-contracts';

export interface Served {
  readonly status?: number;
  readonly data?: unknown;
  readonly responseMessage?: string;
  readonly statusMessage?: string;
  readonly code?: string;
  readonly errors?: readonly { path: string; message: string }[];
  readonly meta?: Record<string, unknown>;
  readonly headers?: Readonly<Record<string, string>>;
  /** In place of the envelope. */
  readonly document?: string;
}

export interface Received {
  readonly method: string;
  readonly path: string;
  /** With the query. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
}

type Answer = Served | ((request: Received) => Served | Promise<Served>);

const envelope = ({ status = 200, data = {}, ...given }: Served) => ({
  responseCode: status,
  responseMessage: status < 400 ? 'Success' : 'Failure',
  statusMessage: status < 400 ? 'success' : 'failure',
  data,
  correlationId: 'test-reference',
  ...given,
});

const bodyOf = async (request: StrictRequest<DefaultBodyType>): Promise<unknown> => {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
};

/** The API as the browser meets it: answers by path, each held against the contract of its route, and what was received. */
export class ApiServer {
  readonly received: Received[] = [];
  private readonly broken: string[] = [];
  private readonly answers = new Map<string, Answer>();
  private readonly server = setupServer(http.all('*/api/v1/*', ({ request }) => this.reply(request)));

  /** @param madeUp Routes beside those of the API, whose answers nothing says. */
  constructor(private readonly madeUp: readonly RoutePath[] = []) {}

  start(): void {
    this.server.listen({ onUnhandledRequest: 'error' });
  }

  reset(): void {
    this.received.length = 0;
    this.broken.length = 0;
    this.answers.clear();
    this.on('POST', '/session/sign-out', {});
    this.on('POST', '/session/activity', {});
    this.on('GET', '/deletions/unfinished', { data: { rows: [] } });
    this.on('GET', '/reconciliation/exceptions', { data: { cases: 0, more: false } });
    for (const form of DRAFT_FORMS) {
      this.on('GET', `/drafts/${form}`, { data: { entries: [], savedAt: null }, meta: { version: 0 } });
    }
    this.on('GET', '/accounts/password-policy', {
      data: { profile: 'specified', minimumLength: 6, maximumLength: 12 },
    });
  }

  stop(): void {
    this.server.close();
  }

  on(method: string, path: string, answer: Answer): void {
    this.answers.set(`${method} ${path}`, answer);
  }

  /** Fails when an answer was not what the contract of its route promises. */
  assertKept(): void {
    if (this.broken.length > 0)
      throw new Error(`Answers of this test break their contracts:\n${this.broken.join('\n')}`);
  }

  /** The network is gone for this call. */
  cut(method: string, path: string): void {
    this.server.use(
      http.all(`*/api/v1${path}`, ({ request }) => (request.method === method ? HttpResponse.error() : undefined)),
    );
  }

  mend(): void {
    this.server.resetHandlers();
  }

  calls(method: string, path: string): readonly Received[] {
    return this.received.filter((each) => each.method === method && each.path === path);
  }

  private async reply(request: StrictRequest<DefaultBodyType>) {
    const path = new URL(request.url).pathname.replace('/api/v1', '');
    const seen = {
      method: request.method,
      path,
      url: request.url,
      headers: request.headers,
      body: await bodyOf(request),
    };
    this.received.push(seen);
    const answer = this.answers.get(`${request.method} ${path}`);
    if (answer === undefined) {
      const nothing = { status: 404, responseMessage: 'There is nothing at this address' };
      return HttpResponse.json(envelope(nothing) as DefaultBodyType, { status: 404 });
    }
    const served = this.kept(seen, typeof answer === 'function' ? await answer(seen) : answer);
    const { headers = {}, document, ...enveloped } = served;
    if (document !== undefined) return new HttpResponse(document, { headers });
    return HttpResponse.json(envelope(enveloped) as DefaultBodyType, { status: served.status ?? 200, headers });
  }

  /** The answer as the API would send it, without what its contract does not name; what breaks the contract is noted. */
  private kept({ method, path }: Received, served: Served): Served {
    const address = `/api/v1${path}`;
    if (this.madeUp.some((route) => leadsTo(route, method, address))) return served;
    const contract = contractOf(method, address);
    const { status = 200, data = {}, document } = served;
    if (contract === undefined) {
      this.broken.push(`${method} ${path}: there is no such route`);
      return served;
    }
    if (status >= 400 || document !== undefined || contract.schemas.rawAnswer !== undefined) return served;
    const parsed = contract.schemas.answer.safeParse(data);
    if (parsed.success) return { ...served, data: parsed.data };
    for (const { path: at, message } of parsed.error.issues)
      this.broken.push(`${method} ${path}: ${at.map(String).join('.') || 'data'}: ${message}`);
    return served;
  }
}
