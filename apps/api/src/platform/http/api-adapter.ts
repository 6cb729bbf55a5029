import { FastifyAdapter } from '@nestjs/platform-fastify';

/** Nest on a server that already knows what to do with failures and unknown addresses: Nest's own handlers stay out. */
export class ApiAdapter extends FastifyAdapter {
  override setErrorHandler(): ReturnType<FastifyAdapter['setErrorHandler']> {
    return this.getInstance();
  }

  override setNotFoundHandler(): ReturnType<FastifyAdapter['setNotFoundHandler']> {
    return this.getInstance();
  }
}
