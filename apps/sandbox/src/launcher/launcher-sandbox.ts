import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyReply } from 'fastify';
import { beSlow, SLOW_MS } from '../provider/bad-answers';
import { bearerOf } from '../provider/client-check';
import { consentHeaders } from '../provider/consent-page';
import { KeptFile } from '../provider/kept-file';
import { pageAssets } from '../provider/page-assets';
import { onlyThisMachine } from '../stripe/server/only-this-machine';
import { type LaunchedAccount, launchPage, unknownLaunchPage } from './launch-page';

export interface LauncherSandboxOptions {
  /** What callers give in `x-api-key` to be handed a token. */
  readonly key?: string;
  readonly clock?: () => Date;
  readonly data?: string;
  /** 0, the usual, lets the system choose. */
  readonly port?: number;
}

export interface RunningLauncherSandbox {
  readonly port: number;
  readonly address: string;
  readonly key: string;
  close(): Promise<void>;
}

export const LAUNCHER_SANDBOX_KEY = 'sandbox-launcher-key';

const LOOPBACK = '127.0.0.1';
const TOKEN_MS = 10 * 60_000;
const FAULTS = ['none', 'server-error', 'no-url', 'slow'] as const;

interface FaultWanted {
  readonly kind: (typeof FAULTS)[number];
  readonly times: number;
}

interface WantedAccount {
  readonly accountName: string;
  readonly username: string;
  readonly connector: { readonly authentication: string };
  readonly Tags: readonly ['xero' | 'quickbook'];
}

const name = { type: 'string', minLength: 1, maxLength: 200 } as const;

const accountBody = {
  type: 'object',
  required: ['accountName', 'username', 'connector', 'Tags'],
  properties: {
    accountName: name,
    username: name,
    connector: { type: 'object', required: ['authentication'], properties: { authentication: name } },
    Tags: { type: 'array', minItems: 1, maxItems: 1, items: { enum: ['xero', 'quickbook'] } },
  },
} as const;

const faultBody = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: { kind: { enum: FAULTS }, times: { type: 'integer', minimum: 0, maximum: 1_000_000, default: 1 } },
} as const;

/**
 * Plays the integration launcher: a token for the key, an account for the token, and a page behind the address that the
 * answer, a sentence, holds.
 */
export async function startLauncherSandbox(options: LauncherSandboxOptions = {}): Promise<RunningLauncherSandbox> {
  const { key = LAUNCHER_SANDBOX_KEY, clock = () => new Date(), data } = options;
  const accounts = await KeptFile.open<Record<string, LaunchedAccount>>(data, 'accounts.json', {});
  const tokens = new Map<string, number>();
  let fault: FaultWanted = { kind: 'none', times: 0 };
  const takeFault = (): FaultWanted['kind'] => {
    const { kind, times } = fault;
    fault = times > 1 ? { kind, times: times - 1 } : { kind: 'none', times: 0 };
    return kind;
  };
  const now = () => clock().getTime();

  const server = Fastify({ forceCloseConnections: true });
  onlyThisMachine(server);
  pageAssets(server);

  server.post('/token', async (request, reply) => {
    if (request.headers['x-api-key'] !== key) return refused(reply, 401, 'The key is not known.');
    const token = randomBytes(24).toString('base64url');
    for (const [each, expiresAt] of tokens) if (expiresAt <= now()) tokens.delete(each);
    tokens.set(token, now() + TOKEN_MS);
    return reply.send({ token, expiresIn: TOKEN_MS / 1000 });
  });

  server.post<{ Body: WantedAccount }>('/accounts', { schema: { body: accountBody } }, async (request, reply) => {
    if ((tokens.get(bearerOf(request.headers.authorization)) ?? 0) <= now())
      return refused(reply, 401, 'The token is not known, or over.');
    const kind = takeFault();
    if (kind === 'server-error') return refused(reply, 503, 'The launcher is resting.');
    if (kind === 'slow') await beSlow(SLOW_MS);
    const { accountName, username, Tags } = request.body;
    const id = randomUUID();
    accounts.value[id] = { accountName, username, connector: Tags[0] };
    await accounts.keep();
    const launchUrl = `http://${request.headers.host ?? ''}/launch/${id}`;
    return reply
      .code(201)
      .type('text/plain; charset=utf-8')
      .send(kind === 'no-url' ? 'Account created.' : `Account created. Launch URL: ${launchUrl}`);
  });

  server.get<{ Params: { id: string } }>('/launch/:id', async ({ params }, reply) => {
    const account = accounts.value[params.id];
    void reply.headers(consentHeaders(undefined));
    return account === undefined ? reply.code(404).send(unknownLaunchPage()) : reply.send(launchPage(account));
  });

  server.get('/_sandbox/faults', async () => fault);
  server.put<{ Body: FaultWanted }>('/_sandbox/faults', { schema: { body: faultBody } }, async (request) => {
    fault = request.body;
    return fault;
  });

  await server.listen({ host: LOOPBACK, port: options.port ?? 0 });
  const { port } = server.server.address() as AddressInfo;
  return { port, address: `http://${LOOPBACK}:${port}`, key, close: () => server.close() };
}

const refused = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).send({ error });
