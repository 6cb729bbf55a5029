import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { SealedPositions } from '@keelson/vault';
import { eventually } from '../../testing/eventually';

export interface Message {
  readonly name: string;
  readonly id: number | undefined;
  readonly data: {
    readonly position?: number | undefined;
    readonly topics?: readonly string[];
    readonly asOf?: string;
  };
}

type Told = Omit<Message['data'], 'position'> & { readonly position?: string };

/** A browser's event source, as far as the server can tell, that remembers all it was told, with the positions opened. */
export class StreamClient {
  readonly messages: Message[] = [];
  /** Everything that came, byte for byte. */
  text = '';
  status = 0;
  headers: IncomingMessage['headers'] = {};
  closed = false;
  private taken = 0;

  private constructor(
    private readonly sent: ClientRequest,
    private readonly positions: SealedPositions,
  ) {}

  /** Resolves with the answer's head. */
  static open(url: string, headers: Record<string, string>, positions: SealedPositions): Promise<StreamClient> {
    return new Promise((resolve, reject) => {
      const sent = request(url, { headers: { accept: 'text/event-stream', ...headers }, agent: false });
      const client = new StreamClient(sent, positions);
      sent.on('error', reject);
      sent.on('response', (response) => {
        client.status = response.statusCode ?? 0;
        client.headers = response.headers;
        response.on('data', (data: Buffer) => client.take(data.toString()));
        response.on('error', () => undefined);
        response.on('close', () => (client.closed = true));
        resolve(client);
      });
      sent.end();
    });
  }

  get lastId(): number | undefined {
    return this.messages.findLast(({ id }) => id !== undefined)?.id;
  }

  /** The messages of this name so far, `beat`s and all. */
  of(name: string): readonly Message[] {
    return this.messages.filter((each) => each.name === name);
  }

  /** All topics that were told so far. */
  get topics(): ReadonlySet<string> {
    return new Set(this.of('changed').flatMap(({ data }) => data.topics ?? []));
  }

  async heard(name: string, count = 1): Promise<Message> {
    await eventually(`${count} times ${name}`, () => this.of(name).length >= count);
    return this.of(name).at(-1) as Message;
  }

  async gone(): Promise<void> {
    await eventually('the stream to end', () => this.closed);
  }

  leave(): void {
    this.sent.destroy();
  }

  private take(text: string): void {
    this.text += text;
    for (let end = this.text.indexOf('\n\n', this.taken); end >= 0; end = this.text.indexOf('\n\n', this.taken)) {
      const fields = this.text.slice(this.taken, end).split('\n');
      this.taken = end + 2;
      const valueOf = (name: string) => fields.find((each) => each.startsWith(`${name}: `))?.slice(name.length + 2);
      const name = valueOf('event');
      if (name === undefined) continue;
      const id = valueOf('id');
      const { position, ...data } = JSON.parse(valueOf('data') ?? '{}') as Told;
      this.messages.push({
        name,
        id: id === undefined ? undefined : this.positions.open(id),
        data: { ...data, ...(position !== undefined && { position: this.positions.open(position) }) },
      });
    }
  }
}
