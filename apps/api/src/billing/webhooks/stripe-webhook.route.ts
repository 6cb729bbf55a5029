import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { stripeWebhookContract } from '@keelson/contracts/billing';
import { NoticeRefused } from '@keelson/integrations/stripe';
import type { Clock } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InjectClock } from '../../platform/tokens';
import { type AnswerTo, problem, success } from '../../platform/wire/answer';
import { billingProblems } from '../billing.problems';
import { Payments } from '../payments';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, on this route alone: the signature is over these bytes. */
    exactBody?: Buffer;
  }
}

const MOST_BYTES = 256 * 1024;

/**
 * Takes the provider's messages. The route stands in a scope of its own, because only here a body must stay the bytes
 * that were sent; everything else of the platform holds for it as for any route.
 */
@Injectable()
export class StripeWebhookRoute implements OnModuleInit {
  constructor(
    private readonly adapters: HttpAdapterHost,
    private readonly payments: Payments,
    private readonly vault: Vault,
    @InjectClock() private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    const server: FastifyInstance = this.adapters.httpAdapter.getInstance();
    void server.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit: MOST_BYTES },
        (request, body, parsed) => {
          request.exactBody = body as Buffer;
          parsed(null, undefined);
        },
      );
      scope.post(
        stripeWebhookContract.route.path,
        { config: { contract: stripeWebhookContract, problems: billingProblems }, bodyLimit: MOST_BYTES },
        (request) => this.take(request),
      );
      done();
    });
  }

  /** The answer comes once the message is durable; what it is about is looked at by the workers. */
  private async take(request: FastifyRequest): Promise<AnswerTo<typeof stripeWebhookContract>> {
    const { provider } = this.payments;
    // Without a secret nobody can have signed anything.
    if (!provider) return problem(billingProblems, { code: 'SIGNATURE_INVALID' });
    const signature = request.headers['stripe-signature'];
    try {
      const notice = provider.verifiedNotice(
        request.exactBody ?? Buffer.alloc(0),
        typeof signature === 'string' ? signature : undefined,
      );
      const { eventId, type, about } = notice;
      const entry = { source: 'stripe', eventId, type, about: about && `${about.kind} ${about.id}` };
      await this.vault.inbox.add(entry, this.clock());
    } catch (error) {
      if (error instanceof NoticeRefused) return problem(billingProblems, { code: 'SIGNATURE_INVALID' });
      throw error;
    }
    return success({ received: true });
  }
}
