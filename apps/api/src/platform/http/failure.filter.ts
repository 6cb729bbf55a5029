import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyWithFailure } from './failure-replies';

/** Hands what controllers throw to the one exception path. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  constructor(private readonly replyWithFailure: ReplyWithFailure) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.replyWithFailure(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
