import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networksOf } from '../limits/networks';
import { busy, tooMany } from '../wire/refusal';
import { InFlight } from './in-flight';
import type { HttpLimits } from './limits';

const TRY_AGAIN_SECONDS = 1;

/**
 * Keeps bodies that are on their way apart from the requests that are worked on: a slow link takes no place from others.
 * They have a bound of their own, and so has each network, that no sender can keep the others from sending.
 */
export function boundUploads(
  server: FastifyInstance,
  inFlight: InFlight,
  { uploads, uploadsPerNetwork }: Pick<HttpLimits, 'uploads' | 'uploadsPerNetwork'>,
): void {
  const places = new InFlight(uploads);
  const ofNetworks = new Map<string, InFlight>();
  const arrived = new WeakMap<FastifyRequest, () => void>();

  const enterNetwork = (request: FastifyRequest, reply: FastifyReply): (() => void) => {
    const { near } = networksOf(request.ip);
    const network = ofNetworks.get(near) ?? new InFlight(uploadsPerNetwork);
    const leave = network.enter(reply);
    if (!leave) throw tooMany(TRY_AGAIN_SECONDS);
    ofNetworks.set(near, network);
    const forget = (): void => {
      leave();
      if (network.count === 0) ofNetworks.delete(near);
    };
    reply.raw.once('close', forget);
    return forget;
  };

  server.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) {
      done(null, payload);
      return;
    }
    try {
      const leaveNetwork = enterNetwork(request, reply);
      const leave = places.enter(reply);
      if (!leave) throw busy();
      request.leaveFlight?.();
      arrived.set(request, () => {
        leaveNetwork();
        leave();
      });
    } catch (error) {
      done(error as Error);
      return;
    }
    done(null, payload);
  });

  server.addHook('preValidation', (request, reply, done) => {
    const leaveUploads = arrived.get(request);
    if (!leaveUploads) {
      done();
      return;
    }
    leaveUploads();
    const leaveFlight = inFlight.enter(reply);
    if (leaveFlight) request.leaveFlight = leaveFlight;
    done(leaveFlight ? undefined : busy());
  });
}

export const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
