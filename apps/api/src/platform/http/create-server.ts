import cookie from '@fastify/cookie';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import type { AllowedMethods } from './allowed-methods';
import { boundConnections } from './connection-bound';
import { ConnectionFailures } from './connection-failures';
import { correlationIdOf } from './correlation-id';
import type { HttpLimits } from './limits';
import { rawFailure } from './raw-failure';
import { closeSilentConnections } from './silent-connections';
import { cutSlowReaders } from './slow-readers';
import type { SecurityHeaders } from './security-headers';
import { originForm } from './well-formed';

export interface ServerSettings {
  readonly limits: HttpLimits;
  readonly headers: SecurityHeaders;
  /** Addresses and networks whose forwarded headers are believed; none by default. */
  readonly trustedProxies: readonly string[];
  readonly allowed: AllowedMethods;
}

/** Fastify with every bound set and no route yet. */
export function createServer({ limits, headers, trustedProxies, allowed }: ServerSettings): FastifyInstance {
  const failures = new ConnectionFailures(allowed, headers.base);
  const server = fastify({
    logger: false,
    genReqId: correlationIdOf,
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    // Open connections are answered and told to connect elsewhere, so that no call fails in a restart.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, querystringParser: () => ({}) },
    rewriteUrl: ({ url = '/' }) => originForm(url),
    http: {
      // A request without one gets the product's answer.
      requireHostHeader: false,
      headersTimeout: limits.headersMs,
      maxHeaderSize: limits.headerBytes,
      connectionsCheckingInterval: limits.checkMs,
    },
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const failure = rawFailure(error, request.id, headers.base);
      reply.raw.writeHead(failure.status, failure.headers).end(failure.body);
    },
    clientErrorHandler: (error, socket) => failures.answer(error, socket),
  });
  failures.watch(server.server);
  boundConnections(server.server, limits.connections);
  cutSlowReaders(server, limits);
  closeSilentConnections(server);
  server.removeAllContentTypeParsers();
  server.addHook('onRoute', (route) => {
    const largest = route.config?.contract?.schemas.largestBody;
    if (largest !== undefined) route.bodyLimit = largest;
  });
  void server.register(cookie);
  return server;
}
