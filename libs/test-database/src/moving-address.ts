import { connect, createServer, type Socket } from 'node:net';

/** One address behind which the server can be replaced, as a failover does it. */
export interface MovingAddress {
  readonly port: number;
  /** Ends the connections there are; the next ones lead to another port. */
  moveTo(port: number): void;
  close(): Promise<void>;
}

export async function movingAddress(first: number): Promise<MovingAddress> {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const behind = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [caller, behind],
      [behind, caller],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined).on('close', () => (open.delete(socket), other.destroy()));
      socket.pipe(other);
    }
  });
  const end = (): void => open.forEach((socket) => socket.destroy());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The address has no port.');
  return {
    port: address.port,
    moveTo: (port) => {
      target = port;
      end();
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        end();
      }),
  };
}
