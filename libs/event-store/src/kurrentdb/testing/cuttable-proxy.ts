import { connect, createServer, type Server, type Socket } from 'node:net';

/** Stands before a server, the fake or a real one, so that a test can cut its connections or refuse new ones. */
export class CuttableProxy {
  readonly #sockets = new Set<Socket>();
  #open = true;

  private constructor(
    private readonly server: Server,
    readonly connectionString: string,
  ) {}

  /** @param connectionString of one server, not of a cluster */
  static async before(connectionString: string): Promise<CuttableProxy> {
    const { host, hostname, port } = new URL(connectionString.replace(/^[^:]+:/, 'http:'));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port to listen on');
    const proxy = new CuttableProxy(server, connectionString.replace(host, `127.0.0.1:${address.port}`));
    server.on('connection', (client) => proxy.#carry(client, connect(Number(port), hostname)));
    return proxy;
  }

  /** Ends the connections there are; new ones are made as before. */
  cut(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  shut(): void {
    this.#open = false;
    this.cut();
  }

  open(): void {
    this.#open = true;
  }

  async close(): Promise<void> {
    this.shut();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  #carry(client: Socket, server: Socket): void {
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.setNoDelay();
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        other.destroy();
        this.#sockets.delete(socket);
      });
      socket.pipe(other);
    }
    if (!this.#open) client.destroy();
  }
}
