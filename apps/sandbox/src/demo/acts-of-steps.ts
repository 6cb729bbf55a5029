import { setTimeout as wait } from 'node:timers/promises';
import { type ProductClient, ProductRefused } from './product-client';
import { PATIENCE_MS } from './patience';

interface Form {
  readonly chapters: readonly {
    readonly chapterId: string;
    readonly questions: readonly {
      readonly questionCode: string;
      readonly learning_answers: readonly { readonly answerCode: string }[];
    }[];
    readonly submittedAt: string | null;
  }[];
}

const PAUSE_MS = 200;
const SLIDER = ['1', '3', '7', '10'];

/** Does what a step of the onboarding takes besides its page, always the same for one place among the customers. */
export async function actOfStep(client: ProductClient, accountId: string, step: string, place: number): Promise<void> {
  if (step === 'detailedFinanceBusinessArea') await answerFinance(client, accountId, place);
  if (step === 'whatIfCalculator') await saveInputs(client, accountId, place);
  if (step === 'eLearning') await client.post(`/api/v1/onboarding/steps/${step}/open`);
}

async function answerFinance(client: ProductClient, accountId: string, place: number): Promise<void> {
  const path = `/api/v1/accounts/${accountId}/questionnaires/M2_Finance`;
  const { chapters } = await client.get<Form>(path);
  for (const [at, { chapterId, questions, submittedAt }] of chapters.entries())
    if (submittedAt === null)
      await client.post(`${path}/chapters/${chapterId}`, {
        questions: questions.map(({ questionCode, learning_answers }, index) => {
          const turn = place * 3 + at + index;
          const own = learning_answers[turn % Math.max(1, learning_answers.length)]?.answerCode;
          return { questionId: questionCode, answerId: own ?? SLIDER[turn % SLIDER.length] };
        }),
      });
}

async function saveInputs(client: ProductClient, accountId: string, place: number): Promise<void> {
  const path = `/api/v1/accounts/${accountId}/what-if-inputs`;
  const deadline = Date.now() + PATIENCE_MS;
  for (;;)
    try {
      await client.put(path, inputsOf(place));
      return;
    } catch (error) {
      // A new account's own row is made by the workers, which may have much to do.
      const isNew = error instanceof ProductRefused && error.code === 'ACCOUNT_NOT_FOUND' && Date.now() < deadline;
      if (!isNew) throw error;
      await wait(PAUSE_MS);
    }
}

/** A small firm that grew a little. */
function inputsOf(place: number): object {
  const monthly = 6_200 + place * 350;
  return {
    ...{ noOfMonthsLastYear: 12, salesLastYear: monthly * 12, costOfSalesLastYear: monthly * 5 },
    ...{ payrollCostLastYear: monthly * 3, overheadCostsLastYear: monthly * 2, noOfMonthsThisYear: 7 },
    ...{ salesYTD: monthly * 8, costOfSalesYTD: monthly * 3, payrollYTD: monthly * 2, overheadCostsYTD: monthly },
  };
}
