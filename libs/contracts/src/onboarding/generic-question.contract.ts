import { QUESTION_TYPES } from '@keelson/vocabulary';
import { z } from 'zod';

/** One question about the company, as the content service keeps it in the attributes of page `generic-questions`. */
export const genericQuestion = z.object({
  questionCode: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
  moduleCode: z.literal('Generic'),
  question: z.string().min(1),
  type: z.enum(QUESTION_TYPES),
  /** Heading under which the question stands. */
  section: z.string().default(''),
  help: z.string().default(''),
  unit: z.string().optional(),
  /** What a number is of: a year is whole and has begun; the people are offered where headcounts are entered. */
  measures: z.enum(['year', 'people']).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  /** The choices; a single one without a text where the answer is typed. */
  answers: z
    .array(
      z.object({
        answerCode: z.string().regex(/^[A-Za-z0-9_-]{1,60}$/),
        answer: z.string().default(''),
        /** Stands alone among the boxes, such as `None of these`. */
        exclusive: z.boolean().optional(),
      }),
    )
    .min(1),
});
export type GenericQuestion = z.output<typeof genericQuestion>;

export const genericQuestions = z.array(z.object({ id: z.int(), attributes: genericQuestion })).min(1);

/** As the content service gives it: what editors left empty is missing. */
export type GenericQuestionEntry = z.input<typeof genericQuestion>;
