import { everyContract } from '../testing/every-contract';

/** Commands that follow nothing which their caller was shown, by why that is so. */
const COMPARE_NOTHING: Readonly<Record<string, readonly string[]>> = {
  'adds to what is there, any number of times': ['billing.extendTrial'],
  'makes something new': [
    'accounts.register',
    'accounts.signUpCompany',
    'billing.openCheckout',
    'connections.askConsent',
    'connections.launch',
    'connections.oauthCallback',
    'connections.requestImport',
    'connections.selectTenant',
    'enquiries.contact',
    'enquiries.send',
    'partners.register',
    'partners.requestCode',
    'planning.saveCashRelease',
    'planning.saveDetail',
    'planning.savePlan',
    'questionnaires.submitChapter',
    'quizzes.submit',
    'scenarios.begin',
    'scenarios.fork',
    'staff.invite',
    'timeline.askForExport',
  ],
  'is compared with what was seen of the case, which the body names, or adds to its history': [
    'reconciliation.accept',
    'reconciliation.approveAdjustment',
    'reconciliation.askCustomer',
    'reconciliation.assign',
    'reconciliation.closeMonth',
    'reconciliation.bankMatch',
    'reconciliation.bankRecord',
    'reconciliation.bankUnmatch',
    'reconciliation.comment',
    'reconciliation.match',
    'reconciliation.proposeAdjustment',
    'reconciliation.refuseAdjustment',
    'reconciliation.sweep',
    'reconciliation.unmatch',
  ],
  'proves who somebody is, or ends that': [
    'accounts.beginAuthenticator',
    'accounts.beginPasskey',
    'accounts.changePassword',
    'accounts.confirmAuthenticator',
    'accounts.confirmPasskey',
    'accounts.correctEmail',
    'accounts.forgotPassword',
    'accounts.removeAuthenticator',
    'accounts.removePasskey',
    'accounts.renamePasskey',
    'accounts.renewRecoveryCodes',
    'accounts.resendVerification',
    'accounts.resetPassword',
    'accounts.staffReset',
    'accounts.verifyEmail',
    'session.activity',
    'session.end',
    'session.endActing',
    'session.passcode',
    'session.passkey',
    'session.passkeyOptions',
    'session.secondStep',
    'session.signIn',
    'session.signOut',
    'session.startActing',
    'session.stepUp',
    'session.token',
  ],
  'asks for one state, whatever it was before': [
    'accounts.changePasscodeSetting',
    'billing.deactivate',
    'billing.endSubscription',
    'billing.keepSubscription',
    'billing.migrate',
    'billing.skipPayment',
    'connections.disconnect',
    'deletion.complete',
    'deletion.deleteAccount',
    'deletion.process',
    'drafts.discard',
    'figures.watchSection',
    'learning.finishReading',
    'learning.watchVideo',
    'questionnaires.saveAnswers',
    'scenarios.change',
    'scenarios.close',
    'scenarios.rebase',
    'scenarios.rename',
    'staff.endSessions',
    'staff.requireSecondFactor',
    'staff.resetSecondFactor',
    'tasks.save',
    'tasks.setReminders',
    'tasks.stopReminders',
  ],
  'compares the amounts that were quoted': ['billing.changePlan'],
  'changes nothing that customers have': [
    'billing.planQuote',
    'billing.stripeWebhook',
    'content.clearCache',
    'ledger.figuresFile',
    'reconciliation.bankPreview',
    'operations.rebuild',
    'operations.retryJob',
    'operations.retryStream',
    'operations.verify',
    'deletion.retry',
    'partners.lookUpCode',
    'deletion.checkCertificate',
    'planning.calculateCashRelease',
    'planning.calculateDetail',
    'planning.calculatePlan',
    'platform.cspReport',
  ],
};

describe('commands', () => {
  it('name the read that says which version they compare, or stand among those that compare none', async () => {
    const commands = (await everyContract()).filter(({ route }) => route.method !== 'GET');
    expect(commands.length).toBeGreaterThan(50);
    const without = commands.filter(({ schemas }) => schemas.versionOf === undefined);
    expect(without.map(({ route }) => route.id).sort()).toEqual(Object.values(COMPARE_NOTHING).flat().sort());
  });

  it('name a read that is open to all of their callers and needs no id that they do not', async () => {
    const all = await everyContract();
    for (const { route, schemas, access } of all) {
      const { versionOf } = schemas;
      if (!versionOf) continue;
      const read = all.find((each) => each.route.id === versionOf.id);
      expect([route.id, read?.route.method]).toEqual([route.id, 'GET']);
      const kinds = (allow: object) => Object.keys(allow);
      expect(kinds(read?.access.allow ?? {})).toEqual(expect.arrayContaining(kinds(access.allow)));
      const ids = (path: string) => path.match(/:[A-Za-z]+/g) ?? [];
      expect(ids(route.path)).toEqual(expect.arrayContaining([...ids(versionOf.path)]));
    }
  });
});
