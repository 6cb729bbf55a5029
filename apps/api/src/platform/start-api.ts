import 'reflect-metadata';
import { join } from 'node:path';
import type { NestApplicationOptions, Type } from '@nestjs/common';
import { NestApplicationContextOptions } from '@nestjs/common/interfaces/nest-application-context-options.interface';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ApiConfiguration } from '@keelson/configuration';
import { accessMatrix } from '@keelson/contracts/routes';
import { type Clock, systemClock } from '@keelson/kernel';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { DenialRecorder } from './access/denial-recorder';
import { Guard } from './access/guard';
import { RouteInventory } from './access/route-inventory';
import { ownOrigins } from './access/same-origin';
import { SessionAuthority } from './access/session-authority';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { admitRequests } from './http/admission';
import { AllowedMethods } from './http/allowed-methods';
import { ApiAdapter } from './http/api-adapter';
import { parseJsonBodies } from './http/body-parsers';
import { compressAnswers } from './http/compressed-answers';
import { keepDeadlines } from './http/deadlines';
import { createServer } from './http/create-server';
import { failureReplies } from './http/failure-replies';
import { FailureFilter } from './http/failure.filter';
import { HTTP_LIMITS, type HttpLimits } from './http/limits';
import { receiveCalls } from './http/receive-calls';
import { logRequests } from './http/request-log';
import { refuseMethods } from './http/refuse-methods';
import { SecurityHeaders } from './http/security-headers';
import { shapeAnswers } from './http/shape-answers';
import { refuseIllFormed } from './http/well-formed';
import { DrainState } from './lifecycle/drain-state';
import { createLog } from './logging/log';
import { NestLog } from './logging/nest-log';
import type { DatabaseLimits } from './persistence/databases';
import { openServices, type Services } from './persistence/open-services';
import { PlatformModule } from './platform.module';
import { notFoundHandler } from './web/not-found';
import { WebApp } from './web/web-app';
import { serveWebFiles } from './web/web-files';

export interface ApiOptions {
  readonly configuration: ApiConfiguration;
  readonly modules: readonly Type[];
  readonly clock?: Clock;
  readonly log?: Logger;
  readonly limits?: Partial<HttpLimits>;
  readonly databaseLimits?: DatabaseLimits;
  readonly webRoot?: string;
  /** In place of the one that a module provides. */
  readonly sessions?: SessionAuthority;
  /** The modules are not all of the product's: rows of the access matrix may be without a route. */
  readonly partial?: boolean;
}

export interface Api {
  readonly app: NestFastifyApplication;
  readonly server: FastifyInstance;
  readonly services: Services;
  readonly inventory: RouteInventory;
  readonly drain: DrainState;
  readonly log: Logger;
  close(): Promise<void>;
}

/** `apps/web/dist`, from `apps/api/src/platform` and from `apps/api/dist/platform` alike. */
const WEB_ROOT = join(__dirname, '../../../web/dist');

/** Connects, wires and checks everything, and listens to nothing yet. */
export async function startApi(options: ApiOptions): Promise<Api> {
  const { configuration, clock = systemClock } = options;
  const log = options.log ?? createLog({ level: configuration.logLevel });
  const services = await openServices(configuration, clock, log, options.databaseLimits);
  try {
    return await assemble(options, clock, log, services);
  } catch (error) {
    await services.close();
    throw error;
  }
}

const contentOriginsOf = (content: ApiConfiguration['content']): readonly string[] =>
  content.source === 'shipped'
    ? []
    : [...new Set((content.mediaUrls ?? [content.url]).map((address) => new URL(address).origin))];

async function assemble(options: ApiOptions, clock: Clock, log: Logger, services: Services): Promise<Api> {
  const { configuration } = options;
  const embedded = configuration.mode === 'embedded';
  const limits = { ...HTTP_LIMITS, ...options.limits };
  const headers = new SecurityHeaders({
    publicUrl: configuration.publicUrl,
    contentOrigins: contentOriginsOf(configuration.content),
  });
  const inventory = new RouteInventory();
  const drain = new DrainState();
  const { webRoot = WEB_ROOT } = options;
  const web = new WebApp(webRoot, headers, configuration);
  const replyWithFailure = failureReplies(log);
  const allowed = new AllowedMethods();
  const server = createServer({ limits, headers, trustedProxies: configuration.trustedProxies, allowed });
  const { guard, setGuard } = lateGuard();

  allowed.watch(server);
  keepDeadlines(server, limits);
  // Files are public and have no contract; every route that comes after them must have one.
  await serveWebFiles(server, webRoot);
  inventory.watch(server);
  await compressAnswers(server);
  parseJsonBodies(server);
  admitRequests(server, {
    limits,
    headers,
    clock,
    drain,
    guard,
    crowd: () => services.databases.waiting,
    origins: ownOrigins({ ...configuration, embedded }),
  });
  refuseIllFormed(server);
  refuseMethods(server, allowed, web);
  receiveCalls(server, { clock, guard, ...services, deadlineMs: limits.deadlineMs });
  shapeAnswers(server, services);
  logRequests(server, log);
  server.setErrorHandler(replyWithFailure);
  server.setNotFoundHandler(notFoundHandler(web));

  const platform = PlatformModule.of({
    configuration,
    clock,
    log,
    services,
    headers,
    inventory,
    drain,
    guard,
    limits,
    slices: options.modules,
  });
  const app = await NestFactory.create<NestFastifyApplication>(platform, new ApiAdapter(server), nestOptions(log));
  app.useGlobalFilters(new FailureFilter(replyWithFailure));
  const sessions = options.sessions ?? app.get<SessionAuthority>(SessionAuthority, { strict: false });
  const denials = new DenialRecorder(app.get<DeciderRunner>(DeciderRunner, { strict: false }), clock);
  setGuard(new Guard(sessions, { embedded }, denials));
  await app.init();
  await server.ready();
  inventory.checkAgainst(accessMatrix, options.partial ? 'part' : 'whole');
  if (!web.built) log.warn('the web app is not built: the API runs without it');

  return {
    app,
    server,
    services,
    inventory,
    drain,
    log,
    async close() {
      await app.close();
      await services.close();
    },
  };
}

const nestOptions = (log: Logger): NestApplicationOptions =>
  Object.assign(new NestApplicationContextOptions(), {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });

/** The sessions come from a module, which exists only after the hooks were added. */
function lateGuard(): { guard: () => Guard; setGuard: (guard: Guard) => void } {
  let known: Guard | undefined;
  return {
    guard: () => {
      if (!known) throw new Error('a request came before the guard');
      return known;
    },
    setGuard: (guard) => {
      known = guard;
    },
  };
}
