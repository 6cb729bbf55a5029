import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

const BULK = '/-/npm/v1/security/advisories/bulk';

/** A weakness of every version before 2. npm remembers each by its id. */
const advisory = (id: number, severity: string): object => ({
  ...{ id, url: `https://advisories.example/${id}`, title: 'Lets everybody in' },
  ...{ severity, vulnerable_versions: '<2.0.0' },
});

/** Plays a package registry that is asked for advisories and for nothing else. */
export class AdvisoryRegistry {
  /** The names that were asked about, call by call. */
  readonly asked: (readonly string[])[] = [];
  private ids = 0;
  private known: Readonly<Record<string, readonly object[]>> | undefined;
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (request.url !== BULK || this.known === undefined) return response.writeHead(405).end();
        const body = Buffer.concat(parts);
        const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
        this.asked.push(Object.keys(JSON.parse(text.toString()) as object).sort());
        return response.setHeader('content-type', 'application/json').end(JSON.stringify(this.known));
      });
    });
  }

  static async open(): Promise<AdvisoryRegistry> {
    const registry = new AdvisoryRegistry();
    await new Promise<void>((ready) => registry.server.listen(0, '127.0.0.1', ready));
    return registry;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** From now on it knows these, by package and severity; `undefined`: it does not answer about advisories. */
  knows(severities: Readonly<Record<string, string>> | undefined): void {
    this.known =
      severities &&
      Object.fromEntries(
        Object.entries(severities).map(([name, severity]) => [name, [advisory((this.ids += 1), severity)]]),
      );
  }
}
