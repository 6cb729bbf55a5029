import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { Injectable } from '@nestjs/common';

/** Accounts that are over: their details are nobody's to read or change. */
@Injectable()
export class Departures {
  constructor(private readonly runner: DeciderRunner) {}

  async hasLeft(accountId: string): Promise<boolean> {
    const { state } = await this.runner.load(deletionDecider, deletionStream(accountId));
    return state.kind === 'access-ended' || state.kind === 'erased';
  }
}
