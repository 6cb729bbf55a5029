import type { CommandHash } from '@keelson/event-store/codec';
import type { Clock } from '@keelson/kernel';
import type { FastifyInstance } from 'fastify';
import type { Guard } from '../access/guard';
import type { SealedPositions } from '@keelson/vault';
import type { CommandContext } from '../execution/command-context';
import { contextOf, minimumPositionOf } from '../execution/context-of';
import { type ParsedInput, parseInput } from '../wire/parse-call';
import { parseQueryString } from '../wire/query-string';
import { isProbedUnguarded } from './admission';
import { requestScope } from './request-scope';

export interface ReceptionParts {
  readonly clock: Clock;
  readonly guard: () => Guard;
  readonly commandHash: CommandHash;
  readonly positions: SealedPositions;
  readonly deadlineMs: number;
}

/** Makes the `Call` that a controller receives: everything parsed, the context complete. */
export function receiveCalls(server: FastifyInstance, { deadlineMs, guard, ...parts }: ReceptionParts): void {
  server.addHook('preHandler', (request, reply, done) => {
    const { contract } = request.routeOptions.config;
    if (!contract) {
      done();
      return;
    }
    let input: ParsedInput;
    let context: CommandContext;
    try {
      input = parseInput(contract, {
        params: request.params,
        query: parseQueryString(request.raw.url ?? ''),
        body: request.body,
      });
      const { caller } = request;
      context = contextOf(request, contract, input, caller, parts);
      const minimumPosition = isProbedUnguarded(contract.route.id)
        ? undefined
        : minimumPositionOf(request, parts.positions);
      request.call = {
        ...input,
        caller,
        stillAllowed: () => guard().stillAdmits(contract.route.id, caller),
        context,
        ...(minimumPosition !== undefined && { minimumPosition }),
        request,
        reply,
      };
    } catch (error) {
      done(error as Error);
      return;
    }
    const deadline = performance.now() + deadlineMs - (request.countdown?.spentMs ?? 0);
    requestScope.run({ correlationId: request.id, deadline }, () => {
      if (!contract.access.confirmed) done();
      else
        guard()
          .confirm(contract.route.id, request, input, context)
          .then(() => done(), done);
    });
  });
}
