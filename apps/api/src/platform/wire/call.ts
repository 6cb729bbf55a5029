import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InputOf, RouteContract } from '@keelson/contracts/wire';
import type { Caller } from '../access/caller';
import type { CommandContext } from '../execution/command-context';

type CallerOn<Contract extends RouteContract> = 'anonymous' extends keyof Contract['access']['allow']
  ? Caller | undefined
  : Caller;

/** One request after the guard and the contract let it through. */
export interface CallOf<Contract extends RouteContract> extends InputOf<Contract> {
  /** Always there on routes that anonymous visitors may not call. */
  readonly caller: CallerOn<Contract>;
  /** Whether the caller may call this route at this moment: for work that goes on after the guard let it through. */
  readonly stillAllowed: () => Promise<boolean>;
  readonly context: CommandContext;
  /** The position that the answer's rows should include. */
  readonly minimumPosition?: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Any call, for the platform itself. */
export interface AnyCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly caller: Caller | undefined;
  readonly stillAllowed: () => Promise<boolean>;
  readonly context: CommandContext;
  readonly minimumPosition?: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyRequest {
    call?: AnyCall;
  }
}

/** The call of a method that `@Handles` a contract. */
export const Call = createParamDecorator((_: unknown, execution: ExecutionContext): AnyCall => {
  const { call } = execution.switchToHttp().getRequest<FastifyRequest>();
  if (!call) throw new Error('a request reached its controller without passing the platform');
  return call;
});
