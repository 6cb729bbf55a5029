import { Inject } from '@nestjs/common';

/** `ApiConfiguration`. */
export const CONFIGURATION = Symbol('configuration');
/** `Clock` of the kernel. */
export const CLOCK = Symbol('clock');
/** `EventStore` of the port. */
export const EVENT_STORE = Symbol('event store');
/** `LogVerifier` of the store. */
export const LOG_VERIFIER = Symbol('log verifier');
/** `SubjectKeys` of the codec, kept by the vault. */
export const SUBJECT_KEYS = Symbol('subject keys');
/** `() => Guard`: it knows the sessions only once everything is wired. */
export const GUARD = Symbol('guard');
/** `EventHeadings` of the store. */
export const EVENT_HEADINGS = Symbol('event headings');
/** `HttpLimits`. */
export const LIMITS = Symbol('limits');
/** `Logger` of pino, with the redaction list. */
export const LOG = Symbol('log');

export const InjectConfiguration = (): ParameterDecorator => Inject(CONFIGURATION);
export const InjectClock = (): ParameterDecorator => Inject(CLOCK);
export const InjectEventStore = (): ParameterDecorator => Inject(EVENT_STORE);
export const InjectEventHeadings = (): ParameterDecorator => Inject(EVENT_HEADINGS);
export const InjectLogVerifier = (): ParameterDecorator => Inject(LOG_VERIFIER);
export const InjectSubjectKeys = (): ParameterDecorator => Inject(SUBJECT_KEYS);
export const InjectLog = (): ParameterDecorator => Inject(LOG);
