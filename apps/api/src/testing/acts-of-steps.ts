import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FreshDatabase } from '@keelson/test-database';
import { FIRST_MODULE } from '@keelson/vocabulary';

/** The row that the projections make when an account registers; the what-if inputs ask for it. */
export const ledgerOf = (database: FreshDatabase, accountId: string) =>
  database.admin(
    `INSERT INTO read_model.ledgers (account_id, books, import_status, company_name, version)
     VALUES ($1, null, 'finished', 'Acme Joinery', 1)`,
    [accountId],
  );

type Send = (
  method: 'POST' | 'PUT',
  url: string,
  payload?: object,
) => Promise<{ readonly statusCode: number; readonly body: string }>;

interface ShippedChapter {
  readonly chapterId: string;
  readonly learning_questions: readonly {
    readonly questionCode: string;
    readonly learning_answers: readonly { readonly answerCode: string }[];
  }[];
}

const shipped = JSON.parse(readFileSync(join(__dirname, '../../content/chapters.json'), 'utf8')) as {
  readonly data: readonly { readonly attributes: ShippedChapter & { readonly moduleId: string } }[];
};

/** The chapters of the finance questionnaire that ships with the product. */
export const financeChapters: readonly ShippedChapter[] = shipped.data
  .map(({ attributes }) => attributes)
  .filter(({ moduleId, learning_questions }) => moduleId === FIRST_MODULE && learning_questions.length > 0);

const PLAN_INPUTS = {
  ...{ noOfMonthsThisYear: 7, salesYTD: 420_000, costOfSalesYTD: 168_000, payrollYTD: 105_000 },
  ...{ overheadCostsYTD: 84_000, noOfMonthsLastYear: 12, salesLastYear: 650_000, costOfSalesLastYear: 273_000 },
  ...{ payrollCostLastYear: 165_000, overheadCostsLastYear: 140_000 },
};

/** Submits the answers of a chapter: every slider at Agree, of the buttons the last. */
export function submitChapter(send: Send, accountId: string, { chapterId, learning_questions }: ShippedChapter) {
  return send('POST', `/api/v1/accounts/${accountId}/questionnaires/${FIRST_MODULE}/chapters/${chapterId}`, {
    questions: learning_questions.map(({ questionCode, learning_answers }) => ({
      questionId: questionCode,
      answerId: learning_answers.at(-1)?.answerCode ?? '7',
    })),
  });
}

export const saveInputs = (send: Send, accountId: string) =>
  send('PUT', `/api/v1/accounts/${accountId}/what-if-inputs`, PLAN_INPUTS);

/** Does as the owner what a step of the onboarding takes besides its page. */
export async function actsOfStep(send: Send, accountId: string, step: string): Promise<void> {
  const answers = [];
  if (step === 'detailedFinanceBusinessArea')
    for (const chapter of financeChapters) answers.push(await submitChapter(send, accountId, chapter));
  if (step === 'whatIfCalculator') answers.push(await saveInputs(send, accountId));
  if (step === 'eLearning') answers.push(await send('POST', `/api/v1/onboarding/steps/${step}/open`));
  for (const { statusCode, body } of answers) if (statusCode !== 200) throw new Error(body);
}
