import { randomUUID } from 'node:crypto';
import {
  type sendUnaryData,
  Server,
  ServerCredentials,
  type ServerDuplexStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  status,
} from '@grpc/grpc-js';
import { ServerFeaturesService } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_grpc_pb';
import {
  SupportedMethod,
  SupportedMethods,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/serverfeatures_pb';
import type { Empty } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/shared_pb';
import { StreamsService } from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_grpc_pb';
import type {
  BatchAppendReq,
  BatchAppendResp,
  ReadReq,
  ReadResp,
} from '@kurrent/kurrentdb-client/generated/kurrentdb/protocols/v1/streams_pb';
import { FakeAppends } from './fake-appends';
import { FakeLog } from './fake-log';
import { confirmation, nameOf, readEvent, streamNotFound } from './fake-messages';
import { eventsRead, passesFilter } from './fake-reads';

type Reading = ServerWritableStream<ReadReq, ReadResp>;

/**
 * Speaks KurrentDB's protocol over HTTP/2 on loopback, for what a real server cannot be made to do: lose an answer, end a
 * subscription, fall silent. It knows reading, subscribing and appending, as far as the adapter uses them.
 */
export class FakeKurrentDb {
  readonly log = new FakeLog();
  readonly appends = new FakeAppends(this.log);
  readonly #subscriptions = new Set<Reading>();
  #server: Server | undefined;
  #port = 0;
  /** Subscriptions are confirmed, and then hear of nothing. */
  silent = false;

  get connectionString(): string {
    return `kurrentdb://127.0.0.1:${this.#port}?tls=false`;
  }

  get subscriptions(): number {
    return this.#subscriptions.size;
  }

  /** On the same port each time. */
  async start(): Promise<void> {
    const server = new Server({ 'grpc.max_receive_message_length': 32 * 1024 * 1024 });
    server.addService(StreamsService, {
      read: (call: Reading) => this.#read(call),
      batchAppend: (call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>) => this.appends.serve(call),
    });
    server.addService(ServerFeaturesService, { getSupportedMethods: supportedMethods });
    this.#port = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${this.#port}`, ServerCredentials.createInsecure(), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
    this.#server = server;
  }

  /** Cuts every connection. */
  stop(): void {
    this.#server?.forceShutdown();
    this.#server = undefined;
    this.#subscriptions.clear();
  }

  /** As a server does that restarts in good order: the subscriber hears of no error. */
  endSubscriptions(): void {
    for (const call of this.#subscriptions) call.end();
    this.#subscriptions.clear();
  }

  /** As it does to a consumer that is too slow. */
  dropSubscriptions(): void {
    for (const call of this.#subscriptions)
      call.emit('error', { code: status.ABORTED, details: 'the consumer is too slow' });
    this.#subscriptions.clear();
  }

  #read(call: Reading): void {
    const options = call.request.getOptions();
    if (!options) throw new Error('a read without options');
    if (options.hasSubscription()) {
      this.#subscribe(call, passesFilter(options));
      return;
    }
    const events = eventsRead(this.log, options);
    if (!events) call.write(streamNotFound(nameOf(options.getStream()?.getStreamIdentifier())));
    for (const event of events ?? []) call.write(readEvent(event));
    call.end();
  }

  #subscribe(call: Reading, passes: ReturnType<typeof passesFilter>): void {
    let sent = this.log.all.length;
    this.#subscriptions.add(call);
    call.write(confirmation(randomUUID()));
    const stop = this.log.onWritten(() => {
      const events = this.log.all.slice(sent).filter(passes);
      sent = this.log.all.length;
      if (!this.silent) for (const event of events) call.write(readEvent(event));
    });
    for (const over of ['cancelled', 'close', 'error'])
      call.once(over, () => {
        stop();
        this.#subscriptions.delete(call);
      });
  }
}

function supportedMethods(
  _call: ServerUnaryCall<Empty, SupportedMethods>,
  answer: sendUnaryData<SupportedMethods>,
): void {
  const batchAppend = new SupportedMethod();
  batchAppend.setServiceName('event_store.client.streams.streams');
  batchAppend.setMethodName('batchappend');
  const supported = new SupportedMethods();
  supported.setEventStoreServerVersion('25.1.0');
  supported.setMethodsList([batchAppend]);
  answer(null, supported);
}
