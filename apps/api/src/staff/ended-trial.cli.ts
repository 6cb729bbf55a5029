import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { accountDecider, accountStream, type AccountCommand } from '@keelson/domain/accounts';
import { PasswordHasher } from '@keelson/vault';
import { v7 as uuidV7 } from 'uuid';
import { operatorContext, withOperatorServices } from './operator-services';
import { UNNAMED_OPERATOR } from './operator-at-the-terminal';
import { atTheTerminal, Complaint, emailOf, nameOf } from './terminal';

const TRIAL_AGO_MS = 20 * 86_400_000;

/**
 * Adds a customer whose free trial is over, for the demo data: nobody can wait for that. The password is read from
 * standard input. Embedded mode only.
 */
atTheTerminal(async () => {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' }, company: { type: 'string' } },
  });
  const email = emailOf(values.email);
  const name = nameOf(values.name);
  const companyName = nameOf(values.company);
  const password = (await text(process.stdin)).replace(/\r?\n$/, '');
  await withOperatorServices(async ({ vault, runner, configuration }) => {
    if (configuration.mode !== 'embedded') throw new Complaint('Demo data is for embedded mode only.');
    const accountId = `acc_${uuidV7()}`;
    const now = operatorContext().occurredAt;
    const passwordHash = await new PasswordHasher().hash(password);
    const credential = { accountId, kind: 'customer', permissions: [], passwordHash, emailVerified: true } as const;
    if (!(await vault.enrol(email, credential, now)))
      throw new Complaint('This address belongs to an account already.');
    const phone = '01632960099';
    const registration = {
      ...{ accountId, name, companyName, email, phone, phoneDigits: phone },
      ...{ companyRegistrationNumber: null, companyType: 'soletrader', sector: 3, supportNeeds: ['finance'] },
    };
    const record = async (command: AccountCommand): Promise<void> => {
      const context = operatorContext(UNNAMED_OPERATOR, accountId);
      const streamId = accountStream(accountId);
      const outcome = await runner.run({
        ...{ decider: accountDecider, streamId, partitionKey: accountId, command, context },
      });
      if (!outcome.ok) throw new Error(`a demo customer was refused: ${outcome.failure.code}`);
    };
    await record({ name: 'RegisterCustomer', registration, at: new Date(now.getTime() - TRIAL_AGO_MS) });
    await record({ name: 'VerifyEmail' });
    await vault.reserved.confirm(accountId, now);
    console.log(accountId);
  });
});
