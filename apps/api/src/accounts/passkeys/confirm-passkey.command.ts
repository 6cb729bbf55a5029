import { randomUUID } from 'node:crypto';
import type { ApiConfiguration } from '@keelson/configuration';
import type { MadePasskey } from '@keelson/contracts/validation';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { MOST_PASSKEYS } from '@keelson/vocabulary';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/execution/command-context';
import { InjectConfiguration } from '../../platform/tokens';
import { AccountRecords } from '../records/account-records';
import type { NewCodes } from '../second-factors/new-codes';
import { changeOfFactors } from '../second-factors/factor-ids';
import { enrolmentSecret } from './enrolment-secret';
import { challengeIn, provenPasskey, type ProvenPasskey } from './passkey-verification';
import { relyingParty } from './relying-party';

export interface ConfirmPasskeyRefusal {
  readonly code: 'PASSKEYS_NOT_HERE' | 'PASSKEY_REFUSED' | 'PASSKEY_TAKEN' | 'TOO_MANY_PASSKEYS';
}

type Outcome = Result<NewCodes, ConfirmPasskeyRefusal>;

export interface NamedPasskey {
  readonly name: string;
  readonly passkey: MadePasskey;
}

/** The passkey that a browser made: it counts from now on. Answers with recovery codes where the account had none. */
export class ConfirmPasskey extends Command<Outcome> {
  constructor(
    readonly made: NamedPasskey,
    /** In which it was begun. */
    readonly sessionId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The log goes first: a crash in between leaves a mail too many, never a factor that nobody was told of. */
@CommandHandler(ConfirmPasskey)
export class ConfirmPasskeyHandler implements ICommandHandler<ConfirmPasskey> {
  constructor(
    private readonly vault: Vault,
    private readonly records: AccountRecords,
    @InjectConfiguration() private readonly configuration: Pick<ApiConfiguration, 'publicUrl'>,
  ) {}

  execute(command: ConfirmPasskey): Promise<Outcome> {
    return this.vault.exclusively(changeOfFactors(command.context.subjectId), () => this.confirm(command));
  }

  private async confirm({ made, sessionId, context }: ConfirmPasskey): Promise<Outcome> {
    const { subjectId: accountId, occurredAt: now } = context;
    const party = relyingParty(this.configuration.publicUrl);
    if (!party) return refused({ code: 'PASSKEYS_NOT_HERE' });
    const challenge = await challengeIn(made.passkey);
    if (challenge === undefined) return refused({ code: 'PASSKEY_REFUSED' });
    const browserSecret = enrolmentSecret(challenge, sessionId);
    const found = await this.vault.challenges.find('passkey-enrolment', { browserSecret }, now);
    if (found?.accountId !== accountId) return refused({ code: 'PASSKEY_REFUSED' });
    const proven = await provenPasskey(made.passkey, challenge, party);
    if (!proven) return refused({ code: 'PASSKEY_REFUSED' });
    const { passkeys } = this.vault.secondFactors;
    if ((await passkeys.held(accountId)).length >= MOST_PASSKEYS) return refused({ code: 'TOO_MANY_PASSKEYS' });
    if (await passkeys.isKnown(proven.credentialId)) return refused({ code: 'PASSKEY_TAKEN' });
    if (!(await this.vault.challenges.use(found.id, now))) return refused({ code: 'PASSKEY_REFUSED' });
    return this.add(made.name, proven, context);
  }

  private async add(name: string, proven: ProvenPasskey, context: CommandContext): Promise<Outcome> {
    const { subjectId: accountId, occurredAt: now } = context;
    const id = randomUUID();
    const enrol = { name: 'EnrolSecondFactor', factor: 'passkey', factorId: id } as const;
    const enrolled = await this.records.done(accountId, enrol, context);
    const recoveryCodes = await this.vault.secondFactors.addPasskey({ ...proven, id, accountId, name }, now);
    if (!recoveryCodes) {
      // Another account added the same credential in between.
      await this.records.done(accountId, { name: 'RemoveSecondFactor', factorId: id }, context);
      return refused({ code: 'PASSKEY_TAKEN' });
    }
    if (recoveryCodes.length === 0) return accepted({ recoveryCodes, position: enrolled });
    const position = await this.records.done(accountId, { name: 'RecordRecoveryCodes' }, context);
    return accepted({ recoveryCodes, position });
  }
}
