import 'reflect-metadata';
import { RequestMapping, RequestMethod } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { HttpMethod, RefusalOf, RouteContract } from '@keelson/contracts/wire';
import type { AnswerTo, OwnAnswer, Problems, RawAnswer } from './answer';
import type { CallOf } from './call';

const METHODS: Record<HttpMethod, RequestMethod> = {
  GET: RequestMethod.GET,
  POST: RequestMethod.POST,
  PUT: RequestMethod.PUT,
  DELETE: RequestMethod.DELETE,
};

type Answered<Contract extends RouteContract> = AnswerTo<Contract> | RawAnswer | OwnAnswer;

/** Where a contract names refusals, the table that says how they read. */
type ProblemsOf<Contract extends RouteContract> = [RefusalOf<Contract>] extends [never]
  ? []
  : [problems: Problems<RefusalOf<Contract>>];

type Handler<Contract extends RouteContract> = (
  call: CallOf<Contract>,
) => Promise<Answered<Contract>> | Answered<Contract>;

declare module 'fastify' {
  interface FastifyContextConfig {
    contract?: RouteContract;
    problems?: Problems<string>;
  }
}

/** Binds a controller method to its contract: method, path, parsing, access rule and documentation come from there. */
export function Handles<Contract extends RouteContract>(contract: Contract, ...[problems]: ProblemsOf<Contract>) {
  return <Method extends Handler<Contract>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<Method>,
  ): void => {
    RouteConfig({ contract, ...(problems && { problems }) })(target, key, descriptor);
    RequestMapping({ method: METHODS[contract.route.method], path: contract.route.path })(target, key, descriptor);
  };
}
