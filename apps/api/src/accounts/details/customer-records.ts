import { accountDecider, type AccountState, accountStream, PROFILE_EVENT_TYPES } from '@keelson/domain/accounts';
import { DeciderRunner, versionOver } from '@keelson/event-store/decisions';
import { Injectable } from '@nestjs/common';
import { Departures } from './departures';

type Registration = NonNullable<AccountState['registration']>;

export interface KnownCustomer extends Registration {
  readonly surname: string;
  readonly version: number;
}

/** Customers as the log tells of them, so that what was changed a moment ago is neither shown nor changed as it was. */
@Injectable()
export class CustomerRecords {
  constructor(
    private readonly runner: DeciderRunner,
    private readonly departures: Departures,
  ) {}

  /** `undefined` for who is no customer, or none any more. */
  async find(accountId: string): Promise<KnownCustomer | undefined> {
    const { state, events } = await this.runner.load(accountDecider, accountStream(accountId));
    const { registration, surname } = state;
    if (!registration || (await this.departures.hasLeft(accountId))) return undefined;
    return { ...registration, surname, version: versionOver(events, PROFILE_EVENT_TYPES) };
  }
}

/** Staff see and change the name as one. */
export const wholeName = ({ name, surname }: { readonly name: string; readonly surname: string }): string =>
  `${name} ${surname}`.trim();
