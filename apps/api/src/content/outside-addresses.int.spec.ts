import diagnostics from 'node:diagnostics_channel';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import {
  type ContentField,
  type ContentFields,
  type ContentPageName,
  contentPageOf,
  contentPages,
  FILE_ADDRESS,
  isPublicPage,
} from '@keelson/contracts/content';
import type { ContentSource } from '@keelson/integrations/cms';
import type { FreshDatabase } from '@keelson/test-database';
import { productDatabase } from '../testing/product-database';
import { startTestApi } from '../testing/start-test-api';
import { CONTENT_SOURCE } from './content-source.provider';
import { ContentModule } from './content.module';

/** Hosts that a server must never be led to, and ways of writing them so that a careless check lets them pass. */
const HOSTS = [
  ...['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '[::]', '127.1', '2130706433', '0x7f000001', '0177.0.0.1'],
  ...[
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '127.0.0.1.',
    'localhost.',
    'user:x@127.0.0.1',
    '127.0.0.1%23.a.example',
  ],
  ...['169.254.169.254', '[fe80::1]', '[fd00:ec2::254]', '10.0.0.1', '172.16.0.1', '192.168.0.1', '100.64.0.1'],
  ...['metadata.google.internal', 'rebind.a.example', '127.0.0.1.nip.io', 'video.a.example', 'a.example'],
];
const SCHEMES = ['http', 'https'];
const ODD = ['file:///etc/passwd', 'gopher://127.0.0.1/_x', 'ftp://127.0.0.1/x', '//127.0.0.1/x', 'data:text/html,x'];

async function listening(host: string, answer: (url: string, response: ServerResponse) => void): Promise<Server> {
  const server = createServer(({ url = '' }, response) => answer(url, response));
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(0, host, ready));
  return server;
}
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

describe('addresses that editors write into the content', () => {
  let database: FreshDatabase;
  let canary: Server;
  let hits = 0;
  beforeAll(async () => {
    database = await productDatabase();
    canary = await listening('127.0.0.1', (_url, response) => {
      hits += 1;
      response.end();
    });
  });
  afterAll(async () => {
    canary.closeAllConnections();
    canary.close();
    await database.drop();
  });

  it('[IO-06] are fetched by nobody but the browser, from the content service alone; the server asks only that', async () => {
    const payloads = [
      ...HOSTS.flatMap((host) => SCHEMES.map((scheme) => `${scheme}://${host}:${portOf(canary)}/clip.mp4`)),
      ...ODD,
    ];
    expect(payloads.length).toBeGreaterThanOrEqual(59);
    let next = 0;
    const payload = (): string => payloads[next++ % payloads.length] ?? '';
    const valueOf = (field: ContentField): unknown => {
      switch (field.kind) {
        case 'number':
          return 1;
        case 'flag':
          return true;
        case 'choice':
          return field.of[0];
        case 'picture':
        case 'file':
          return { url: payload(), size: 1 };
        case 'part':
          return field.many ? [entryOf(field.part.fields), entryOf(field.part.fields)] : entryOf(field.part.fields);
        case 'line':
        case 'rich':
          return `See [this](${payload()}) or ![that](${payload()}) ${payload()}`;
      }
    };
    const entryOf = (fields: ContentFields): Record<string, unknown> => {
      const entry: Record<string, unknown> = {};
      for (const [name, field] of Object.entries(fields)) {
        entry[name] = valueOf(field);
        if (field.kind === 'file') entry[`${name}${FILE_ADDRESS}`] = payload();
      }
      return entry;
    };
    const service = await listening('127.0.0.1', (url, response) => {
      const name = /^\/api\/([a-z-]+)/.exec(url)?.[1] ?? '';
      if (name === 'footer') response.writeHead(302, { location: `http://127.0.0.1:${portOf(canary)}/` }).end();
      else if (name === 'header') response.end(`{"data":[{"id":1,"title":"${'x'.repeat(1_100_000)}"}]}`);
      else
        response
          .setHeader('content-type', 'application/json')
          .end(JSON.stringify({ data: [{ id: 1, ...entryOf(contentPageOf(name as ContentPageName).fields) }] }));
    });
    const serviceUrl = `http://127.0.0.1:${portOf(service)}`;
    const api = await startTestApi({
      database,
      modules: [ContentModule],
      configuration: {
        content: { source: 'strapi', url: serviceUrl, token: 't', mediaUrls: ['https://files.example'] },
      },
    });

    // Every connection that this process opens by name or address, whoever opens it.
    const asked: string[] = [];
    const watch = (message: unknown): void => {
      const { socket } = message as { readonly socket: Socket };
      socket.on('lookup', (_error, _address, _family, host) => void asked.push(host));
      socket.on('connectionAttempt', (ip: string, port: number) => void asked.push(`${ip}:${port}`));
    };
    diagnostics.subscribe('net.client.socket', watch);
    const shown: string[] = [];
    try {
      const source = api.app.get<ContentSource>(CONTENT_SOURCE, { strict: false });
      for (const name of Object.keys(contentPages) as ContentPageName[]) {
        const away = name === 'footer' || name === 'header';
        if (isPublicPage(name)) {
          const answer = await api.inject({ url: `/api/v1/content/${name}` });
          expect([name, answer.statusCode]).toEqual([name, away ? 503 : 200]);
          shown.push(answer.body);
          const policy = String(answer.headers['content-security-policy']);
          expect(policy).toContain(
            "; img-src 'self' https://files.example data:; media-src 'self' https://files.example;",
          );
          expect(policy).toContain("; frame-src 'none';");
        } else {
          const page = await source.page(name);
          expect([name, page.ok]).toEqual([name, true]);
          shown.push(JSON.stringify(page));
        }
      }
    } finally {
      diagnostics.unsubscribe('net.client.socket', watch);
      await api.close();
      service.closeAllConnections();
      service.close();
    }
    // They did reach the pages, or the silence would prove nothing.
    const text = shown.join();
    expect(payloads.filter((each) => !text.includes(each))).toEqual([]);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((each) => each !== new URL(serviceUrl).host)).toEqual([]);
    expect(hits).toBe(0);
  });
});
