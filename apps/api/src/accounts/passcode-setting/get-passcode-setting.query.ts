import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { accepted, refused, type Result } from '@keelson/kernel';
import { Vault } from '@keelson/vault';
import { isStaff } from '../session/session-starter';

export interface PasscodeSetting {
  readonly enabled: boolean;
  readonly fixed: boolean;
}

/** The session outlived its account. */
export interface NoSuchAccount {
  readonly code: 'ACCOUNT_NOT_FOUND';
}

/** Whether an account asks for a passcode, and whether its holder may switch that. */
export class GetPasscodeSetting extends Query<Result<PasscodeSetting, NoSuchAccount>> {
  constructor(readonly accountId: string) {
    super();
  }
}

@QueryHandler(GetPasscodeSetting)
export class GetPasscodeSettingHandler implements IQueryHandler<GetPasscodeSetting> {
  constructor(private readonly vault: Vault) {}

  async execute({ accountId }: GetPasscodeSetting): Promise<Result<PasscodeSetting, NoSuchAccount>> {
    const credential = await this.vault.credentials.byId(accountId);
    if (!credential) return refused({ code: 'ACCOUNT_NOT_FOUND' });
    const fixed = isStaff(credential);
    return accepted({ enabled: fixed || credential.passcodeRequired, fixed });
  }
}
