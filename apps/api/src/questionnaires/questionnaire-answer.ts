import { meanOf, resultsBand, cardBand, weighedMean } from '@keelson/calculators/learning';
import type { LearningModule } from '@keelson/contracts/content';
import type {
  questionnaireFormContract,
  questionnaireScoresContract,
  scoreProvenanceContract,
  submitChapterContract,
} from '@keelson/contracts/questionnaires';
import type { AnswerInputOf } from '@keelson/contracts/wire';
import { Decimal } from '@keelson/kernel';
import { latestScores, type ScoredChapter } from '@keelson/read-models/questionnaires';
import type { AnswersAndScores } from './get-questionnaires.query';

type FormAnswer = AnswerInputOf<typeof questionnaireFormContract>;
type ScoresAnswer = AnswerInputOf<typeof questionnaireScoresContract>;
type ChapterScore = AnswerInputOf<typeof submitChapterContract>;

/** The questions as they are now, and of the answers those that still fit: what was submitted, or else what was saved. */
export function formAnswer(module: LearningModule, { answers, scores }: AnswersAndScores): FormAnswer {
  const chapters = module.chapters.filter(({ learning_questions }) => learning_questions.length > 0);
  return {
    moduleId: module.moduleId,
    moduleNumber: module.moduleNumber,
    moduleName: module.moduleName,
    chapters: chapters.map(({ chapterId, chapterNumber, chapterName, version, learning_questions }) => {
      const submitted = answers?.submitted.find(
        (each) => each.chapterId === chapterId && each.contentVersion === version,
      );
      const saved = answers?.saved.find((each) => each.chapterId === chapterId);
      const asked = new Map(learning_questions.map((each) => [each.questionCode, each.learning_answers]));
      const fits = ({ questionCode, answerCode }: { questionCode: string; answerCode: string }): boolean => {
        const offered = asked.get(questionCode);
        if (offered === undefined) return false;
        return offered.length === 0
          ? /^\d{1,2}$/.test(answerCode)
          : offered.some((each) => each.answerCode === answerCode);
      };
      return {
        chapterId,
        chapterNumber,
        chapterName,
        version,
        questions: [...learning_questions],
        answers:
          (submitted ?? saved)?.answers
            .filter(fits)
            .map(({ questionCode, answerCode }) => ({ questionCode, answerCode })) ?? [],
        submittedAt: submitted?.submittedAt ?? null,
        changedSince: submitted === undefined && scores.some((each) => each.chapterId === chapterId),
      };
    }),
  };
}

const percentageOf = ({ percentage }: Pick<ScoredChapter, 'percentage'>): Decimal | null =>
  percentage === null ? null : new Decimal(percentage);
const bandOf = (percentage: Decimal | null) => percentage && resultsBand(percentage);

export function chapterScore(chapter: ScoredChapter): ChapterScore {
  const percentage = percentageOf(chapter);
  return {
    chapter_code: chapter.chapterId,
    chapter_name: chapter.chapterName,
    chapter_number: chapter.chapterNumber,
    scoring_percentage: percentage?.toNumber() ?? null,
    band: bandOf(percentage),
    score: chapter.score,
    highest: chapter.highest,
    weightage: chapter.weightage,
    submittedAt: chapter.submittedAt,
    contentVersion: chapter.contentVersion,
  };
}

/** Each chapter as it was submitted last, each module by the weights of its answered chapters (formulas 5.17). */
export function scoresAnswer(submissions: readonly ScoredChapter[]): ScoresAnswer {
  const latest = latestScores(submissions);
  const modules = [...new Map(latest.map((chapter) => [chapter.moduleId, chapter])).values()].map(
    ({ moduleId, moduleName, moduleNumber }) => {
      const chapters = latest.filter((chapter) => chapter.moduleId === moduleId);
      const counted = chapters.flatMap((chapter) => {
        const percentage = percentageOf(chapter);
        return percentage === null ? [] : [{ percentage, weightage: chapter.weightage }];
      });
      return { moduleId, moduleName, moduleNumber, chapters, percentage: weighedMean(counted) };
    },
  );
  const overall = meanOf(modules.flatMap(({ percentage }) => percentage ?? []));
  return {
    overall_score_percentage: overall?.toNumber() ?? null,
    band: bandOf(overall),
    allModulesList: modules.map(({ moduleId, moduleName, moduleNumber, chapters, percentage }) => ({
      module_id: moduleId,
      module_name: moduleName,
      module_number: moduleNumber,
      scoring_percentage: percentage?.toNumber() ?? null,
      band: bandOf(percentage),
      cardBand: percentage && cardBand(percentage),
      chapters: chapters.map(chapterScore),
    })),
  };
}

/** Each submission of a chapter, newest first; `undefined` before the first. */
export function provenanceAnswer(
  { answers, scores }: AnswersAndScores,
  chapterId: string,
): AnswerInputOf<typeof scoreProvenanceContract> | undefined {
  const submissions = scores.filter((each) => each.chapterId === chapterId).reverse();
  const [latest] = submissions;
  if (latest === undefined) return undefined;
  return {
    chapterId,
    chapterName: latest.chapterName,
    moduleName: latest.moduleName,
    submissions: submissions.map((chapter) => {
      const { contentVersion, submittedAt, score, highest, weightage } = chapter;
      const form = answers?.submitted.find(
        (each) => each.chapterId === chapterId && each.contentVersion === contentVersion,
      );
      const { scoring_percentage, band } = chapterScore(chapter);
      const given = [...(form?.answers ?? [])];
      return { contentVersion, submittedAt, scoring_percentage, band, score, highest, weightage, answers: given };
    }),
  };
}
