import { METHODS } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FreshDatabase } from '@keelson/test-database';
import { eventually } from '../../testing/eventually';
import { probeModule } from '../../testing/probe.controller';
import { productDatabase } from '../../testing/product-database';
import { rawAnswer } from '../../testing/raw-answer';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

const CORRELATION_ID = 'sent-by-the-test-1';
const PAGE = '/api/v1/content/x';
const REPORTS = '/api/v1/platform/csp-reports';

interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly responseCode?: number; readonly code?: string; readonly correlationId?: string };
}

function parsed(text: string): RawAnswer {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [first = '', ...lines] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2) as [string, string])),
    body: body === '' ? {} : (JSON.parse(body) as RawAnswer['body']),
  };
}

function builtWebApp(): string {
  const root = mkdtempSync(join(tmpdir(), 'protocol-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html>');
  writeFileSync(join(root, 'intro.txt'), 'intro');
  return root;
}

describe('requests that are HTTP and yet nothing for a route', () => {
  let database: FreshDatabase;
  let api: TestApi;
  let address: string;
  let read: () => Promise<never[]> = () => Promise.resolve([]);
  const webRoot = builtWebApp();

  beforeAll(async () => {
    database = await productDatabase();
    api = await startTestApi({
      database,
      webRoot,
      modules: [probeModule({ read: () => read() })],
      limits: { deadlineMs: 2_000, uploadsPerNetwork: 1 },
    });
    address = await api.listen();
  });
  afterAll(async () => {
    await api.close();
    await database.drop();
    rmSync(webRoot, { recursive: true });
  });

  const send = async (first: string, ...lines: readonly string[]): Promise<RawAnswer> => {
    const head = [first, `x-correlation-id: ${CORRELATION_ID}`, 'connection: close', ...lines];
    return parsed(await rawAnswer(address, `${head.join('\r\n')}\r\n\r\n`));
  };
  const faults = () => api.capture.entries().filter(({ fault }) => fault !== undefined);

  const expectEnvelope = (answer: RawAnswer, status: number, code: string | undefined): void => {
    expect([answer.status, answer.body.responseCode, answer.body.code]).toEqual([status, status, code]);
    expect(answer.body.correlationId).toBe(answer.headers['x-correlation-id']);
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  };

  it('every method that a route does not take is answered by 405 with those that it takes', async () => {
    const other = METHODS.filter((method) => !['GET', 'HEAD', 'OPTIONS', 'CONNECT'].includes(method));
    for (const method of other) {
      const answer = await send(`${method} ${PAGE} HTTP/1.1`, 'host: x');
      expect([method, answer.status, answer.headers['allow']]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
      expectEnvelope(answer, 405, 'METHOD_NOT_ALLOWED');
    }
    for (const encoded of ['a%2Fb', '%68ome']) {
      const answer = await send(`PATCH /api/v1/content/${encoded} HTTP/1.1`, 'host: x');
      expectEnvelope(answer, 405, 'METHOD_NOT_ALLOWED');
      expect(answer.body.correlationId).toBe(CORRELATION_ID);
    }
    for (const method of ['GET', 'PUT', 'DELETE', 'QUERY']) {
      const answer = await send(`${method} ${REPORTS} HTTP/1.1`, 'host: x');
      expect([method, answer.status, answer.headers['allow']]).toEqual([method, 405, 'OPTIONS, POST']);
    }
    expect(await send(`HEAD ${REPORTS} HTTP/1.1`, 'host: x')).toMatchObject({ status: 405 });
    expect(faults()).toEqual([]);
  });

  it('a method is refused before its body is looked at', async () => {
    for (const lines of [
      ['content-type: text/x', 'content-length: 0'],
      ['content-type: application/json', 'content-length: 900000'],
      ['transfer-encoding: chunked'],
    ]) {
      expect((await send(`PATCH ${PAGE} HTTP/1.1`, 'host: x', ...lines)).status).toBe(405);
    }
  });

  it('pages and files of the web app are for reading', async () => {
    for (const url of ['/', '/auth/signIn', '/intro.txt']) {
      const answer = await send(`POST ${url} HTTP/1.1`, 'host: x');
      expect([url, answer.status, answer.headers['allow']]).toEqual([url, 405, 'GET, HEAD, OPTIONS']);
    }
  });

  it('where nothing is, no method finds anything', async () => {
    for (const method of METHODS.filter((each) => each !== 'CONNECT')) {
      const answer = await send(`${method} /api/v1/nothing HTTP/1.1`, 'host: x');
      expect([method, answer.status]).toEqual([method, 404]);
    }
    expect(faults()).toEqual([]);
  });

  it('methods that nobody knows, and CONNECT, are told the methods there are', async () => {
    for (const first of ['BREW / HTTP/1.1', `FETCH ${PAGE} HTTP/1.1`, 'CONNECT example.org:443 HTTP/1.1']) {
      const answer = await send(first, 'host: x');
      expect([first, answer.headers['allow']]).toEqual([first, 'GET, HEAD, OPTIONS, POST']);
      expectEnvelope(answer, 405, 'METHOD_NOT_ALLOWED');
    }
    expectEnvelope(parsed(await rawAnswer(address, 'nonsense\r\n\r\n')), 400, 'MALFORMED');
  });

  it('OPTIONS tells the methods of an address, and lets no other origin in', async () => {
    const answer = await send(`OPTIONS ${PAGE} HTTP/1.1`, 'host: x', 'origin: https://evil.example');
    expectEnvelope(answer, 200, undefined);
    expect(answer.headers['allow']).toBe('GET, HEAD, OPTIONS');
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    const all = await send('OPTIONS * HTTP/1.1', 'host: x');
    expectEnvelope(all, 200, undefined);
    expect(all.headers['allow']).toBe('GET, HEAD, OPTIONS, POST');
  });

  it('addresses may name the server', async () => {
    expect((await send(`GET http://x${PAGE} HTTP/1.1`, 'host: x')).status).toBe(200);
    expect(await rawAnswer(address, 'GET http://x HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
    expectEnvelope(await send('GET * HTTP/1.1', 'host: x'), 404, 'NOT_FOUND');
  });

  it('a request names its host once', async () => {
    expectEnvelope(await send(`GET ${PAGE} HTTP/1.1`), 400, 'MALFORMED');
    expectEnvelope(await send(`GET ${PAGE} HTTP/1.1`, 'host: x', 'Host: y'), 400, 'MALFORMED');
    expect((await send(`GET ${PAGE} HTTP/1.0`)).status).toBe(200);
  });

  it('a compressed body is refused, and told what is taken', async () => {
    for (const encoding of ['gzip', 'br', 'identity, gzip', 'x']) {
      const body = ['content-type: application/json', 'content-length: 2', `content-encoding: ${encoding}`];
      const answer = await send(`POST ${REPORTS} HTTP/1.1`, 'host: x', ...body);
      expectEnvelope(answer, 415, 'UNSUPPORTED_MEDIA_TYPE');
      expect(answer.headers['accept-encoding']).toBe('identity');
    }
    const headers = { 'content-type': 'application/json', 'content-encoding': 'identity' };
    const plain = await api.inject({ method: 'POST', url: REPORTS, headers, payload: '{}' });
    expect(plain.statusCode).toBe(200);
  });

  it('what a request expects beyond 100-continue cannot be met', async () => {
    expectEnvelope(await send(`GET ${PAGE} HTTP/1.1`, 'host: x', 'expect: a-miracle'), 417, 'EXPECTATION_FAILED');
  });

  describe('bodies on slow links', () => {
    interface Upload {
      readonly socket: Socket;
      text: string;
      closed: boolean;
    }
    const uploads: Upload[] = [];
    afterEach(() => {
      for (const { socket } of uploads.splice(0)) socket.destroy();
    });

    /** An upload of which the head and nothing else was sent, and is in the server's hands. */
    const begin = async (): Promise<Upload> => {
      const upload: Upload = { socket: connect(Number(new URL(address).port), '127.0.0.1'), text: '', closed: false };
      uploads.push(upload);
      upload.socket.on('data', (data) => (upload.text += data.toString()));
      upload.socket.on('error', () => undefined);
      upload.socket.on('close', () => (upload.closed = true));
      const type = 'content-type: application/json\r\ncontent-length: 2\r\nexpect: 100-continue\r\n';
      upload.socket.write(`POST ${REPORTS} HTTP/1.1\r\nhost: x\r\n${type}connection: close\r\n\r\n`);
      await eventually('the body to be awaited', () => upload.text.startsWith('HTTP/1.1 100 '));
      return upload;
    };

    const noConnections = (): Promise<boolean> =>
      new Promise((resolve, reject) =>
        api.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count === 0))),
      );

    it('take no time from the answer', async () => {
      const upload = await begin();
      read = () => new Promise(() => undefined);
      // It began later and has the same time.
      expect((await api.inject({ url: PAGE })).json()).toMatchObject({ code: 'DEADLINE' });
      read = () => Promise.resolve([]);
      expect(upload.closed).toBe(false);
      upload.socket.write('{}');
      await eventually('the answer', () => upload.closed);
      expect(upload.text).toMatch(/^HTTP\/1\.1 100 [^]*HTTP\/1\.1 (200|400) /);
    });

    it('keep a network from sending more of them, and nobody from reading', async () => {
      const first = await begin();
      const second = await begin();
      await eventually('the second to be refused', () => second.closed);
      expect(second.text).toMatch(/HTTP\/1\.1 429 [^]*retry-after: 1[^]*"code":"TOO_MANY_REQUESTS"/);
      expect((await api.inject({ url: PAGE })).statusCode).toBe(200);
      first.socket.destroy();
    });

    it('that break off are no fault of the server', async () => {
      const upload = await begin();
      upload.socket.destroy();
      await eventually('the connection to be gone', noConnections);
      expect((await fetch(`${address}${PAGE}`, { headers: { connection: 'close' } })).status).toBe(200);
      expect(faults()).toEqual([]);
    });
  });
});
