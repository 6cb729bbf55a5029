import type { StepEvidence } from '@keelson/domain/onboarding';
import { type PlanInputs, planningDecider, planningStream } from '@keelson/domain/planning';
import {
  type ChapterForm,
  type ChosenAnswer,
  questionnairesDecider,
  questionnairesStream,
} from '@keelson/domain/questionnaires';
import type { DeciderRunner } from '@keelson/event-store/decisions';
import { type OnboardingStep, SLIDER_MARKS } from '@keelson/vocabulary';
import type { CommandContext } from '../platform/execution/command-context';

interface ActingPerson {
  readonly accountId: string;
  /** Among the others: what they answer and type is always the same, and not the same for all. */
  readonly place: number;
  readonly financeChapters: readonly ChapterForm[];
  readonly runner: DeciderRunner;
  /** Of the next command. */
  readonly context: () => CommandContext;
}

/** Does what a step takes besides its page, and tells it as the step's own decision asks for it. */
export async function actOfStep(step: OnboardingStep, person: ActingPerson): Promise<StepEvidence | undefined> {
  if (step === 'detailedFinanceBusinessArea') return await answerFinance(person);
  if (step === 'whatIfCalculator') return await saveInputs(person);
  return undefined;
}

async function answerFinance(person: ActingPerson): Promise<StepEvidence> {
  const { accountId, financeChapters, runner, context } = person;
  for (const chapter of financeChapters)
    await runner.record({
      ...{ decider: questionnairesDecider, streamId: questionnairesStream(accountId), partitionKey: accountId },
      command: { name: 'SubmitChapter', chapter, answers: answersOf(chapter, person.place) },
      context: context(),
    });
  const asked = financeChapters.map(({ chapterId }) => chapterId);
  return { step: 'detailedFinanceBusinessArea', asked, submitted: asked };
}

const answersOf = ({ questions, chapterNumber }: ChapterForm, place: number): ChosenAnswer[] =>
  questions.map(({ questionCode, answers }, index): ChosenAnswer => {
    const turn = place * 3 + chapterNumber + index;
    const own = answers[turn % Math.max(1, answers.length)];
    if (own) return { questionCode, answerCode: own.answerCode };
    return { questionCode, mark: SLIDER_MARKS[turn % SLIDER_MARKS.length] ?? 1 };
  });

async function saveInputs({ accountId, place, runner, context }: ActingPerson): Promise<StepEvidence> {
  const command = { name: 'SaveInputs', inputs: inputsOf(place), fromBooks: false } as const;
  await runner.record({
    ...{ decider: planningDecider, streamId: planningStream(accountId), partitionKey: accountId },
    ...{ command, context: context() },
  });
  return { step: 'whatIfCalculator', inputs: 'typed' };
}

/** In pence; a small firm that grew a little. */
function inputsOf(place: number): PlanInputs {
  const monthly = (620 + place * 35) * 1_000;
  const year = (months: number, sales: number) => ({
    ...{ months, sales, costOfSales: (sales / 100) * 40, payroll: (sales / 100) * 25, overheads: (sales / 100) * 20 },
  });
  return { thisYear: year(7, monthly * 8), lastYear: year(12, monthly * 12) };
}
