import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { malformed } from '../wire/refusal';
import type { AllowedMethods } from './allowed-methods';
import { correlationIdOf } from './correlation-id';
import { rawFailure, rawResponse } from './raw-failure';
import { methodRefused } from './refuse-methods';
import type { Headers } from './security-headers';

interface ConnectionError extends Error {
  readonly code?: string;
  /** The bytes at which the parser stopped. */
  readonly rawPacket?: unknown;
}

/** The first line of a request whose method is none that Node knows. */
const REQUEST_LINE = /^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]\r?\n/;

const UNKNOWN: Pick<IncomingMessage, 'headers'> = { headers: {} };

/** Answers in the product's words what Node's parser refuses, and what Node would answer or drop by itself. */
export class ConnectionFailures {
  private readonly latest = new WeakMap<Duplex, ServerResponse>();

  constructor(
    private readonly allowed: AllowedMethods,
    private readonly base: Headers,
  ) {}

  watch(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
      this.latest.set(request.socket, response),
    );
    server.on('checkExpectation', (request, response) => server.emit('request', request, response));
    server.on('connect', (request, socket) => this.end(socket, methodRefused(this.allowed.all), request));
  }

  /** The parser stopped, or the time for the request is over. */
  answer(error: ConnectionError, socket: Duplex): void {
    const response = this.latest.get(socket);
    const current = response?.writableFinished === false ? response : undefined;
    // Bytes in the middle of an answer would become a part of it.
    if (error.code === 'ECONNRESET' || !socket.writable || current?.headersSent === true) socket.destroy();
    else this.end(socket, this.refusalOf(error), current?.req);
  }

  private refusalOf(error: ConnectionError): Error {
    if (error.code !== 'HPE_INVALID_METHOD') return error;
    const { rawPacket } = error;
    const isRequest = Buffer.isBuffer(rawPacket) && REQUEST_LINE.test(rawPacket.toString('latin1'));
    return isRequest ? methodRefused(this.allowed.all) : malformed('The request is not valid');
  }

  private end(socket: Duplex, error: Error, request: Pick<IncomingMessage, 'headers'> = UNKNOWN): void {
    socket.end(rawResponse(rawFailure(error, correlationIdOf(request), this.base)));
  }
}
