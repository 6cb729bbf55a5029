import type { FastifyReply } from 'fastify';

/** Refusals of the gateway: everything in lower case. */
const gatewayFault = (type: string, message: string, status: number, code: string, detail: string): object => ({
  warnings: null,
  intuitObject: null,
  fault: {
    error: [{ message: `message=${message}; errorCode=00${code}; statusCode=${status}`, detail, code, element: null }],
    type,
  },
  report: null,
});

/** Refusals of the service: in capitals. */
const serviceFault = (type: string, message: string, code: string, detail: string): object => ({
  Fault: { Error: [{ Message: message, Detail: detail, code }], type },
});

export const tokenExpired = (reply: FastifyReply): FastifyReply =>
  reply.code(401).send(gatewayFault('AUTHENTICATION', 'AuthenticationFailed', 401, '3200', 'Token expired'));

export const notAllowed = (reply: FastifyReply): FastifyReply =>
  reply
    .code(403)
    .send(gatewayFault('AUTHORIZATION', 'ApplicationAuthorizationFailed', 403, '3100', 'Not allowed for this company'));

export const tooMany = (reply: FastifyReply, retryAfter: number): FastifyReply =>
  reply
    .code(429)
    .header('retry-after', String(retryAfter))
    .send(
      serviceFault(
        'THROTTLING',
        'message=ThrottleExceeded; errorCode=003001; statusCode=429',
        '3001',
        'The request limit was reached.',
      ),
    );

export const unavailable = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .send(
      serviceFault(
        'SystemFault',
        'An application error has occurred while processing your request',
        '10000',
        'System Failure Error',
      ),
    );

export const badQuery = (reply: FastifyReply, detail: string): FastifyReply =>
  reply.code(400).send(serviceFault('ValidationFault', 'Error parsing query', '4000', `QueryParserError: ${detail}`));

export const badValue = (reply: FastifyReply, detail: string): FastifyReply =>
  reply.code(400).send(serviceFault('ValidationFault', 'Invalid value', '2010', detail));
