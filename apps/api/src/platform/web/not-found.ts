import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlatformRefusal, Refusal } from '../wire/refusal';
import type { WebApp } from './web-app';

export const nothingHere = (): Refusal => new PlatformRefusal('NOT_FOUND', 'There is nothing at this address');

/** What no route of the API takes: a page or file of the web app, or nothing. */
export const notFoundHandler =
  (web: WebApp) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (!(await web.answer(request, reply))) throw nothingHere();
    return reply;
  };
