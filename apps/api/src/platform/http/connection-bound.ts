import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** So many more may connect to be told that there is no room; further connections are closed without an answer. */
const SHARE_TOLD = 8;

const surplus = new WeakSet<Socket>();

/** Bounds the connections of a server. Those beyond the bound are marked, and get one answer at most. */
export function boundConnections(server: Server, most: number): void {
  let open = 0;
  server.maxConnections = most + Math.ceil(most / SHARE_TOLD);
  server.on('connection', (socket: Socket) => {
    open += 1;
    if (open > most) surplus.add(socket);
    socket.once('close', () => (open -= 1));
  });
}

export const isSurplus = (socket: Socket): boolean => surplus.has(socket);
