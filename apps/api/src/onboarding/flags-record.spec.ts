import { flagsRecord, STEP_FLAGS, toFlagsRecord } from '@keelson/contracts/onboarding';
import { FURTHER_FLAGS, ONBOARDING_STEPS } from '@keelson/vocabulary';
import { fromFlagsRecord } from './flags-record';

const specified = [
  'emailVerificationScreenFlag',
  'thankYouScreenFlag',
  'genericScreenFlag',
  'financeSystemScreenFlag',
  'mangnifybBenifitsFlag',
  'earlyLaunchScreenFlag',
  'detailedFinanceBusinessAreaScreenFlag',
  'myFinanceSummaryScreenFlag',
  'customerAchieveGoalsScreenFlag',
  'kpiScreenflag',
  'whatifcalculatorScreenflag',
  'elearningScreenFlag',
  'dashboardFlag',
];

describe('the flags record', () => {
  it('[ONB-01] has the thirteen specified flags, pending at first but for the confirmed e-mail', () => {
    const record = toFlagsRecord('acc_1', () => 'pending', {});
    const { username, ...flags } = record;
    expect(username).toBe('acc_1');
    expect(Object.keys(flags).sort()).toEqual([...specified].sort());
    expect(Object.entries(flags).filter(([, value]) => value !== 'pending')).toEqual([
      ['emailVerificationScreenFlag', 'completed'],
    ]);
    expect(flagsRecord.parse(record)).toEqual(record);
  });

  it('[ONB-01~] accepts and gives back the four further names, and reads its own answer', () => {
    const noted = Object.fromEntries(FURTHER_FLAGS.map((flag) => [flag, 'inProgress' as const]));
    const record = toFlagsRecord('acc_1', (step) => (step === 'thankYou' ? 'completed' : 'pending'), noted);
    expect(record.progressScreen).toBe('inprogress');
    expect(fromFlagsRecord(record).furtherFlags).toEqual(noted);
    expect(fromFlagsRecord(record).wanted).toMatchObject({ thankYou: 'completed', dashboard: 'pending' });
  });

  it('[ONB-03~] publishes the steps in the order of the domain', () => {
    expect(ONBOARDING_STEPS).toEqual(ONBOARDING_STEPS);
    expect(Object.values(STEP_FLAGS)).toEqual(specified.slice(1));
  });
});
