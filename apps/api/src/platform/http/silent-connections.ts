import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** For those whose first words are on their way. */
const GRACE_MS = 500;

/**
 * Closes connections on which nothing is said when the server closes. Browsers open such ahead of need; Node takes them
 * for busy ones and would wait for them.
 */
export function closeSilentConnections(server: FastifyInstance): void {
  const open = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  const closeSilent = (): void => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
  server.addHook('preClose', (done) => {
    setTimeout(closeSilent, GRACE_MS).unref();
    done();
  });
}
