import {
  questionnaireFormContract,
  questionnaireScoresContract,
  saveAnswersContract,
  scoreProvenanceContract,
  submitChapterContract,
} from '@keelson/contracts/questionnaires';
import type { QuestionnaireCommand } from '@keelson/domain/questionnaires';
import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { chapterForms, moduleOf } from '../content/chapter-forms';
import { LearningCatalogue } from '../content/learning-catalogue';
import { subjectOf } from '../platform/access/caller';
import { type AnswerTo, problem, success } from '../platform/wire/answer';
import { Call, type CallOf } from '../platform/wire/call';
import { Handles } from '../platform/wire/handles.decorator';
import { AnswerChapter, type QuestionnaireOutcome } from './answer-chapter.command';
import { chosenAnswers } from './chosen-answers';
import { GetQuestionnaireAnswers, GetQuestionnaireScores } from './get-questionnaires.query';
import { chapterScore, formAnswer, provenanceAnswer, scoresAnswer } from './questionnaire-answer';
import { questionnairesProblems as problems } from './questionnaires.problems';

type AnswerCall = Pick<CallOf<typeof submitChapterContract>, 'caller' | 'params' | 'body' | 'context'>;
type CannotAnswer = { readonly code: 'ACCOUNT_NOT_FOUND' | 'CHAPTER_NOT_FOUND' | 'CONTENT_UNAVAILABLE' };
type Answered = { readonly ok: false; readonly failure: CannotAnswer } | QuestionnaireOutcome;

/** Questions are content, answers and scores are the owner's: these routes bring them together. */
@Controller()
export class QuestionnairesController {
  constructor(
    private readonly catalogue: LearningCatalogue,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Handles(questionnaireFormContract, problems)
  async form(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof questionnaireFormContract>,
  ): Promise<AnswerTo<typeof questionnaireFormContract>> {
    const content = await this.catalogue.read();
    if (!content.ok) return problem(problems, { code: 'CONTENT_UNAVAILABLE' });
    const module = moduleOf(content.value, params.moduleId);
    if (!module) return problem(problems, { code: 'MODULE_NOT_FOUND' });
    const { value, meta } = await this.queries.execute(
      new GetQuestionnaireAnswers({ caller, accountId: params.accountId, context, minimumPosition }),
    );
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    return success(formAnswer(module, value), meta);
  }

  @Handles(saveAnswersContract, problems)
  async save(@Call() call: CallOf<typeof saveAnswersContract>): Promise<AnswerTo<typeof saveAnswersContract>> {
    const answered = await this.#answer('SaveAnswers', call);
    if (!answered.ok) return problem(problems, answered.failure);
    const { state, position } = answered.value;
    return success({ saved: state.saved[call.params.chapterId]?.answers.length ?? 0 }, { position });
  }

  @Handles(submitChapterContract, problems)
  async submit(@Call() call: AnswerCall): Promise<AnswerTo<typeof submitChapterContract>> {
    const answered = await this.#answer('SubmitChapter', call);
    if (!answered.ok) return problem(problems, answered.failure);
    const { events, position } = answered.value;
    const submittedAt = call.context.occurredAt.toISOString();
    for (const event of events) {
      if (event.type !== 'questionnaires.chapter-submitted.v1') continue;
      const scored = events.find((each) => each.type === 'questionnaires.chapter-scored.v1');
      const { score = 0, highest = 0, percentage = null } = scored?.data ?? {};
      return success(chapterScore({ ...event.data, score, highest, percentage, submittedAt }), { position });
    }
    return problem(problems, { code: 'ALREADY_ANSWERED' });
  }

  @Handles(questionnaireScoresContract, problems)
  async scores(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof questionnaireScoresContract>,
  ): Promise<AnswerTo<typeof questionnaireScoresContract>> {
    const { value, meta } = await this.queries.execute(
      new GetQuestionnaireScores({ caller, accountId: params.accountId, context, minimumPosition }),
    );
    return value ? success(scoresAnswer(value), meta) : problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
  }

  @Handles(scoreProvenanceContract, problems)
  async provenance(
    @Call() { caller, params, context, minimumPosition }: CallOf<typeof scoreProvenanceContract>,
  ): Promise<AnswerTo<typeof scoreProvenanceContract>> {
    const { value, meta } = await this.queries.execute(
      new GetQuestionnaireAnswers({ caller, accountId: params.accountId, context, minimumPosition }),
    );
    if (!value) return problem(problems, { code: 'ACCOUNT_NOT_FOUND' }, { meta });
    const provenance = provenanceAnswer(value, params.chapterId);
    return provenance ? success(provenance, meta) : problem(problems, { code: 'NOT_SCORED' }, { meta });
  }

  async #answer(act: QuestionnaireCommand['name'], { caller, params, body, context }: AnswerCall): Promise<Answered> {
    const cannot = (code: CannotAnswer['code']): Answered => ({ ok: false, failure: { code } });
    if (params.accountId !== subjectOf(caller)) return cannot('ACCOUNT_NOT_FOUND');
    const content = await this.catalogue.read();
    if (!content.ok) return cannot('CONTENT_UNAVAILABLE');
    const chapters = chapterForms(content.value, params.moduleId);
    const chapter = chapters.find(({ chapterId }) => chapterId === params.chapterId);
    if (!chapter) return cannot('CHAPTER_NOT_FOUND');
    const command = { name: act, chapter, answers: chosenAnswers(body), seenVersion: body.version };
    return this.commands.execute(new AnswerChapter(command, context));
  }
}
