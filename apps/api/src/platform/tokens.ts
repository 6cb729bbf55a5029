import { Inject } from '@nestjs/common';

/** `Clock` of the kernel. */
export const CLOCK = Symbol('clock');
/** `EventStore` of the port. */
export const EVENT_STORE = Symbol('event store');
/** `EventCodec` over the product's catalogue. */
export const EVENT_CODEC = Symbol('event codec');
/** `Logger` of pino, with the redaction list. */
export const LOG = Symbol('log');

export const InjectClock = (): ParameterDecorator => Inject(CLOCK);
export const InjectEventStore = (): ParameterDecorator => Inject(EVENT_STORE);
export const InjectEventCodec = (): ParameterDecorator => Inject(EVENT_CODEC);
export const InjectLog = (): ParameterDecorator => Inject(LOG);
