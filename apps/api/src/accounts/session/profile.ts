import { Injectable } from '@nestjs/common';
import { type AccountFlags, accountFlags, type AccountSituation } from '@keelson/domain/accounts';
import { billingDecider, billingIds, type BillingState, billingStream, situationAfter } from '@keelson/domain/billing';
import { deletionDecider, deletionStream } from '@keelson/domain/deletion';
import { partnerDecider, partnerStream } from '@keelson/domain/partners';
import { staffDecider, staffStream } from '@keelson/domain/staff';
import { accountId } from '@keelson/kernel';
import { selectGenericAnswers } from '@keelson/read-models/onboarding';
import { AccountRecords } from '../records/account-records';
import { DeciderRunner } from '@keelson/event-store/decisions';
import { ReadModelReader } from '../../platform/execution/read-model-reader';

export interface Profile {
  readonly accountId: string;
  readonly name: string;
  readonly companyName: string;
  readonly email: string;
  readonly flags: AccountFlags;
  readonly genericAnswered: boolean;
  /** The days of grace of a deletion run. */
  readonly underDeletion: boolean;
  /** Ids of the subscription under their published names. */
  readonly billing: { readonly account_api_id: string; readonly cycle_id: string };
  /** Channel partners only. */
  readonly accessCode?: string;
}

const NO_BILLING = { account_api_id: '', cycle_id: '' };

/** Members of staff and channel partners pay nothing and are never asked to. */
export const STAFF_SITUATION: AccountSituation = { kind: 'paid' };

/** Who somebody is who signs in, from the log itself: right from the first moment, before any projection. */
@Injectable()
export class Profiles {
  constructor(
    private readonly records: AccountRecords,
    private readonly runner: DeciderRunner,
    private readonly readModels: ReadModelReader,
  ) {}

  /** @throws Error when the account has no stream: a credential without its registration is a fault. */
  async of(id: string, staff: boolean, now: Date): Promise<Profile> {
    return staff ? this.ofStaff(id, now) : this.ofCustomer(id, now);
  }

  private async ofCustomer(id: string, now: Date): Promise<Profile> {
    const [{ registration, situation, partnerAccount }, genericAnswered, billing, underDeletion] = await Promise.all([
      this.records.state(id),
      this.genericAnswered(id),
      this.billing(id),
      this.underDeletion(id),
    ]);
    if (partnerAccount) return this.ofPartner(id, now);
    if (!registration) throw new Error(`account ${id} has a credential and no registration`);
    const { name, companyName, email } = registration;
    const standing = situationAfter(situation, billing, now);
    return {
      ...{ accountId: id, name, companyName, email, genericAnswered, underDeletion },
      flags: accountFlags(standing, now),
      billing: billingIds(billing, now),
    };
  }

  private async ofPartner(id: string, now: Date): Promise<Profile> {
    const { registration, accessCode } = (await this.runner.load(partnerDecider, partnerStream(id))).state;
    if (!registration || accessCode === undefined)
      throw new Error(`account ${id} is a partner's without a registration`);
    const { firstName, lastName, companyName, email } = registration;
    const flags = accountFlags(STAFF_SITUATION, now);
    return {
      accountId: id,
      name: `${firstName} ${lastName}`,
      companyName,
      email,
      flags,
      genericAnswered: false,
      underDeletion: false,
      billing: NO_BILLING,
      accessCode,
    };
  }

  private async ofStaff(id: string, now: Date): Promise<Profile> {
    const { member } = (await this.runner.load(staffDecider, staffStream(id))).state;
    if (!member) throw new Error(`account ${id} has a staff credential and no registration`);
    const { name, email } = member;
    return {
      accountId: id,
      name,
      companyName: '',
      email,
      flags: accountFlags(STAFF_SITUATION, now),
      genericAnswered: false,
      underDeletion: false,
      billing: NO_BILLING,
    };
  }

  private async billing(id: string): Promise<BillingState> {
    return (await this.runner.load(billingDecider, billingStream(id))).state;
  }

  private async underDeletion(id: string): Promise<boolean> {
    return (await this.runner.load(deletionDecider, deletionStream(id))).state.kind === 'grace';
  }

  private async genericAnswered(id: string): Promise<boolean> {
    const reader = { accountId: accountId(id), scope: 'own' } as const;
    const { value } = await this.readModels.read(reader, { projections: ['generic-answers'] }, (database) =>
      selectGenericAnswers(database, id),
    );
    return value !== undefined;
  }
}
