import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

/** Nest on a server that already knows what to do with failures and unknown addresses: Nest's own handlers stay out. */
export class ApiAdapter extends FastifyAdapter {
  constructor(server: FastifyInstance) {
    super(server);
  }

  override setErrorHandler(): ReturnType<FastifyAdapter['setErrorHandler']> {
    return this.getInstance();
  }

  override setNotFoundHandler(): ReturnType<FastifyAdapter['setNotFoundHandler']> {
    return this.getInstance();
  }
}
