export type RefusalType =
  | 'api_error'
  | 'card_error'
  | 'idempotency_error'
  | 'invalid_request_error'
  | 'authentication_error'
  | 'rate_limit_error';

export interface RefusalDetails {
  readonly code?: string;
  readonly param?: string;
  readonly decline_code?: string;
  readonly charge?: string;
}

/** An answer of the provider that says no. Thrown anywhere in an operation, told to the caller by the server. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly type: RefusalType,
    message: string,
    readonly details: RefusalDetails = {},
  ) {
    super(message);
  }

  get body(): object {
    return { error: { ...this.details, message: this.message, type: this.type } };
  }
}

export const invalid = (message: string, details: RefusalDetails = {}): Refusal =>
  new Refusal(400, 'invalid_request_error', message, details);

export const missing = (kind: string, id: string, param = 'id'): Refusal =>
  new Refusal(404, 'invalid_request_error', `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
