import { setTimeout as pause } from 'node:timers/promises';
import { answersTo, chapterAnswers, planInputs } from './answers.mjs';

const PASSWORD = 'Harbour2026';
const MAIL_PATIENCE = 120_000;
const REST = 120;
const STEPS = [
  'thankYou',
  'generic',
  'benefits',
  'earlyLaunch',
  'detailedFinanceBusinessArea',
  'myFinanceSummary',
  'customerAchieveGoals',
  'kpi',
  'whatIfCalculator',
  'eLearning',
];

/** What this owner signs in with. */
export const signInOf = (name) => ({ username: `${name}@example.com`, password: PASSWORD });

/** One business owner: registers, confirms the address, signs in and walks through the onboarding. */
export async function liveOwner({ name, address, send, mails, questions, chapters, chance, stopping }) {
  const { username: email } = signInOf(name);
  const ask = (route, path, body, more = {}) => send({ owner: name, route, path, body, address, chance, ...more });

  const registered = await ask('accounts.register', '/api/v1/accounts/register', formOf(name, email, chance));
  if (registered.kind !== 'acked') return;
  if (!(await confirm())) return;
  const session = { token: undefined };
  const signIn = async () => {
    const answer = await ask('session.signIn', '/api/v1/session/sign-in', signInOf(name));
    session.token = answer.data?.jwt;
    return answer.kind === 'acked' ? answer.data.user_details.id : undefined;
  };
  const accountId = await signIn();
  if (accountId !== undefined) await walk();

  async function confirm() {
    for (let token, tries = 0; tries < 3; tries += 1) {
      token = await mails.newestToken(email, { except: token, patience: MAIL_PATIENCE, giveUp: stopping });
      if (token === undefined) return false;
      const answer = await ask('accounts.verifyEmail', '/api/v1/accounts/verify-email', { email, token });
      if (answer.kind !== 'refused') return answer.kind === 'acked';
    }
    return false;
  }

  async function walk() {
    const own = { accountId, tokenNow: () => session.token, renew: async () => (await signIn()) !== undefined };
    const act = async (route, path, body, method) => {
      const answer = await ask(route, `/api/v1/${path}`, body, { ...own, method });
      await pause(chance.between(0, REST));
      return answer.kind !== 'abandoned' && !stopping();
    };
    const go = (route, path, body) => act(`onboarding.${route}`, `onboarding/${path}`, body);
    const answerFinance = async () => {
      const path = `accounts/${accountId}/questionnaires/M2_Finance/chapters`;
      for (const chapter of chapters) {
        const answers = chapterAnswers(chapter, chance);
        if (!(await act('questionnaires.submitChapter', `${path}/${chapter.chapterId}`, answers))) return false;
      }
      return true;
    };
    const saveInputs = () =>
      act('planning.saveInputs', `accounts/${accountId}/what-if-inputs`, planInputs(chance), 'PUT');
    const save = () =>
      go('saveGenericAnswers', 'generic-answers', {
        moduleId: 'Generic',
        username: accountId,
        questions: answersTo(questions, chance),
        termsAndConditions: true,
      });
    for (const step of STEPS) {
      if (!(await go('openStep', `steps/${step}/open`))) return;
      if (chance.happens(0.05) && step !== 'eLearning' && !(await go('completeStep', 'steps/eLearning/complete')))
        return;
      if (step === 'detailedFinanceBusinessArea' && !(await answerFinance())) return;
      if (step === 'whatIfCalculator' && !(await saveInputs())) return;
      const done =
        step === 'generic' ? (await save()) && (await save()) : await go('completeStep', `steps/${step}/complete`);
      if (!done) return;
      if (chance.happens(0.3) && !(await go('saveAndLogOut', 'save-and-log-out', { step: null, finishes: false })))
        return;
    }
  }
}

const formOf = (name, email, chance) => ({
  name: `Owner ${name}`,
  companyName: `Company of ${name}`,
  sector: chance.between(1, 21),
  companyType: 'soletrader',
  phone: `01632${chance.between(100_000, 999_999)}`,
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  supportNeeds: ['finance'],
  termsAndConditions: true,
  privacyPolicy: true,
});
